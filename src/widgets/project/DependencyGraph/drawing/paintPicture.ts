import { FOLD } from '../../../../domain/graph/layoutDrawn.js';
import { SEVERITY_ICONS } from '../../../../entities/vulnerability/severityIcons.js';
import { areaOf, BOX, CHIP, DOT, isFoldable, type PaintedArrangement } from './arrangement.js';
import type { DrawingColors } from './drawingColors.js';
import type { IconPainter, Pen } from './pens.js';
import { violationIn, worstIn, type ViolationState } from './signs.js';
import type { Area } from './viewport.js';

/** Everything that is seen, apart from where it is seen from. */
export interface Picture {
  readonly arrangement: PaintedArrangement;
  readonly colors: DrawingColors;
  /** By index: what `signs.ts` reads. */
  readonly signs: Uint8Array;
  /** By edge: what of it is on a path. */
  readonly edgeRoles: Uint8Array;
  /** By index: on the selected path, searched for. */
  readonly nodeRoles: Uint8Array;
  readonly selected: number | undefined;
  /** Returns the words in and beside an item. Called only when they can be read. */
  readonly wordsAt: (index: number) => NodeWords;
}

/** The two lines of a box, and the numbers at it. */
export interface NodeWords {
  readonly title: string;
  readonly detail: string;
  readonly findings: number;
  readonly violations: number;
  /** On the button that opens or closes it. */
  readonly chip: string;
}

/** The role of an edge. Edges are painted in this order. */
export const EDGE = { plain: 0, other: 1, selected: 2 } as const;
/** Additional roles of a node, as flags. */
export const NODE = { onPath: 1, target: 2 } as const;

/** Below these scales words, and then shapes, would be too small to be seen. */
export const WORDS_FROM = 0.45;
const SHAPES_FROM = 0.2;
/**
 * Returns the scale from which words are shown. The labels of a network are beside their nodes, so they need
 * space: the fewer labels there are, the more space they have.
 */
const wordsFrom = ({ kind, drawn }: PaintedArrangement) =>
  kind === 'layers' ? WORDS_FROM : drawn.size <= 300 ? 0.3 : 0.75;
/** From afar things are plain, with shapes on what is loud. */
const isFar = (arrangement: PaintedArrangement, scale: number) =>
  scale < (arrangement.kind === 'layers' ? SHAPES_FROM : Math.min(WORDS_FROM, wordsFrom(arrangement)));

/** The surface that a picture is painted on. */
export interface Surface {
  readonly pen: Pen;
  readonly icon: IconPainter;
}

/**
 * Paints what lies in an area, edges first; gives way from time to time.
 * @param isOverview - so small that colours have to do
 */
export function* paintPicture(
  surface: Surface,
  picture: Picture,
  area: Area,
  scale: number,
  isOverview = false,
): Generator<void, void, void> {
  yield* paintEdges(surface.pen, picture, area, scale);
  const { arrangement } = picture;
  if (isOverview || isFar(arrangement, scale)) {
    yield* paintPlain(surface.pen, picture, area, scale);
    if (!isOverview) yield* paintSigns(surface, picture, area, scale);
  } else if (arrangement.kind === 'layers') yield* paintBoxes(surface, picture, area, scale);
  else yield* paintDots(surface, picture, area, scale);
}

/** Returns true when painting takes so few milliseconds that it can be done in each frame. */
export function isQuick({ arrangement, edgeRoles }: Picture, area: Area, scale: number): boolean {
  const { drawn, x, y } = arrangement;
  const nodeMs = scale >= Math.min(WORDS_FROM, wordsFrom(arrangement)) ? 0.04 : 0.008;
  let left = QUICK_MS;
  for (let index = 0; index < drawn.size && left > 0; index += 1) {
    if (
      x[index]! >= area.left &&
      x[index]! <= area.right &&
      y[index]! >= area.top &&
      y[index]! <= area.bottom
    )
      left -= nodeMs;
  }
  for (let edge = 0; edge < edgeRoles.length && left > 0; edge += 1) {
    if (isEdgeSeen(arrangement, edge, area)) left -= 0.02;
  }
  return left > 0;
}

/** The things whose words can be read. */
export function* indexesWithWords({ arrangement }: Picture, area: Area, scale: number) {
  if (scale < wordsFrom(arrangement)) return;
  yield* indexesIn(arrangement, area, arrangement.kind === 'layers' ? CHIP.width : 0);
}

/** A frame at 60 per second has 16 ms; the page and the browser need most of it. */
const QUICK_MS = 6;

function* paintEdges(pen: Pen, picture: Picture, area: Area, scale: number) {
  const { arrangement, colors, edgeRoles } = picture;
  const isStraight = scale < SHAPES_FROM;
  const line = (width: number, least = 0.6) => Math.max(width, least / scale);
  // When zoomed out, a large number of lines is drawn thin enough to show how many cross, and the nodes
  // between them.
  const hair = Math.max(0.1, Math.min(0.6, 5_000 / edgeRoles.length));
  for (const role of [EDGE.plain, EDGE.other, EDGE.selected]) {
    const isPlain = role === EDGE.plain;
    const start = () => {
      pen.strokeStyle = isPlain ? colors.edge : colors.edgePath;
      pen.lineWidth =
        role === EDGE.selected
          ? line(2.5)
          : role === EDGE.other
            ? line(1.5)
            : line(isStraight ? 0 : 1.25, hair);
      pen.setLineDash(role === EDGE.other ? [4 / Math.min(scale, 1), 3 / Math.min(scale, 1)] : []);
      pen.beginPath();
    };
    let pending: number[] = [];
    const finish = () => {
      pen.stroke();
      if (scale < WORDS_FROM) return;
      pen.setLineDash([]);
      pen.beginPath();
      for (const edge of pending) arrowHead(pen, arrangement, edge, role === EDGE.selected ? 6 : 4.5);
      pen.stroke();
    };
    start();
    for (let edge = 0; edge < edgeRoles.length; edge += 1) {
      if (edgeRoles[edge] !== role || !isEdgeSeen(arrangement, edge, area)) continue;
      edgeLine(pen, arrangement, edge, isStraight);
      pending.push(edge);
      // Long paths take longer than many short ones.
      if (pending.length < 100) continue;
      finish();
      yield;
      pending = [];
      start();
    }
    if (pending.length > 0) finish();
  }
  pen.setLineDash([]);
}

function isEdgeSeen({ drawn, x, y, kind }: PaintedArrangement, edge: number, area: Area): boolean {
  const source = drawn.sources[edge]!;
  const target = drawn.targets[edge]!;
  const [ax, bx, ay, by] = [x[source]!, x[target]!, y[source]!, y[target]!];
  // Edges back up swing out of the columns of their ends.
  const spare = kind === 'layers' && bx <= ax ? BOX.width : 0;
  return (
    Math.max(ax, bx) + spare >= area.left &&
    Math.min(ax, bx) - spare <= area.right &&
    Math.max(ay, by) >= area.top &&
    Math.min(ay, by) <= area.bottom
  );
}

function edgeLine(pen: Pen, arrangement: PaintedArrangement, edge: number, isStraight: boolean) {
  const { drawn, x, y, kind } = arrangement;
  const [source, target] = [drawn.sources[edge]!, drawn.targets[edge]!];
  if (kind === 'network') {
    pen.moveTo(x[source]!, y[source]!);
    pen.lineTo(x[target]!, y[target]!);
    return;
  }
  const [fromX, toX] = [x[source]! + BOX.width / 2, x[target]! - BOX.width / 2];
  pen.moveTo(fromX, y[source]!);
  if (isStraight) return pen.lineTo(toX, y[target]!);
  const bend = toX > fromX ? Math.min((toX - fromX) / 2, 70) : 70;
  pen.bezierCurveTo(fromX + bend, y[source]!, toX - bend, y[target]!, toX, y[target]!);
}

function arrowHead(pen: Pen, { drawn, x, y, kind }: PaintedArrangement, edge: number, size: number) {
  const [source, target] = [drawn.sources[edge]!, drawn.targets[edge]!];
  let [tipX, tipY, wayX, wayY] = [x[target]! - BOX.width / 2, y[target]!, 1, 0];
  if (kind === 'network') {
    const [dx, dy] = [x[target]! - x[source]!, y[target]! - y[source]!];
    const length = Math.hypot(dx, dy) || 1;
    [wayX, wayY] = [dx / length, dy / length];
    [tipX, tipY] = [x[target]! - wayX * DOT, y[target]! - wayY * DOT];
  }
  pen.moveTo(tipX - size * (wayX + wayY * 0.7), tipY - size * (wayY - wayX * 0.7));
  pen.lineTo(tipX, tipY);
  pen.lineTo(tipX - size * (wayX - wayY * 0.7), tipY - size * (wayY + wayX * 0.7));
}

function* indexesIn({ drawn, x, y }: PaintedArrangement, area: Area, sparePixels: number) {
  for (let index = 0; index < drawn.size; index += 1) {
    if (x[index]! + BOX.width / 2 + sparePixels < area.left || x[index]! - BOX.width / 2 > area.right)
      continue;
    if (y[index]! + BOX.height / 2 < area.top || y[index]! - BOX.height / 2 > area.bottom) continue;
    yield index;
  }
}

function* paintBoxes({ pen, icon }: Surface, picture: Picture, area: Area, scale: number) {
  const { arrangement } = picture;
  const fit = fitter(pen);
  let count = 0;
  for (const index of indexesIn(arrangement, area, CHIP.width)) {
    paintBox({ pen, icon }, picture, index, scale >= WORDS_FROM ? fit : undefined);
    if (++count % 20 === 0) yield;
  }
}

/** Boxes and squares, one colour after the other: changing colours takes longer than many of them, and so do circles. */
function* paintPlain(pen: Pen, picture: Picture, area: Area, scale: number) {
  const { arrangement, colors, signs, nodeRoles } = picture;
  const { x, y, kind } = arrangement;
  const add = (index: number) => {
    const half = Math.max(DOT * 0.75, 0.7 / scale) * (index === 0 ? 2 : 1);
    const [wide, high] = kind === 'layers' ? [BOX.width, BOX.height] : [2 * half, 2 * half];
    pen.rect(x[index]! - wide / 2, y[index]! - high / 2, wide, high);
  };
  const groups = new Map<string, number[]>();
  let seen = 0;
  for (const index of indexesIn(arrangement, area, 0)) {
    const worst = worstIn(signs[index]!);
    const isMarked = index === picture.selected || (nodeRoles[index]! & NODE.target) !== 0;
    const color =
      index === 0
        ? colors.inverse
        : worst
          ? colors.severity[worst].solid
          : isMarked
            ? colors.edgePath
            : colors.quiet;
    let group = groups.get(color);
    if (!group) groups.set(color, (group = []));
    group.push(index);
    if (++seen % 200 === 0) yield;
  }
  for (const [color, group] of groups) {
    for (let from = 0; from < group.length; from += 300) {
      pen.fillStyle = color;
      pen.beginPath();
      group.slice(from, from + 300).forEach(add);
      pen.fill();
      yield;
    }
  }
}

/** Shapes of findings and violations over an overview: colour alone would say nothing to some. */
function* paintSigns({ pen, icon }: Surface, picture: Picture, area: Area, scale: number) {
  const { arrangement, colors, signs } = picture;
  const { x, y } = arrangement;
  const loud: number[] = [];
  for (const index of indexesIn(arrangement, area, 0)) if (signs[index]! > 0) loud.push(index);
  if (loud.length > MOST_SIGNS) return;
  const size = 11 / scale;
  for (const [at, index] of loud.entries()) {
    const [worst, violation] = [worstIn(signs[index]!), violationIn(signs[index]!)];
    const name = worst ? SEVERITY_ICONS[worst] : VIOLATION_ICONS[violation!];
    const tone = worst ? colors.severity[worst] : colors.violation[violation!];
    pen.fillStyle = colors.canvas;
    pen.beginPath();
    pen.moveTo(x[index]! + size * 0.6, y[index]!);
    pen.arc(x[index]!, y[index]!, size * 0.6, 0, 2 * Math.PI);
    pen.fill();
    icon(name, x[index]! - size / 2, y[index]! - size / 2, size, tone.solid);
    if (at % 20 === 19) yield;
  }
}

/** More would hide what they are about. */
const MOST_SIGNS = 400;

function paintBox({ pen, icon }: Surface, picture: Picture, index: number, fit: Fitter | undefined) {
  const { arrangement, colors, nodeRoles, selected, signs, wordsAt } = picture;
  const { left, top } = areaOf(arrangement, index);
  const isFold = arrangement.drawn.places[index] === FOLD;
  const isRoot = index === 0;
  const isTarget = (nodeRoles[index]! & NODE.target) !== 0;
  const isSelected = index === selected;
  const severity = worstIn(signs[index]!);
  const worst = severity && colors.severity[severity];
  const words = fit && wordsAt(index);

  pen.fillStyle = isRoot
    ? colors.inverse
    : isFold
      ? colors.canvas
      : isTarget
        ? (worst?.surface ?? colors.chosen)
        : colors.node;
  pen.strokeStyle = isRoot ? colors.inverse : (worst?.solid ?? (isFold ? colors.subtle : colors.nodeBorder));
  pen.lineWidth = 1;
  pen.setLineDash(isFold ? [4, 3] : []);
  pen.beginPath();
  pen.roundRect(left, top, BOX.width, BOX.height, 6);
  pen.fill();
  pen.stroke();
  pen.setLineDash([]);
  if (worst) {
    pen.fillStyle = worst.solid;
    pen.beginPath();
    pen.roundRect(left, top, 4, BOX.height, 2);
    pen.fill();
  }
  if ((nodeRoles[index]! & NODE.onPath) !== 0 || isTarget) outline(pen, left, top, colors.edgePath, 2, 2);
  if (isSelected) outline(pen, left, top, colors.chosenBorder, 3, 5);

  let room = BOX.width - 18;
  room -= paintCounts({ pen, icon }, colors, signs[index]!, words, left, top);
  if (!fit || !words) {
    if (isFoldable(arrangement, index)) paintChip(pen, picture, index, '');
    return;
  }
  const { title, detail, chip } = words;
  pen.textAlign = 'left';
  pen.font = `500 12px ${colors.fontFamily}`;
  pen.fillStyle = isRoot ? colors.onInverse : isFold ? colors.muted : colors.text;
  pen.fillText(fit(title, room), left + 10, top + (detail ? 17 : 24));
  if (detail) {
    pen.font = `400 11px ${colors.fontFamily}`;
    pen.fillStyle = isRoot ? colors.onInverse : isFold ? colors.muted : colors.subtle;
    pen.fillText(fit(detail, room), left + 10, top + 31);
  }
  if (isFoldable(arrangement, index)) paintChip(pen, picture, index, chip);
}

function outline(pen: Pen, left: number, top: number, color: string, width: number, gap: number) {
  pen.strokeStyle = color;
  pen.lineWidth = width;
  pen.beginPath();
  pen.roundRect(left - gap, top - gap, BOX.width + 2 * gap, BOX.height + 2 * gap, 6 + gap);
  pen.stroke();
}

/** At the end of a box: the worst finding and how many there are, and the same of violations. Gives the room they take. */
function paintCounts(
  { pen, icon }: Surface,
  colors: DrawingColors,
  sign: number,
  words: NodeWords | undefined,
  left: number,
  top: number,
): number {
  const [worst, violation] = [worstIn(sign), violationIn(sign)];
  const rows = [
    ...(worst ? [{ name: SEVERITY_ICONS[worst], tone: colors.severity[worst], count: words?.findings }] : []),
    ...(violation
      ? [{ name: VIOLATION_ICONS[violation], tone: colors.violation[violation], count: words?.violations }]
      : []),
  ];
  pen.font = `600 12px ${colors.fontFamily}`;
  pen.textAlign = 'left';
  let widest = 0;
  rows.forEach(({ name, tone, count }, row) => {
    const middle = top + BOX.height / 2 + (rows.length === 2 ? (row === 0 ? -9 : 9) : 0);
    const text = count === undefined ? '' : String(count);
    const width = 18 + (text ? pen.measureText(text).width : 0);
    const at = left + BOX.width - 16 - width;
    icon(name, at, middle - 7, 14, tone.solid);
    pen.fillStyle = tone.text;
    if (text) pen.fillText(text, at + 18, middle + 4.5);
    widest = Math.max(widest, width + 12);
  });
  return widest;
}

const VIOLATION_ICONS = { FAIL: 'vio-fail', WARN: 'vio-warn', INFO: 'vio-info' } as const satisfies Record<
  ViolationState,
  string
>;

function paintChip(pen: Pen, { arrangement, colors }: Picture, index: number, text: string) {
  const { right, top } = areaOf(arrangement, index);
  const [left, height] = [right - CHIP.overlap, 18];
  pen.font = `500 11px ${colors.fontFamily}`;
  const width = Math.min(CHIP.width, Math.max(22, (text ? pen.measureText(text).width : 0) + 10));
  pen.fillStyle = colors.node;
  pen.strokeStyle = colors.nodeBorder;
  pen.lineWidth = 1;
  pen.beginPath();
  pen.roundRect(left, top + (BOX.height - height) / 2, width, height, height / 2);
  pen.fill();
  pen.stroke();
  if (!text) return;
  pen.fillStyle = colors.muted;
  pen.textAlign = 'center';
  pen.fillText(text, left + width / 2, top + BOX.height / 2 + 4);
}

function* paintDots({ pen, icon }: Surface, picture: Picture, area: Area, scale: number) {
  const { arrangement, colors, nodeRoles, selected, signs, wordsAt } = picture;
  const { x, y } = arrangement;
  const circle = (index: number, radius: number) => {
    pen.moveTo(x[index]! + radius, y[index]!);
    pen.arc(x[index]!, y[index]!, radius, 0, 2 * Math.PI);
  };
  const inView: number[] = [];
  let count = 0;
  for (const index of indexesIn(arrangement, area, 0)) {
    inView.push(index);
    const [worst, violation] = [worstIn(signs[index]!), violationIn(signs[index]!)];
    const role = nodeRoles[index]!;
    if (role !== 0 || index === selected) {
      pen.strokeStyle = index === selected ? colors.chosenBorder : colors.edgePath;
      pen.lineWidth = index === selected ? 3 : 2;
      pen.beginPath();
      circle(index, DOT + 2);
      pen.stroke();
    }
    if (worst) {
      pen.fillStyle = colors.canvas;
      pen.beginPath();
      circle(index, DOT);
      pen.fill();
      icon(SEVERITY_ICONS[worst], x[index]! - 8, y[index]! - 8, 16, colors.severity[worst].solid);
    } else if (violation) {
      pen.fillStyle = colors.canvas;
      pen.beginPath();
      circle(index, DOT);
      pen.fill();
      const { solid } = colors.violation[violation];
      icon(VIOLATION_ICONS[violation], x[index]! - 8, y[index]! - 8, 16, solid);
    } else {
      pen.fillStyle = index === 0 ? colors.inverse : colors.node;
      pen.strokeStyle = index === 0 ? colors.inverse : colors.nodeBorder;
      pen.lineWidth = 1.5;
      pen.beginPath();
      circle(index, index === 0 ? DOT : DOT * 0.7);
      pen.fill();
      // A dashed line means that the dependencies of the node are not known yet.
      pen.setLineDash(arrangement.drawn.unexplored[index] ? [3, 2.5] : []);
      pen.stroke();
      pen.setLineDash([]);
    }
    if (++count % 50 === 0) yield;
  }
  if (scale < wordsFrom(arrangement)) return;
  yield;

  // Labels that would lie over one another are left out, those that say least first; never that of the project, and of
  // what is selected.
  const isMain = (index: number) => index === selected || index === 0;
  const weight = (index: number) =>
    (isMain(index) ? 100 : 0) +
    nodeRoles[index]! * 20 +
    (worstIn(signs[index]!) ? 10 : 0) +
    Math.min(9, arrangement.drawn.childCounts[index]!);
  inView.sort((a, b) => weight(b) - weight(a) || a - b);
  const taken = new Set<string>();
  for (const index of inView) taken.add(roomOf(x[index]! * scale, y[index]! * scale));
  const size = 11 / scale;
  const fit = fitter(pen);
  pen.font = `500 ${size}px ${colors.fontFamily}`;
  pen.textAlign = 'center';
  pen.fillStyle = colors.text;
  pen.strokeStyle = colors.canvas;
  pen.lineWidth = 3 / scale;
  count = 0;
  for (const index of inView) {
    const { title, detail } = wordsAt(index);
    const text = fit(detail ? `${title} ${detail}` : title, 200 / scale);
    const half = pen.measureText(text).width / 2;
    const atY = y[index]! + DOT + size * 1.2;
    const middle = (atY - size / 3) * scale;
    const own = roomOf(x[index]! * scale, y[index]! * scale);
    const cells = cellsOf((x[index]! - half) * scale, (x[index]! + half) * scale, middle);
    if (!isMain(index) && cells.some((cell) => cell !== own && taken.has(cell))) continue;
    cells.forEach((cell) => taken.add(cell));
    // Lines continue below the words, not through them.
    pen.strokeText(text, x[index]!, atY);
    pen.fillText(text, x[index]!, atY);
    if (++count % 20 === 0) yield;
  }
}

/** The room that a label takes on a grid of the screen. */
function cellsOf(left: number, right: number, middle: number): string[] {
  const cells: string[] = [];
  for (let x = left; x < right + CELL.width; x += CELL.width) {
    for (const y of [middle - 6, middle + 6]) cells.push(roomOf(Math.min(x, right), y));
  }
  return cells;
}

const roomOf = (x: number, y: number) => `${Math.floor(x / CELL.width)}/${Math.floor(y / CELL.height)}`;
const CELL = { width: 20, height: 12 };

type Fitter = (text: string, room: number) => string;

/** Cuts texts to the room there is, in the font that is set. */
function fitter(pen: Pen): Fitter {
  return (text, room) => {
    const clean = text.replace(BREAKING, ' ');
    const key = `${pen.font}|${Math.round(room)}|${clean}`;
    const known = fitted.get(key);
    if (known !== undefined) return known;
    let shown = clean.length > 200 ? `${clean.slice(0, 200)}…` : clean;
    if (pen.measureText(shown).width > room) {
      let [low, high] = [0, shown.length];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (pen.measureText(`${shown.slice(0, middle)}…`).width <= room) low = middle;
        else high = middle - 1;
      }
      shown = `${shown.slice(0, low).trimEnd()}…`;
    }
    if (fitted.size > 20_000) fitted.clear();
    fitted.set(key, shown);
    return shown;
  };
}

/** Texts as they were cut before: measuring is what takes longest. */
const fitted = new Map<string, string>();
// eslint-disable-next-line no-control-regex -- signs that change how what follows is drawn, and line breaks
const BREAKING = /[\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]+/g;
