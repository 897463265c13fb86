import { deleteComponent } from '../../../api/components.js';
import type { ApiClient } from '../../../api/client.js';
import { ApiError } from '../../../api/errors.js';
import type { Component } from '../../../schema/component.js';

/** A component that is still there, and why. */
export interface RefusedRemoval {
  component: Component;
  error: unknown;
}

/** At once; servers count a project anew with each. */
const LANES = 4;

/**
 * Removes components; one that is refused does not hold up the others. One that was gone already is as good as removed.
 * After a refused session nothing else is tried.
 */
export async function removeComponents(
  api: ApiClient,
  components: readonly Component[],
): Promise<{ removed: Component[]; refused: RefusedRemoval[] }> {
  const removed: Component[] = [];
  const refused: RefusedRemoval[] = [];
  const waiting = [...components];
  let ended: ApiError | undefined;
  const work = async () => {
    for (let component = waiting.shift(); component; component = waiting.shift()) {
      try {
        if (ended) throw ended;
        await deleteComponent(api, component.uuid);
        removed.push(component);
      } catch (error) {
        const isAnswer = error instanceof ApiError;
        if (isAnswer && error.status === 401) ended = error;
        if (isAnswer && error.status === 404) removed.push(component);
        else refused.push({ component, error });
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return { removed, refused };
}
