import { useId, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { useIntl } from '../../../i18n/index.js';
import { markKeyUsed } from '../../controls/usedKeys.js';
import { useWidth } from '../../hooks/useWidth.js';
import { VisuallyHidden } from '../../controls/VisuallyHidden.js';
import { brushAround, type Box, type ScatterBrush } from './brushShape.js';
import { frameOf, PLOT, type ScatterFrame } from './chartFrame.js';
import { markWords, type AxisWords } from './markWords.js';
import { messages } from './ScatterChart.messages.js';
import { Drawing, Reader, Root } from './ScatterChart.styles.js';
import { ScatterMarks, Shape, type ScatterKind } from './ScatterMarks.js';
import {
  gather,
  leadsToMark,
  nextMark,
  ticksOf,
  type ScatterAxes,
  type ScatterMark,
  type ScatterPoint,
} from './scatterShape.js';
import { ScatterTip } from './ScatterTip.js';
import { useBrush } from './useBrush.js';

/** Props of {@link ScatterChart}. */
export interface ScatterChartProps {
  /** A sentence that describes the chart. It is the chart's name for screen readers. */
  label: string;
  /** The same array from one drawing to the next, as long as they are the same. */
  points: readonly ScatterPoint[];
  /** The kinds of points, the worst first. */
  kinds: readonly ScatterKind[];
  /** The axes; keep them outside of components, or stable between renders. */
  axes: ScatterAxes;
  /** The names of the axes and the format of their values. */
  words: { x: AxisWords; y: AxisWords };
  /** Returns the name of a point, by its index. */
  nameOf: (place: number) => string;
  /** The rectangle that is drawn over it. */
  brush: ScatterBrush;
  onBrushChange: (brush: ScatterBrush) => void;
  /** True when the points are still loading. The chart has the same height, without points. */
  isWaiting?: boolean;
  /** The drawing, for a file of it. */
  drawing?: Ref<SVGSVGElement>;
}

/**
 * Points by two values. Those that are close are one mark with their number, as bad as the worst of them. The pointer draws a
 * rectangle or takes a mark; keys go from mark to mark, and draw the rectangle, too.
 */
export function ScatterChart(props: ScatterChartProps) {
  const { label, points, kinds, axes, brush, onBrushChange, isWaiting, drawing } = props;
  const intl = useIntl();
  const keysId = useId();
  const root = useRef<HTMLDivElement>(null);
  const width = useWidth(root, widthOf);
  const [cursorId, setCursorId] = useState<string>();
  const { plot, height, legend } = useMemo(() => frameOf(width ?? 0, kinds.length), [width, kinds.length]);
  const marks = useMemo(() => gather(points, axes, plot), [points, axes, plot]);
  const cursor = marks.find(({ id }) => id === cursorId);
  const pointer = useBrush({
    marks,
    points,
    axes,
    brush,
    onBrushChange,
    size: plot,
    onPoint: (mark) => setCursorId(mark?.id),
  });
  const keys = useMarkKeys({ marks, points, cursor, setCursorId, brush, onBrushChange, stop: pointer.stop });
  const held = cursor ?? keys.first;
  const wordsOf = (mark: ScatterMark) => markWords(intl, mark, props);
  const said = held && wordsOf(held);

  return (
    <Root
      ref={root}
      dir="ltr"
      data-waiting={isWaiting || undefined}
      style={width === undefined ? undefined : { minHeight: height }}
    >
      {width !== undefined && (
        <Drawing ref={drawing} width={width} height={height} aria-hidden focusable="false">
          <g transform={`translate(${PLOT.left} ${PLOT.top})`}>
            <Axes {...props} frame={{ plot, height, legend }} />
            {pointer.box && <Brush box={pointer.box} part="area" />}
            <ScatterMarks marks={marks} points={points} kinds={kinds} brush={pointer.brush} />
            {pointer.box && <Brush box={pointer.box} part="edge" />}
            {cursor && (
              <g data-cursor="">
                <circle cx={cursor.x} cy={cursor.y} r={cursor.radius + 4} />
              </g>
            )}
          </g>
        </Drawing>
      )}
      {said && (
        <>
          <Reader
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-describedby={keysId}
            aria-valuemin={1}
            aria-valuemax={marks.length}
            aria-valuenow={marks.indexOf(held) + 1}
            aria-valuetext={intl.formatMessage(messages.at, {
              ...said,
              names: intl.formatList(said.names, { type: 'unit' }),
            })}
            {...pointer.events}
            onBlur={() => setCursorId(undefined)}
            onKeyDown={keys.onKeyDown}
          />
          <VisuallyHidden id={keysId}>{intl.formatMessage(messages.keys)}</VisuallyHidden>
        </>
      )}
      {cursor && <ScatterTip mark={cursor} kind={kinds[cursor.kind]!} words={wordsOf(cursor)} size={plot} />}
    </Root>
  );
}

/** Without a layout, as in tests, it is as wide as on a small screen. */
const widthOf = (width: number) => width || 720;

/** Handles the keys of the chart. They start at the highest mark. */
function useMarkKeys(options: {
  marks: readonly ScatterMark[];
  points: readonly ScatterPoint[];
  cursor: ScatterMark | undefined;
  setCursorId: (id: string | undefined) => void;
  brush: ScatterBrush;
  onBrushChange: (brush: ScatterBrush) => void;
  stop: () => boolean;
}) {
  const { marks, points, cursor, setCursorId, brush, onBrushChange, stop } = options;
  const first = useMemo(() => nextMark(marks, undefined, 'ArrowDown'), [marks]);
  /** The mark at which the rectangle drawn with Shift starts. */
  const anchor = useRef<ScatterMark>(undefined);
  const select = (...chosen: ScatterMark[]) =>
    onBrushChange(brushAround(chosen.flatMap(({ members }) => members.map((place) => points[place]!))));

  /** Does what a key says; returns whether it says something. */
  const press = (key: string, isShifted: boolean): boolean => {
    if (leadsToMark(key)) {
      const isEnd = key === 'Home' || key === 'End';
      const target = cursor || isEnd ? nextMark(marks, cursor, key) : first;
      if (!target) return false;
      setCursorId(target.id);
      if (!isShifted) anchor.current = undefined;
      else select((anchor.current ??= cursor ?? target), target);
      return true;
    }
    switch (key) {
      case 'Enter':
      case ' ':
        if (!cursor && !first) return false;
        select(cursor ?? first!);
        return true;
      case 'Delete':
      case 'Backspace':
        if (!brush.x && !brush.y) return false;
        onBrushChange({});
        return true;
      case 'Escape': {
        const hadDrag = stop();
        if (!hadDrag && !cursor) return false;
        setCursorId(undefined);
        return true;
      }
      default:
        return false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (press(event.key, event.shiftKey)) markKeyUsed(event);
  };
  return { first, onKeyDown };
}

/** Lines and names of both axes, and what the shapes mean. */
function Axes(props: ScatterChartProps & { frame: ScatterFrame }) {
  const { axes, words, kinds, frame } = props;
  const { plot, legend } = frame;
  return (
    <>
      <text x={-PLOT.left} y={-14} data-name="">
        {words.y.label}
      </text>
      {ticksOf(axes.y, plot.height, 44).map(({ value, at }) => (
        <g key={value} data-grid="">
          <path d={`M0 ${plot.height - at}H${plot.width}`} />
          <text x={-8} y={plot.height - at + 4} textAnchor="end">
            {words.y.format(value)}
          </text>
        </g>
      ))}
      {ticksOf(axes.x, plot.width, 80).map(({ value, at }) => (
        <g key={value} data-grid="">
          <path d={`M${at} 0V${plot.height}`} />
          <text x={at} y={plot.height + 17} textAnchor="middle">
            {words.x.format(value)}
          </text>
        </g>
      ))}
      <text x={plot.width} y={plot.height + 34} textAnchor="end" data-name="">
        {words.x.label}
      </text>
      {kinds.map(({ id, label, tone, icon }, index) => (
        <g key={id} transform={`translate(${legend[index]!.x} ${legend[index]!.y})`} data-tone={tone}>
          <g transform="translate(7 7)" data-mark="">
            <Shape name={icon} radius={6} />
          </g>
          <text x={20} y={11} data-name="">
            {label}
          </text>
        </g>
      ))}
    </>
  );
}

/** The rectangle: its area below the marks, its edge above them. */
function Brush({ box: { left, top, right, bottom }, part }: { box: Box; part: 'area' | 'edge' }) {
  return (
    <g data-brush={part}>
      {/* One of a single value is seen all the same. */}
      <rect x={left - 1} y={top - 1} width={right - left + 2} height={bottom - top + 2} rx={2} />
    </g>
  );
}
