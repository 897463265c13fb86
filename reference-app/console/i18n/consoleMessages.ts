import { kitLocaleOf, type Messages } from 'bomdeck';

const loaders: Record<string, () => Promise<{ messages: Messages }>> = {
  de: () => import('./de.js'),
};

/** The console's own words in a language; none for English, which stands in the code. */
export async function loadConsoleMessages(tag: string): Promise<Messages> {
  const load = loaders[kitLocaleOf(tag)];
  return load ? (await load()).messages : {};
}

/** How a language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' };
