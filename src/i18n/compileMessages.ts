/** Compiled messages of one locale: message id to ICU text or its parsed form. @public */
export type Messages = Record<string, string | readonly object[]>;

// What would be a value, a tag or an escape in ICU text; everything else stands for itself.
const SYNTAX = /[{}<]|''|'[{<]/;

/** Whether a sentence is more than the words it shows. */
export function hasSyntax(sentence: string): boolean {
  return SYNTAX.test(sentence);
}

/** Whether messages hold sentences that have to be parsed first; the kit's own were parsed when it was built. */
export function needParser(messages: Messages): boolean {
  return Object.values(messages).some((message) => typeof message === 'string' && hasSyntax(message));
}

/**
 * Parses the sentences among a host's messages. The parser is loaded for this only, since most hosts bring no words.
 * @throws SyntaxError for a sentence that is not ICU text
 */
export async function compileMessages(messages: Messages): Promise<Messages> {
  const { parse } = await import('@formatjs/icu-messageformat-parser');
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === 'string' && hasSyntax(message) ? parse(message) : message,
    ]),
  );
}
