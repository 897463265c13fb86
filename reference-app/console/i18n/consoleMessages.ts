import { kitLocaleOf, type Messages } from 'bomdeck';
import { catalogues } from './generated/catalogues.js';

const loaders: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = catalogues;

/** The console's own words in a language; none for English, which stands in the code. */
export async function loadConsoleMessages(tag: string): Promise<Messages> {
  const load = loaders[kitLocaleOf(tag)];
  return load ? (await load()).messages : {};
}

/** How a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' };
