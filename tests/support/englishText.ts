import { readFileSync } from 'node:fs';

type SourceMessages = Record<string, { defaultMessage: string }>;

let english: SourceMessages | undefined;

/** The English source text of each message of the kit, by id. */
export function englishMessages(): SourceMessages {
  english ??= JSON.parse(readFileSync('src/i18n/generated/en.json', 'utf8')) as SourceMessages;
  return english;
}

/** The words of a message of the kit that takes no values. */
export function englishText(id: string): string {
  const message = englishMessages()[id];
  if (!message) throw new Error(`There is no message ${id}.`);
  return message.defaultMessage;
}
