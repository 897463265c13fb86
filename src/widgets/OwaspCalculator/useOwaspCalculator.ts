import { useEffect, useMemo, useState } from 'react';
import {
  formatOwaspVector,
  inspectOwaspVector,
  scoreOwaspRiskRating,
  type OwaspRiskRating,
  type OwaspVectorDraft,
} from '../../domain/scores/scoreOwaspRiskRating.js';
import type { OwaspCalculatorProps, OwaspValueDetails } from './OwaspCalculator.js';
import { useEffectEvent } from '../../ui/useEffectEvent.js';

type Options = Pick<OwaspCalculatorProps, 'value' | 'defaultValue' | 'onValueChange' | 'onRatingChange'>;

/** The vector that is being written: its text, which all else is read from, and its rating. */
export function useOwaspCalculator(props: Options) {
  const { defaultValue = '', onValueChange, onRatingChange } = props;
  const [own, setOwn] = useState(defaultValue);
  const text = props.value ?? own;
  const [emptied, setEmptied] = useState<string>();
  const draft = useMemo(() => inspectOwaspVector(text), [text]);
  const details = detailsOf(draft);
  const { vector } = details;
  const rating = useMemo(() => (vector === undefined ? undefined : scoreOwaspRiskRating(vector)), [vector]);

  const tellRating = useEffectEvent((known: OwaspRiskRating | undefined) => {
    onRatingChange?.({ rating: known });
  });
  useEffect(() => tellRating(rating), [rating]);

  const change = (next: string) => {
    setEmptied(undefined);
    setOwn(next);
    if (next !== text) onValueChange?.(next, detailsOf(inspectOwaspVector(next)));
  };
  return {
    text,
    draft,
    details,
    rating,
    setText: change,
    choose: (key: string, value: number) => {
      // Parts that are wrong stay, unless they are about that factor.
      const wrong = draft.errors.flatMap(({ metric, part }) => (part && metric !== key ? [part] : []));
      const written = formatOwaspVector({ ...draft.values, [key]: value });
      change([written, ...wrong].join('/'));
    },
    reset: () => {
      change('');
      setEmptied(text);
    },
    /** Brings back what was emptied, as long as nothing else was chosen. */
    takeBack: emptied !== undefined && text === '' ? () => change(emptied) : undefined,
  };
}

function detailsOf(draft: OwaspVectorDraft): OwaspValueDetails {
  const { values, errors, missing } = draft;
  const isWhole = errors.length === 0 && missing.length === 0;
  return {
    vector: isWhole ? formatOwaspVector(values) : undefined,
    missing: missing.map(({ key }) => key),
    errors,
  };
}
