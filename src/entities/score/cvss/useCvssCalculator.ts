import { useEffect, useMemo, useState } from 'react';
import { changeCvssMetric } from '../../../domain/scores/changeVector.js';
import { convertCvssVector } from '../../../domain/scores/convertCvss.js';
import type { CvssVersion } from '../../../domain/scores/cvssMetrics.js';
import {
  formatCvssVector,
  inspectCvssVector,
  writtenCvssVector,
  type CvssVectorDraft,
} from '../../../domain/scores/cvssVector.js';
import type { CvssScore } from '../../../domain/scores/scoreCvss.js';
import type { CvssCalculatorProps, CvssValueDetails } from './CvssCalculatorProps.js';
import { useCvssScore } from './useCvssScore.js';
import { useEffectEvent } from '../../../ui/hooks/useEffectEvent.js';
import { tellHost } from '../../../ui/faults/tellHost.js';

/** The text that a button press replaced, and the facts for the message about it. */
export interface CvssUndo {
  /** The text before and after. */
  before: { text: string; version: CvssVersion };
  after: string;
  /** Absent: it was emptied. */
  converted?: { version: CvssVersion; count: number; dropped: readonly string[]; from: CvssVersion };
}

type Options = Pick<
  CvssCalculatorProps,
  'value' | 'defaultValue' | 'onValueChange' | 'onScoreChange' | 'versions'
>;

/** The vector that is being written: its text, which all else is read from, and its score. */
export function useCvssCalculator(props: Options & { versions: readonly CvssVersion[] }) {
  const { defaultValue = '', onValueChange, onScoreChange, versions } = props;
  const [own, setOwn] = useState(defaultValue);
  const text = props.value ?? own;
  // The version assumed for an empty calculator and for text without a prefix.
  const [chosen, setChosen] = useState(() => inspect(text, versions.at(-1)!, versions).version);
  const [undo, setUndo] = useState<CvssUndo>();
  // The original text, and the text after metrics were selected. Any other text is a new original.
  const [edit, setEdit] = useState({ original: text, text });
  const draft = useMemo(() => inspect(text, chosen, versions), [text, chosen, versions]);
  const details = detailsOf(text, draft, versions);
  const scoring = useCvssScore(details.vector);

  const score = scoring.status === 'done' ? scoring.score : undefined;
  const tellScore = useEffectEvent((known: CvssScore | undefined) => {
    tellHost(() => onScoreChange?.({ score: known }));
  });
  useEffect(() => tellScore(score), [score]);

  const change = (next: string, version = chosen) => {
    const read = inspect(next, version, versions);
    setChosen(next.trim() === '' ? version : read.version);
    setOwn(next);
    if (next !== text) onValueChange?.(next, detailsOf(next, read, versions));
  };

  return {
    text,
    draft,
    details,
    scoring,
    undo: undo?.after === text ? undo : undefined,
    dismissUndo: () => setUndo(undefined),
    setText: (next: string) => {
      setUndo(undefined);
      change(next);
    },
    choose: (key: string, value: string) => {
      setUndo(undefined);
      const original = edit.text === text ? edit.original : text;
      const { version } = draft;
      const next = changeCvssMetric(text, key, value, { version, original });
      setEdit({ original, text: next });
      change(next, version);
    },
    chooseVersion: (version: CvssVersion) => {
      if (version === draft.version) return;
      const { metrics, dropped } = convertCvssVector(draft, version);
      const after = textOf(version, metrics);
      const count = Object.keys(draft.metrics).length - dropped.length;
      const before = { text, version: draft.version };
      setUndo({ before, after, converted: { version, count, dropped, from: draft.version } });
      change(after, version);
    },
    reset: () => {
      setUndo({ before: { text, version: draft.version }, after: '' });
      change('', draft.version);
    },
    takeBack: () => {
      if (!undo) return;
      setUndo(undefined);
      change(undo.before.text, undo.before.version);
    },
  };
}

function inspect(text: string, version: CvssVersion, versions: readonly CvssVersion[]): CvssVectorDraft {
  return inspectCvssVector(text, [version, ...[...versions].reverse().filter((each) => each !== version)]);
}

function detailsOf(text: string, draft: CvssVectorDraft, versions: readonly CvssVersion[]): CvssValueDetails {
  const { version, errors, missing } = draft;
  return {
    version,
    vector: versions.includes(version) ? writtenCvssVector(text, draft) : undefined,
    missing: missing.map(({ key }) => key),
    errors,
  };
}

/** As the standard writes a vector, but nothing where nothing is chosen. */
function textOf(version: CvssVersion, metrics: Readonly<Record<string, string>>): string {
  return Object.keys(metrics).length === 0 ? '' : formatCvssVector({ version, metrics });
}
