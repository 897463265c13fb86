import { findVectors, type FoundVector } from '../../../domain/scores/findVectors.js';
import { useMemo } from 'react';
import { deferred } from '../../../ui/later/deferred.js';

// The CVSS arithmetic is loaded with the first vector that appears in a text.
const ScoredVectors = deferred(
  () => import('./ScoredVectors.js').then((module) => module.ScoredVectors),
  'fallback',
);

/** The scores of the vectors in a text. Renders nothing where there are none. */
export function VectorNotes(props: { text: string; onOpen: (vector: FoundVector) => void }) {
  const { text, onOpen } = props;
  const vectors = useMemo(() => findVectors(text), [text]);
  return vectors.length > 0 ? <ScoredVectors vectors={vectors} onOpen={onOpen} /> : null;
}
