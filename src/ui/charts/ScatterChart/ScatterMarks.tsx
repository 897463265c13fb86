import { memo } from 'react';
import { useIntl } from '../../../i18n/index.js';
import type { Tone } from '../../../theme/index.js';
import { SHAPES, type IconName, type IconShape } from '../../controls/iconShapes.js';
import { isInside, type ScatterBrush } from './brushShape.js';
import type { ScatterMark, ScatterPoint } from './scatterShape.js';

/** A kind of point. Each has its own color and shape, because many users cannot rely on color alone. */
export interface ScatterKind {
  id: string;
  label: string;
  tone: Tone;
  icon: IconName;
}

/** All marks; those outside of the rectangle step back. */
export const ScatterMarks = memo(function ScatterMarks(props: {
  marks: readonly ScatterMark[];
  points: readonly ScatterPoint[];
  kinds: readonly ScatterKind[];
  brush: ScatterBrush;
}) {
  const { marks, points, kinds, brush } = props;
  return marks.map((mark) => (
    <Mark
      key={mark.id}
      mark={mark}
      kind={kinds[mark.kind]!}
      isOut={!mark.members.some((place) => isInside(brush, points[place]!))}
    />
  ));
});

/** One point as the shape of its kind; several as a circle with their number, and the shape of the worst at its edge. */
const Mark = memo(function Mark(props: { mark: ScatterMark; kind: ScatterKind; isOut: boolean }) {
  const { mark, kind, isOut } = props;
  const { x, y, radius, members } = mark;
  const intl = useIntl();
  return (
    <g transform={`translate(${x} ${y})`} data-tone={kind.tone} data-mark="" data-out={isOut || undefined}>
      {members.length === 1 ? (
        <Shape name={kind.icon} radius={radius} />
      ) : (
        <>
          <circle r={radius} />
          <text y={3.5} textAnchor="middle">
            {intl.formatNumber(members.length, { notation: 'compact' })}
          </text>
          <g transform={`translate(${radius * 0.75} ${-radius * 0.75})`}>
            <Shape name={kind.icon} radius={4} />
          </g>
        </>
      )}
    </g>
  );
});

/** A shape that is centered on its position. */
export function Shape({ name, radius }: { name: IconName; radius: number }) {
  const { line, solid, dash }: IconShape = SHAPES[name];
  return (
    <g transform={`scale(${radius / 8}) translate(-8 -8)`} data-shape={solid ? 'solid' : 'line'}>
      {/* Hides the content behind an open shape. */}
      {line && <circle cx={8} cy={8} r={6} data-gap="" />}
      {line && <path d={line} strokeDasharray={dash} data-line="" />}
      {solid && <path d={solid} data-solid="" />}
    </g>
  );
}
