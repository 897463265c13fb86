import { theme } from '../../../../theme/index.js';

const SEVERITIES = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO', 'UNASSIGNED'] as const;

/** The colors of a picture, in the form that a canvas understands. */
export interface DrawingColors {
  readonly canvas: string;
  readonly dot: string;
  readonly node: string;
  readonly nodeBorder: string;
  readonly edge: string;
  readonly edgePath: string;
  readonly text: string;
  readonly muted: string;
  readonly subtle: string;
  readonly inverse: string;
  readonly onInverse: string;
  readonly chosen: string;
  readonly chosenBorder: string;
  readonly quiet: string;
  readonly severity: Readonly<Record<(typeof SEVERITIES)[number], ToneColors>>;
  readonly violation: Readonly<Record<'FAIL' | 'WARN' | 'INFO', ToneColors>>;
  /** Names of fonts, for a canvas. */
  readonly fontFamily: string;
}

interface ToneColors {
  readonly solid: string;
  readonly text: string;
  readonly surface: string;
}

/**
 * Reads the colours of the theme at an element. Where the browser forces colours, its own are taken instead: a canvas is
 * none of the things it recolours.
 */
export function readColors(element: HTMLElement, isForced = false): DrawingColors {
  const probe = document.createElement('span');
  probe.style.display = 'none';
  element.append(probe);
  const computed = getComputedStyle(probe);
  // A token may be an expression; as the colour of an element it becomes what a canvas understands.
  const read = (value: string, forced: string) => {
    probe.style.color = '';
    probe.style.color = isForced ? forced : value;
    return computed.color;
  };
  const toned = ({ solid, text, surface }: ToneColors): ToneColors => ({
    solid: read(solid, 'CanvasText'),
    text: read(text, 'CanvasText'),
    surface: read(surface, 'Canvas'),
  });
  const { color, graph, severity, violation } = theme;
  const colors: DrawingColors = {
    canvas: read(graph.canvas, 'Canvas'),
    dot: read(color.border.subtle, 'Canvas'),
    node: read(graph.node, 'Canvas'),
    nodeBorder: read(graph.nodeBorder, 'CanvasText'),
    edge: read(graph.edge, 'CanvasText'),
    edgePath: read(graph.edgePath, 'Highlight'),
    text: read(color.text.default, 'CanvasText'),
    muted: read(color.text.muted, 'CanvasText'),
    subtle: read(color.text.subtle, 'CanvasText'),
    inverse: read(color.surface.inverse, 'CanvasText'),
    onInverse: read(color.text.inverse, 'Canvas'),
    chosen: read(color.accent.surface, 'Canvas'),
    chosenBorder: read(color.accent.solid, 'Highlight'),
    quiet: read(color.border.strong, 'CanvasText'),
    severity: Object.fromEntries(SEVERITIES.map((name) => [name, toned(severity[name])])) as Record<
      (typeof SEVERITIES)[number],
      ToneColors
    >,
    violation: {
      FAIL: toned(violation.FAIL),
      WARN: toned(violation.WARN),
      INFO: toned(violation.INFO),
    },
    fontFamily: computed.fontFamily || 'sans-serif',
  };
  probe.remove();
  return colors;
}
