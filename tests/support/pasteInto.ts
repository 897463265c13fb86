import type { UserEvent } from '@testing-library/user-event';

/** Adds a text to a field as from the clipboard: of one that is typed, each letter draws the page again. */
export async function pasteInto(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
