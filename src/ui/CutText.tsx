import { Dash, Line } from './list.styles.js';

/** A text of others in one line of a cell, cut where there is no room; a dash where there is none. */
export function CutText({ text }: { text: string | null | undefined }) {
  if (!text) return <Dash />;
  return (
    <Line title={text}>
      <bdi>{text}</bdi>
    </Line>
  );
}
