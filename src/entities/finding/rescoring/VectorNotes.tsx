import { findVectors, type FoundVector } from '../../../domain/scores/findVectors.js';
import { useMemo } from 'react';
import { deferred } from '../../../ui/later/deferred.js';

// The arithmetic of CVSS comes with the first vector that stands in a text.
const ScoredVectors = deferred(
  () => import('./ScoredVectors.js').then((module) => module.ScoredVectors),
  'fallback',
);

/** What the vectors in a text amount to; nothing where there are none. */
export function VectorNotes(props: { text: string; onOpen: (vector: FoundVector) => void }) {
  const { text, onOpen } = props;
  const vectors = useMemo(() => findVectors(text), [text]);
  return vectors.length > 0 ? <ScoredVectors vectors={vectors} onOpen={onOpen} /> : null;
}
