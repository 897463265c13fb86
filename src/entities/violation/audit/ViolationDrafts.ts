import { createContext } from 'react';
import type { ViolationDraft } from '../../../domain/policy/violationDraft.js';

/** Decisions about violations that were typed and not saved, by the UUID of the violation; they outlive closing and scrolling away. */
export class ViolationDrafts {
  readonly #drafts = new Map<string, ViolationDraft>();
  readonly #onCountChange: ((count: number) => void) | undefined;

  /** @param onCountChange - called when a violation gets a draft or loses it, not for each letter */
  constructor(onCountChange?: (count: number) => void) {
    this.#onCountChange = onCountChange;
  }

  get(id: string): ViolationDraft | undefined {
    return this.#drafts.get(id);
  }

  /** Undefined: nothing typed, or saved. */
  set(id: string, draft: ViolationDraft | undefined): void {
    const before = this.#drafts.size;
    if (draft) this.#drafts.set(id, draft);
    else this.#drafts.delete(id);
    if (this.#drafts.size !== before) this.#onCountChange?.(this.#drafts.size);
  }
}

/** The drafts of a list of violations. */
export const ViolationDraftsContext = createContext(new ViolationDrafts());
