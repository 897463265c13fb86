import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { cut } from '../layout/mixins.js';
import { Dash, TextLine } from '../table/cell.styles.js';

/** Props of {@link CutText}. */
export interface CutTextProps {
  text: string | null | undefined;
  /** True when each character matters, as in versions. @defaultValue false */
  isCode?: boolean;
  /**
   * True for an identifier whose end matters most, such as a package URL: it is cut before its end.
   * @defaultValue false
   */
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

// Not a flex box, because its parts would be copied as separate lines. All letters of this font have the same
// width.
const Beginning = styled.span`
  ${cut}
  display: inline-block;
  max-inline-size: calc(100% - ${KEPT}ch);
  vertical-align: bottom;
`;
