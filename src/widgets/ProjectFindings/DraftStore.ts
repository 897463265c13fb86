import type { AuditDraft } from '../../domain/findings/auditDraft.js';

/** What the server has since a form was sent; a new object each time. */
export interface SavedDraft {
  /** What was sent. */
  readonly draft: AuditDraft;
  readonly details: string;
  /** Whether they were to be removed and are still there. */
  readonly keepsDetails: boolean;
}

/** Decisions that were typed and not saved, by finding; they outlive closing, sorting and scrolling away. */
export class DraftStore {
  #drafts = new Map<string, AuditDraft>();
  #listeners = new Set<() => void>();
  #saveListeners = new Set<(id: string, saved: SavedDraft) => void>();

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

  noteSaved(id: string, saved: SavedDraft): void {
    this.#saveListeners.forEach((listener) => listener(id, saved));
  }

  get count(): number {
    return this.#drafts.size;
  }

  /** Called when a finding gets a draft or loses it, not for each letter. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when a decision was saved, also by a form that was closed meanwhile. */
  subscribeToSaves = (listener: (id: string, saved: SavedDraft) => void): (() => void) => {
    this.#saveListeners.add(listener);
    return () => this.#saveListeners.delete(listener);
  };
}
