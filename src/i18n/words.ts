import { areGroupsMade } from './areGroupsMade.js';
import type { Speech } from './createSpeech.js';
import { catalogues } from './generated/catalogues.js';
import type { Messages } from './IntlScope.js';
import type { WordLoaders } from './createSpeech.js';

export type { WordLoaders } from './createSpeech.js';

/**
 * Groups of words that the code imported so far needs, by name; the build has message files tell of them (decision 13). Where
 * no build has done so, as in tests on the sources, there is one with everything.
 */
const groups: Record<string, WordLoaders> = areGroupsMade ? {} : { everything: catalogues };

/** What loads and keeps the words of other languages, once one of them was asked for. */
let speech: Speech | undefined;

/**
 * Tells that the words of a group are needed. They are loaded with the first use of a language, and at once in those that are
 * in use already.
 */
export function registerWords(name: string, loaders: WordLoaders): void {
  if (groups[name]) return;
  groups[name] = loaders;
  speech?.loadMore();
}

/** Code that was imported, as soon as its words are there, too; `deferred` waits by itself. */
export async function withWords<T>(code: Promise<T>): Promise<T> {
  const imported = await code;
  await speech?.settled();
  return imported;
}

/** What is there of the kit's words in a language; undefined while nothing has asked for it. */
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
  // Asked for together with the code that keeps them, which pages in English do without.
  for (const name in wanted) wanted[name]![language]?.().catch(() => {});
  const { createSpeech } = await import('./createSpeech.js');
  speech ??= createSpeech(groups);
  await speech.load(language, more);
  return speech.load(language);
}
