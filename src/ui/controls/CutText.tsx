import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { cut } from '../layout/mixins.js';
import { Dash, TextLine } from '../table/cell.styles.js';

/** Props of {@link CutText}. */
export interface CutTextProps {
  text: string | null | undefined;
  /** Whether its characters matter one by one, as those of versions do. @defaultValue false */
  isCode?: boolean;
  /** Whether it is an identifier of which the end tells most, as of package URLs: it is cut before that. @defaultValue false */
  keepsEnd?: boolean;
}

/** A text of others in one line of a cell, cut where there is no room; a dash where there is none. */
export function CutText({ text, isCode, keepsEnd }: CutTextProps) {
  if (!text) return <Dash />;
  if (keepsEnd && text.length > KEPT) {
    return (
      <TextLine title={text} data-code dir="ltr">
        <Beginning>{text.slice(0, -KEPT)}</Beginning>
        <TextSpan>{text.slice(-KEPT)}</TextSpan>
      </TextLine>
    );
  }
  return (
    <TextLine title={text} data-code={isCode || keepsEnd || undefined}>
      <bdi>{text}</bdi>
    </TextLine>
  );
}

/** Characters at the end: a version and a bit. */
const KEPT = 12;

// Not a flexible box, whose parts would be copied as lines of their own. All letters of this font are as wide.
const Beginning = styled.span`
  ${cut}
  display: inline-block;
  max-inline-size: calc(100% - ${KEPT}ch);
  vertical-align: bottom;
`;
