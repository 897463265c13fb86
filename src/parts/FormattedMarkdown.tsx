import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { safeUrl } from '../domain/externalUrls.js';
import { Message } from '../i18n/index.js';
import { Link } from '../ui/Link.js';
import { markdownMessages as messages } from './markdown.messages.js';

/** The formatted text of `Markdown`; its own file because the formatter weighs more than a widget. */
export function FormattedMarkdown({ text }: { text: string }) {
  return (
    <ReactMarkdown remarkPlugins={PLUGINS} components={COMPONENTS} urlTransform={(url) => safeUrl(url) ?? ''}>
      {text}
    </ReactMarkdown>
  );
}

const PLUGINS = [remarkGfm];

const COMPONENTS: Components = {
  a: ({ href, children }) =>
    href ? (
      <Link href={href} isExternal>
        {children}
      </Link>
    ) : (
      <span>{children}</span>
    ),
  // Loading one would tell its server who reads what.
  img: ({ alt }) => <Message {...messages.image} values={{ description: alt ?? '' }} />,
  // The text stands inside a page that has headings of its own.
  h1: ({ children }) => <h4>{children}</h4>,
  h2: ({ children }) => <h4>{children}</h4>,
  h3: ({ children }) => <h4>{children}</h4>,
  h4: ({ children }) => <h4>{children}</h4>,
  h5: ({ children }) => <h4>{children}</h4>,
  h6: ({ children }) => <h4>{children}</h4>,
  input: ({ checked }) => <span aria-hidden>{checked ? '☑' : '☐'}</span>,
};
