import type { AuditDraft } from '../../../domain/findings/auditDraft.js';
import { DraftStore } from '../../../ui/form/DraftStore.js';

/** The data on the server since a form was sent. A new object each time. */
export interface SavedDraft {
  readonly sent: AuditDraft;
  /** As the server has them now. */
  readonly details: string;
  /** True when the details were to be removed and are still there. */
  readonly keepsDetails: boolean;
}

/** Decisions that were typed and not saved, by finding, and those that are being saved. */
export class FindingDrafts extends DraftStore<AuditDraft> {
  #saves = new Map<string, SavedDraft | 'underway'>();
  #saveListeners = new Set<() => void>();

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

  /**
   * Calls a listener when a form is sent and when the server has answered, even if the form was closed in the
   * meantime.
   */
  subscribeToSaves = (listener: () => void): (() => void) => {
    this.#saveListeners.add(listener);
    return () => this.#saveListeners.delete(listener);
  };
}
