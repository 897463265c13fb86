import type { Messages } from './IntlScope.js';

/** The loaders of words, by language. There is none for English, which is in the code. */
export type WordLoaders = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

/** Loads and keeps the words of languages, by groups. */
export interface Speech {
  /**
   * Loads groups in a language: all that code has registered, or the given ones.
   * @returns the available words, in an object that gets those of code that is imported later
   * @throws when a group cannot be loaded
   */
  load: (language: string, wanted?: Readonly<Record<string, WordLoaders>>) => Promise<Messages>;
  /** Loads what code that was just imported says, in the languages in use. */
  loadMore: () => void;
  /** Resolves when no words are loading, whether the loads succeeded or not. */
  settled: () => Promise<unknown>;
  /**
   * Returns the words of a language, and whether they are all that code has registered. Undefined while
   * nothing has requested it.
   */
  soFar: (language: string) => { messages: Messages; isComplete: boolean } | undefined;
}

/**
 * Starts with no words.
 * @param groups - the groups that code registers, by name; it grows
 */
// Imports nothing. Otherwise, bundlers would split the code that the page starts with.
export function createSpeech(groups: Readonly<Record<string, WordLoaders>>): Speech {
  /** By language: words, and by name of the group whether it is there, or on its way. */
  const languages = new Map<string, { messages: Messages; loads: Map<string, true | Promise<void>> }>();

  async function load(language: string, wanted = groups) {
    const words = languages.get(language) ?? { messages: {}, loads: new Map() };
    languages.set(language, words);
    const { messages, loads } = words;
    await Promise.all(
      Object.entries(wanted).map(([name, { [language]: loadGroup }]) => {
        if (!loadGroup || loads.has(name)) return loads.get(name);
        const loading = loadGroup().then(
          (group) => {
            Object.assign(messages, group.messages);
            loads.set(name, true);
          },
          (error: unknown) => {
            // The next load requests it again.
            loads.delete(name);
            throw error;
          },
        );
        loads.set(name, loading);
        return loading;
      }),
    );
    return messages;
  }

  return {
    load,
    loadMore() {
      // Words that cannot be loaded are shown in English, and the next widget requests them again.
      for (const language of languages.keys()) load(language).catch(() => {});
    },
    settled: () => Promise.allSettled([...languages.values()].flatMap(({ loads }) => [...loads.values()])),
    soFar(language) {
      const words = languages.get(language);
      return (
        words && {
          messages: words.messages,
          isComplete: Object.entries(groups).every(
            ([name, loaders]) => !loaders[language] || words.loads.get(name) === true,
          ),
        }
      );
    },
  };
}
