import { catalogues } from './generated/catalogues.js';
import type { Messages } from './IntlScope.js';

const loaders: Readonly<Record<string, () => Promise<{ messages: Messages }>>> = catalogues;

/** Languages the kit speaks, English first. @public */
export const LOCALES: readonly string[] = ['en', ...Object.keys(loaders)];

/** The kit's language for a tag: itself, else its base language, else English. @public */
export function kitLocaleOf(tag: string): string {
  const base = tag.split('-')[0]!;
  return [tag, base].find((candidate) => LOCALES.includes(candidate)) ?? 'en';
}

/**
 * Loads the messages of a language; none for English, which the kit carries.
 * @throws when the chunk cannot be loaded
 * @public
 */
export async function loadMessages(tag: string): Promise<Messages> {
  const load = loaders[kitLocaleOf(tag)];
  return load ? (await load()).messages : {};
}
