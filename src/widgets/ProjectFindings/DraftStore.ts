import type { AuditDraft } from '../../domain/findings/auditDraft.js';

/** Decisions that were typed and not saved, by finding; they outlive closing, sorting and scrolling away. */
export class DraftStore {
  #drafts = new Map<string, AuditDraft>();
  #listeners = new Set<() => void>();

  get(id: string): AuditDraft | undefined {
    return this.#drafts.get(id);
  }

  /** Undefined: nothing typed, or saved. */
  set(id: string, draft: AuditDraft | undefined): void {
    const had = this.#drafts.has(id);
    if (draft) this.#drafts.set(id, draft);
    else this.#drafts.delete(id);
    if (had !== (draft !== undefined)) this.#listeners.forEach((listener) => listener());
  }

  get count(): number {
    return this.#drafts.size;
  }

  /** Called when a finding gets a draft or loses it, not for each letter. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
