import type { ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { safeUrl } from '../../domain/externalUrls.js';
import { Message } from '../../i18n/index.js';
import { Link } from '../../ui/controls/Link.js';
import { markdownMessages as messages } from './markdown.messages.js';

/** The formatted text of `Markdown`; its own file because the formatter weighs more than a widget. */
export function FormattedMarkdown({ text, headingLevel }: { text: string; headingLevel: 3 | 4 | 5 }) {
  return (
    <ReactMarkdown
      remarkPlugins={PLUGINS}
      components={COMPONENTS[headingLevel]}
      urlTransform={(url) => safeUrl(url) ?? ''}
    >
      {text}
    </ReactMarkdown>
  );
}

const PLUGINS = [remarkGfm];

const OTHERS: Components = {
  a: ({ href, children }) =>
    href ? (
      <Link href={href} isExternal>
        {children}
      </Link>
    ) : (
      <span>{children}</span>
    ),
  // Loading an image would reveal to its server who reads what.
  img: ({ alt }) => <Message {...messages.image} values={{ description: alt ?? '' }} />,
  input: ({ checked }) => <span aria-hidden>{checked ? '☑' : '☐'}</span>,
};

/** Draws all headings at one level, because the text is inside a page that has its own headings. */
function withHeadings(Heading: 'h3' | 'h4' | 'h5'): Components {
  const heading = ({ children }: { children?: ReactNode }) => <Heading>{children}</Heading>;
  return { ...OTHERS, h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading };
}

const COMPONENTS = { 3: withHeadings('h3'), 4: withHeadings('h4'), 5: withHeadings('h5') };
