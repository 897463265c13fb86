import type { AuditDraft } from '../../../domain/findings/auditDraft.js';

/** What the server has since a form was sent; a new object each time. */
export interface SavedDraft {
  readonly sent: AuditDraft;
  /** As the server has them now. */
  readonly details: string;
  /** Whether they were to be removed and are still there. */
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

  /** How the last form of a finding fared that was sent; undefined: none was, or it failed. */
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

  /** Whether anything was typed and not saved. */
  hasAny = (): boolean => this.#drafts.size > 0;

  /** Called when a finding gets a draft or loses it, not for each letter. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called when a form is sent and when the server has answered, also when it was closed meanwhile. */
  subscribeToSaves = (listener: () => void): (() => void) => {
    this.#saveListeners.add(listener);
    return () => this.#saveListeners.delete(listener);
  };
}
