/** Values that were typed into forms and not saved, by what each form is about. They outlive the forms. */
export class DraftStore<Values> {
  readonly #drafts = new Map<string, Values>();
  readonly #listeners = new Set<() => void>();

  get(id: string): Values | undefined {
    return this.#drafts.get(id);
  }

  /** Undefined: nothing typed, or saved. */
  set(id: string, draft: Values | undefined): void {
    const before = this.#drafts.size;
    if (draft) this.#drafts.set(id, draft);
    else this.#drafts.delete(id);
    if (this.#drafts.size !== before) this.#listeners.forEach((listener) => listener());
  }

  get count(): number {
    return this.#drafts.size;
  }

  /** Called when a form gets a draft or loses it, not for each letter. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
