import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { safeUrl } from '../../domain/externalUrls.js';
import { Message } from '../../i18n/index.js';
import { Link } from '../../ui/controls/Link.js';
import { Reading } from './Markdown.js';
import { markdownMessages as messages } from './markdown.messages.js';

/**
 * HTML from outside, reduced to words, their structure, and links: elements are recreated from a list of
 * harmless ones, without any of their attributes. Nothing in it runs, loads, or accepts input.
 */
export function SafeHtml({ html }: { html: string }) {
  const content = useMemo(() => {
    // A document without a window: scripts do not run in it, and images are not fetched.
    const { body } = new DOMParser().parseFromString(html.slice(0, LONGEST), 'text/html');
    return contentOf(body, 0);
  }, [html]);
  // The texts are shown as they came. Another text is redrawn completely, whatever a translator made of this
  // one.
  return (
    <Reading key={html} dir="auto">
      {content}
    </Reading>
  );
}

// Room for many times the length of an operator's message. More would stop the page.
const LONGEST = 50_000;
/** Deeper ones are shown as one text: drawing them would overflow the stack. */
const DEEPEST = 40;

const SAME = new Set(
  'p div span br hr strong em u s code pre kbd small sub sup ul ol li dl dt dd blockquote table thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const INSTEAD: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  center: 'div',
  // The page has its own headings.
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
};
const EMPTY = new Set(['br', 'hr']);
/** They hold no words for people, or ask people for some. */
const DROPPED = new Set(
  'script style template noscript iframe frame object embed applet svg math audio video canvas head title link meta base input textarea select button dialog'.split(
    ' ',
  ),
);
/** Between their parts there is no text but blanks, which they may not hold. */
const OF_TABLES = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

function contentOf(parent: Element, depth: number): ReactNode[] {
  if (depth > DEEPEST) return [parent.textContent];
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const isBlank = OF_TABLES.has(parent.localName) && !node.nodeValue?.trim();
      return isBlank ? null : node.nodeValue;
    }
    return node.nodeType === Node.ELEMENT_NODE ? elementOf(node as Element, index, depth) : null;
  });
}

function elementOf(element: Element, key: number, depth: number): ReactNode {
  const name = element.localName;
  if (DROPPED.has(name)) return null;
  if (name === 'img') {
    const description = element.getAttribute('alt');
    // Loading an image would reveal to its server who is about to sign in.
    return description && <Message key={key} {...messages.image} values={{ description }} />;
  }
  const kind = SAME.has(name) ? name : INSTEAD[name];
  if (kind !== undefined && EMPTY.has(kind)) return createElement(kind, { key });
  const children = contentOf(element, depth + 1);
  const href = name === 'a' ? targetOf(element.getAttribute('href')) : undefined;
  if (href !== undefined) {
    return (
      <Link key={key} href={href} isExternal={!href.startsWith('mailto:')}>
        {children}
      </Link>
    );
  }
  return kind === undefined ? (
    <Fragment key={key}>{children}</Fragment>
  ) : (
    createElement(kind, { key }, ...children)
  );
}

function targetOf(href: string | null): string | undefined {
  return (
    safeUrl(href) ?? (/^mailto:[^\s]+$/i.test(href ?? '') ? href!.replace(/^mailto/i, 'mailto') : undefined)
  );
}
