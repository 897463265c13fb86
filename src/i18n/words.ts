import { areGroupsMade } from './areGroupsMade.js';
import type { Speech } from './createSpeech.js';
import { catalogues } from './generated/catalogues.js';
import type { Messages } from './IntlScope.js';
import type { WordLoaders } from './createSpeech.js';

export type { WordLoaders } from './createSpeech.js';

/**
 * The groups of words that the code imported so far needs, by name. The build has message files register them
 * (decision 13). Without a build, as in tests on the sources, there is one group with everything.
 */
const groups: Record<string, WordLoaders> = areGroupsMade ? {} : { everything: catalogues };

/** Loads and keeps the words of other languages, once one of them was requested. */
let speech: Speech | undefined;

/**
 * Registers the words of a group as needed. They are loaded with the first use of a language, and immediately
 * in those that are already in use.
 */
export function registerWords(name: string, loaders: WordLoaders): void {
  if (groups[name]) return;
  groups[name] = loaders;
  speech?.loadMore();
}

/** Returns imported code as soon as its words are loaded, too. `deferred` waits automatically. */
export async function withWords<T>(code: Promise<T>): Promise<T> {
  const imported = await code;
  await speech?.settled();
  return imported;
}

/**
 * Returns the kit's words in a language, as far as they are loaded. Undefined while nothing has requested it.
 */
export function wordsSoFar(language: string): { messages: Messages; isComplete: boolean } | undefined {
  return speech?.soFar(language);
}

/**
 * Loads what the code imported so far says in a language.
 * @param language - one of `LOCALES`
 * @param more - groups that code to come will need, by name
 * @returns the words that are there, in an object that gets those of code that is imported later
 * @throws when a part of it cannot be loaded
 */
export async function loadWords(
  language: string,
  more: Readonly<Record<string, WordLoaders>> = {},
): Promise<Messages> {
  const wanted = { ...groups, ...more };
  // Requested together with the code that keeps them, which pages in English do without.
  for (const name in wanted) wanted[name]![language]?.().catch(() => {});
  const { createSpeech } = await import('./createSpeech.js');
  speech ??= createSpeech(groups);
  await speech.load(language, more);
  return speech.load(language);
}
