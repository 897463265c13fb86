import type { Messages } from './IntlScope.js';
import { kitLocaleOf } from './locales.js';
import { loadWords, withWords } from './words.js';

/**
 * Loads the messages of a language that the code imported so far needs, and those of widgets whose code is still to come.
 * `loadMessages` loads all.
 * @param tag - BCP 47 tag
 * @param widgets - names, such as `ProjectFindings`
 * @returns an object that also gets, as soon as they are there, the messages of what is imported later; empty for English,
 *   which the kit carries
 * @throws when a part cannot be loaded, or a widget is not known
 * @public
 */
export async function loadMessagesFor(tag: string, widgets: readonly string[] = []): Promise<Messages> {
  const language = kitLocaleOf(tag);
  if (language === 'en') return {};
  const { firstGroups, groups } = await import('./generated/groups.js');
  const names = widgets.flatMap((widget) => {
    const needed = firstGroups[widget];
    if (!needed) throw new Error(`Bomdeck: no widget is called ${widget}.`);
    return needed;
  });
  return loadWords(language, Object.fromEntries(names.map((name) => [name, groups[name]!])));
}

/**
 * Resolves when the messages of the code imported so far are loaded, in the languages in use, or could not be
 * loaded. Wait for it before you show a page whose code was just imported, so that it does not start in
 * English.
 * @public
 */
export function whenMessagesLoaded(): Promise<void> {
  return withWords(Promise.resolve());
}
