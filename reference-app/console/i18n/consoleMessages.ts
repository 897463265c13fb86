import { kitLocaleOf, loadMessagesFor, type Messages } from 'bomdeck';
import { catalogues } from './generated/catalogues.js';

const loaders: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = catalogues;

/** Loads the console's own messages in a language. None for English, which is in the code. */
export async function loadConsoleMessages(tag: string): Promise<Messages> {
  const load = loaders[kitLocaleOf(tag)];
  return load ? (await load()).messages : {};
}

/**
 * Loads all messages of the console in a language. Empty for English, which is in the code.
 * @param widgets - widgets whose code is not loaded yet, so that their words need not wait for it
 * @returns an object that also receives the words of pages that are loaded later, as soon as they arrive
 */
export async function loadWords(tag: string, widgets: readonly string[] = []): Promise<Messages> {
  const [kit, own] = await Promise.all([loadMessagesFor(tag, widgets), loadConsoleMessages(tag)]);
  return Object.assign(kit, own);
}

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' };
