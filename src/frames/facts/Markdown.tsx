import { Component, memo, useDeferredValue, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../../ui/controls/Button.js';
import { deferred } from '../../ui/later/deferred.js';
import { markdownMessages as messages } from './markdown.messages.js';

/** Props of {@link Markdown}. */
export interface MarkdownProps {
  /** Markdown from outside; markup in it stays text. */
  text: string;
  /** The level of the headings in the text. @defaultValue 4 */
  headingLevel?: 3 | 4 | 5;
}

/**
 * A text from outside, formatted: no HTML, no images, links to web addresses only. Very long ones are cut, because
 * formatting them would stop the page; the plain text of them is a button away.
 */
export const Markdown = memo(function Markdown({ text, headingLevel = 4 }: MarkdownProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > LONGEST;
  const shown = isLong ? text.slice(0, LONGEST) : text;
  // Formatting takes longer than everything around it, which appears immediately and is not held up.
  const isFormatted = useDeferredValue<string | null>(shown, null) === shown;
  if (isLong && isWhole) return <Plain dir="auto">{text}</Plain>;
  const plain = <Plain dir="auto">{shown}</Plain>;
  return (
    <Reading dir="auto">
      {isFormatted ? (
        <Fallback key={shown} fallback={plain}>
          <FormattedMarkdown fallback={plain} text={shown} headingLevel={headingLevel} />
        </Fallback>
      ) : (
        <Place>{plain}</Place>
      )}
      {isLong && (
        <p>
          <Message {...messages.cut} values={{ count: text.length }} />{' '}
          <Button size="small" onClick={() => setIsWhole(true)}>
            <Message {...messages.showAll} />
          </Button>
        </p>
      )}
    </Reading>
  );
});

const FormattedMarkdown = deferred(() =>
  import('./FormattedMarkdown.js').then((module) => module.FormattedMarkdown),
);

// Formatting 92 kB took 1.6 s; a text nested deeply enough overflows the stack, which the boundary catches.
const LONGEST = 50_000;

/** Shows the plain text when formatting it fails. */
class Fallback extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const Plain = styled.div`
  max-block-size: 60vh;
  overflow: auto;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Keeps the room until the formatted text is there. */
const Place = styled.div`
  visibility: hidden;
`;

/** The look of a formatted text. */
export const Reading = styled.div`
  max-inline-size: 72ch;
  font-size: ${theme.font.size.reading};
  line-height: ${theme.font.line.reading};
  overflow-wrap: anywhere;
  > * + * {
    margin-block-start: ${theme.space.sm};
  }
  :is(h3, h4, h5) {
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.strong};
  }
  ul,
  ol {
    padding-inline-start: 20px;
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  strong {
    font-weight: ${theme.font.weight.strong};
  }
  code {
    padding: 1px ${theme.space.xs};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.surface.code};
    font-family: ${theme.font.family.mono};
    font-size: 0.9em;
  }
  pre {
    max-inline-size: 100%;
    overflow-x: auto;
    padding: ${theme.space.sm} ${theme.space.md};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface.code};
  }
  pre code {
    padding: 0;
    background: none;
  }
  blockquote {
    margin: 0;
    padding-inline-start: ${theme.space.md};
    border-inline-start: 2px solid ${theme.color.border.default};
    color: ${theme.color.text.muted};
  }
  table {
    display: block;
    max-inline-size: 100%;
    overflow-x: auto;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${theme.space.xs} ${theme.space.sm};
    border: 1px solid ${theme.color.border.subtle};
    text-align: start;
  }
`;
