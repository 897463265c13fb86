import { createContext, useContext } from 'react';
import type { Messages, ThemeName } from 'bomdeck';

/** A user's choices for the entire console. */
export interface Choices {
  theme: ThemeName;
  setTheme: (theme: ThemeName) => void;
  locale: string;
  /** The words change as soon as they are loaded; the page stays. */
  setLocale: (locale: string) => void;
}

/** A language with its words. */
export interface Language {
  locale: string;
  messages: Messages;
}

export const ChoicesContext = createContext<Choices | undefined>(undefined);

/** The choices of the console around. */
export function useChoices(): Choices {
  const choices = useContext(ChoicesContext);
  if (!choices) throw new Error('useChoices needs the Console around it.');
  return choices;
}
