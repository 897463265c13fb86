import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first render and true in the next one, which is a transition. Heavy content waits for it, so that its surroundings
 * are on the screen first.
 */
export function useHasRendered(): boolean {
  const [hasRendered, setHasRendered] = useState(false);
  useEffect(() => startTransition(() => setHasRendered(true)), []);
  return hasRendered;
}
