import { useEffect, useState } from 'react';
import type { Messages } from './IntlScope.js';
import { kitLocaleOf } from './locales.js';
import { loadWords, wordsSoFar } from './words.js';

/** The kit's words in a language. */
export interface UsedWords {
  /**
   * Absent until all words of the code imported so far are loaded. Until then, the English in the code is
   * used.
   */
  messages?: Messages;
  /**
   * True when nothing should be drawn yet: the page is already in the language, and new content would be in
   * English for a moment. Never true again after it was false.
   */
  isHeld?: boolean;
}

/**
 * Loads the kit's words in the language of a tag.
 * @param tag - undefined: the host brings its own
 */
export function useWords(tag: string | undefined): UsedWords {
  const language = tag === undefined ? 'en' : kitLocaleOf(tag);
  const [used, setUsed] = useState<UsedWords & { language?: string }>(() => {
    const words = wordsSoFar(language);
    return words ? { language, messages: words.messages, isHeld: !words.isComplete } : {};
  });
  const isSettled = language === 'en' || (used.language === language && !used.isHeld);
  useEffect(() => {
    if (isSettled) return;
    let isWanted = true;
    const show = () => isWanted && setUsed({ language, messages: wordsSoFar(language)?.messages });
    loadWords(language).then(show, (error: unknown) => {
      // English is readable; a screen without words is not.
      console.warn(`Bomdeck: could not load the messages for ${language}.`, error);
      show();
    });
    return () => {
      isWanted = false;
    };
  }, [language, isSettled]);
  return used.language === language ? used : {};
}
