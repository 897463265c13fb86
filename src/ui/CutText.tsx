import { Dash, Line } from './list.styles.js';

/** Props of {@link CutText}. */
export interface CutTextProps {
  text: string | null | undefined;
  /** Whether its characters matter one by one, as those of versions do. @defaultValue false */
  isCode?: boolean;
}

/** A text of others in one line of a cell, cut where there is no room; a dash where there is none. */
export function CutText({ text, isCode }: CutTextProps) {
  if (!text) return <Dash />;
  return (
    <Line title={text} data-code={isCode || undefined}>
      <bdi>{text}</bdi>
    </Line>
  );
}
