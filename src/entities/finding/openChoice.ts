/** Puts the focus into a select of a form and opens it, where browsers let pages do so. */
export function openChoice(place: HTMLElement | null | undefined, name: string) {
  const field = place?.querySelector<HTMLSelectElement>(`select[name="${name}"]`);
  field?.focus();
  try {
    field?.showPicker?.();
  } catch {
    // Some browsers open it only for a click on the field itself. The field has the focus.
  }
}
