import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { FOLD, PROJECT, type DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import { useIntl } from '../../../../i18n/index.js';
import { severityText } from '../../../../entities/vocabulary/vocabulary.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { nodeText } from '../nodeText.js';
import { messages } from './GraphDrawing.messages.js';
import { marksOf, nameOf, QUIET, rankOf, type NodeMarks } from './nodeLook.js';
import { NODE, type NodeWords } from './paintPicture.js';

/** Returns the words in boxes and their marks. Both are cached, because a box is painted many times. */
export function useNodeWords(
  { graph, root, marks }: Pick<GraphDrawingProps, 'graph' | 'root' | 'marks'>,
  drawn: DrawnGraph,
) {
  const intl = useIntl();
  return useMemo(() => {
    const marksOfPlaces: (NodeMarks | undefined)[] = [];
    const wordsOfIndexes: (OwnWords | undefined)[] = [];
    const marksAt = (index: number): NodeMarks | undefined => {
      const place = drawn.places[index]!;
      return place < 0 ? undefined : (marksOfPlaces[place] ??= marksOf(graph.valueAt(place), marks));
    };
    const write = (index: number): OwnWords => {
      const place = drawn.places[index]!;
      if (place === PROJECT) return { title: root.name, detail: root.version ?? '', ...NO_COUNTS };
      if (place === FOLD) return foldWords(intl, graph, drawn, index, marks.has('vulnerable'));
      const node = graph.valueAt(place);
      const { isOutdated, isInternal, findings, violations } = marksAt(index)!;
      const detail = [
        node.version,
        isOutdated && intl.formatMessage(messages.outdated),
        isInternal && intl.formatMessage(messages.internal),
        node.kind === 'service' && intl.formatMessage(messages.service),
      ];
      return { title: nameOf(node), detail: detail.filter(Boolean).join(' · '), findings, violations };
    };
    return { marksAt, wordsAt: (index: number) => (wordsOfIndexes[index] ??= write(index)) };
  }, [graph, root, marks, drawn, intl]);
}

function foldWords(
  intl: IntlShape,
  graph: GraphDrawingProps['graph'],
  drawn: DrawnGraph,
  index: number,
  saysFindings: boolean,
): OwnWords {
  const title = intl.formatMessage(messages.fold, { count: drawn.folded[index]! });
  const owner = drawn.places[drawn.parents[index]!]!;
  const all = owner === PROJECT ? graph.roots : graph.dependenciesOf(owner);
  const folded = all.filter((place) => drawn.indexes[place] === -1);
  // A dependency without metrics may still have findings.
  const isKnown =
    folded.length === drawn.folded[index] && folded.every((place) => graph.valueAt(place).metrics);
  if (!saysFindings || !isKnown) return { title, detail: '', ...NO_COUNTS };
  const count = folded.filter((place) => rankOf(graph.valueAt(place)) < QUIET - 1).length;
  return {
    title,
    ...NO_COUNTS,
    detail:
      count > 0 ? intl.formatMessage(messages.foldLoud, { count }) : intl.formatMessage(messages.foldQuiet),
  };
}

/** The words of an item without those that change while it is shown. */
type OwnWords = Omit<NodeWords, 'chip'>;
const NO_COUNTS = { findings: 0, violations: 0 };

/** Returns the text that screen readers read for the focused item. */
export function spokenName(
  intl: IntlShape,
  { graph, root }: Pick<GraphDrawingProps, 'graph' | 'root'>,
  drawn: DrawnGraph,
  index: number,
  about: {
    readonly marks: NodeMarks | undefined;
    readonly role: number;
    readonly below: number;
    readonly isUnexplored: boolean;
    readonly hasLevels: boolean;
  },
): string {
  const place = drawn.places[index]!;
  const called = (at: number) => nodeText(at === PROJECT ? root : graph.valueAt(at));
  if (place === FOLD) {
    const owner = drawn.places[drawn.parents[index]!]!;
    return intl.formatMessage(messages.foldName, { count: drawn.folded[index]!, name: called(owner) });
  }
  if (place === PROJECT) return called(place);
  const { marks, role, below, isUnexplored, hasLevels } = about;
  const node = graph.valueAt(place);
  const neededBy = graph.dependantsOf(place).length;
  const facts = [
    called(place),
    (role & NODE.target) !== 0 && intl.formatMessage(messages.target),
    (role & NODE.onPath) !== 0 && intl.formatMessage(messages.onPath),
    marks?.worst &&
      intl.formatMessage(messages.worst, {
        count: marks.findings,
        severity: severityText(intl, marks.worst),
      }),
    marks?.violation && intl.formatMessage(messages.violations, { count: marks.violations }),
    marks?.isOutdated && intl.formatMessage(messages.outdatedBy, { latest: node.latestVersion! }),
    marks?.isInternal && intl.formatMessage(messages.internal),
    node.kind === 'service' && intl.formatMessage(messages.service),
    hasLevels && intl.formatMessage(messages.level, { level: drawn.levels[index]! }),
    isUnexplored && intl.formatMessage(messages.unexplored),
    below > 0 && intl.formatMessage(messages.below, { count: below }),
    neededBy > 0 && intl.formatMessage(messages.neededBy, { count: neededBy }),
  ];
  return intl.formatList(
    facts.filter((fact) => typeof fact === 'string'),
    { type: 'unit' },
  );
}
