import type { AuditDraft } from '../../../domain/findings/auditDraft.js';

/** The data on the server since a form was sent. A new object each time. */
export interface SavedDraft {
  readonly sent: AuditDraft;
  /** As the server has them now. */
  readonly details: string;
  /** True when the details were to be removed and are still there. */
  readonly keepsDetails: boolean;
}

/** Decisions that were typed and not saved, by finding; they outlive closing, sorting and scrolling away. */
export class DraftStore {
  #drafts = new Map<string, AuditDraft>();
  #listeners = new Set<() => void>();
  #saves = new Map<string, SavedDraft | 'underway'>();
  #saveListeners = new Set<() => void>();

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

  /**
   * Returns the result of the last form of a finding that was sent. Undefined: none was sent, or it failed.
   */
  saveOf(id: string): SavedDraft | 'underway' | undefined {
    return this.#saves.get(id);
  }

  /** Undefined: it failed. */
  noteSave(id: string, save: SavedDraft | 'underway' | undefined): void {
    if (save) this.#saves.set(id, save);
    else this.#saves.delete(id);
    this.#saveListeners.forEach((listener) => listener());
  }

  get count(): number {
    return this.#drafts.size;
  }

  /** Returns true when any typed text is not saved. */
  hasAny = (): boolean => this.#drafts.size > 0;

  /** Called when a finding gets a draft or loses it, not for each letter. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * Calls a listener when a form is sent and when the server has answered, even if the form was closed in the
   * meantime.
   */
  subscribeToSaves = (listener: () => void): (() => void) => {
    this.#saveListeners.add(listener);
    return () => this.#saveListeners.delete(listener);
  };
}
