import { kitLocaleOf, loadMessagesFor, type Messages } from 'bomdeck';
import { catalogues } from './generated/catalogues.js';

const loaders: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = catalogues;

/** The console's own words in a language; none for English, which stands in the code. */
export async function loadConsoleMessages(tag: string): Promise<Messages> {
  const load = loaders[kitLocaleOf(tag)];
  return load ? (await load()).messages : {};
}

/**
 * What the console says in a language; empty for English, which stands in the code.
 * @param widgets - whose code is still to come, so that their words need not wait for it
 * @returns an object that also gets, as soon as they are there, the words of pages that are loaded later
 */
export async function loadWords(tag: string, widgets: readonly string[] = []): Promise<Messages> {
  const [kit, own] = await Promise.all([loadMessagesFor(tag, widgets), loadConsoleMessages(tag)]);
  return Object.assign(kit, own);
}

/** How a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' };
