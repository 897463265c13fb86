import { useEffect, useMemo, useState } from 'react';
import { changeOwaspFactor } from '../../../domain/scores/changeVector.js';
import {
  inspectOwaspVector,
  scoreOwaspRiskRating,
  writtenOwaspVector,
  type OwaspRiskRating,
  type OwaspVectorDraft,
} from '../../../domain/scores/scoreOwaspRiskRating.js';
import type { OwaspCalculatorProps, OwaspValueDetails } from './OwaspCalculatorProps.js';
import { useEffectEvent } from '../../../ui/hooks/useEffectEvent.js';
import { tellHost } from '../../../ui/faults/tellHost.js';

type Options = Pick<OwaspCalculatorProps, 'value' | 'defaultValue' | 'onValueChange' | 'onRatingChange'>;

/** The vector that is being written: its text, which all else is read from, and its rating. */
export function useOwaspCalculator(props: Options) {
  const { defaultValue = '', onValueChange, onRatingChange } = props;
  const [own, setOwn] = useState(defaultValue);
  const text = props.value ?? own;
  const [emptied, setEmptied] = useState<string>();
  const draft = useMemo(() => inspectOwaspVector(text), [text]);
  const details = detailsOf(text, draft);
  const { vector } = details;
  const rating = useMemo(() => (vector === undefined ? undefined : scoreOwaspRiskRating(vector)), [vector]);

  const tellRating = useEffectEvent((known: OwaspRiskRating | undefined) => {
    tellHost(() => onRatingChange?.({ rating: known }));
  });
  useEffect(() => tellRating(rating), [rating]);

  const change = (next: string) => {
    setEmptied(undefined);
    setOwn(next);
    if (next !== text) onValueChange?.(next, detailsOf(next, inspectOwaspVector(next)));
  };
  return {
    text,
    draft,
    details,
    rating,
    setText: change,
    choose: (key: string, value: number) => change(changeOwaspFactor(text, key, value)),
    reset: () => {
      change('');
      setEmptied(text);
    },
    /** Brings back what was emptied, as long as nothing else was chosen. */
    takeBack: emptied !== undefined && text === '' ? () => change(emptied) : undefined,
  };
}

function detailsOf(text: string, draft: OwaspVectorDraft): OwaspValueDetails {
  return {
    vector: writtenOwaspVector(text, draft),
    missing: draft.missing.map(({ key }) => key),
    errors: draft.errors,
  };
}
