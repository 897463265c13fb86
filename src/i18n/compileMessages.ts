/** Compiled messages of one locale: message id to ICU text or its parsed form. @public */
export type Messages = Record<string, string | readonly object[]>;

// Matches values, tags, and escapes in ICU text. Everything else is literal.
const SYNTAX = /[{}<]|''|'[{<]/;

/** Returns true if a sentence is more than the words it shows. */
export function hasSyntax(sentence: string): boolean {
  return SYNTAX.test(sentence);
}

/**
 * Returns true if messages contain sentences that have to be parsed first. The kit's own are parsed when it
 * is built.
 */
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
