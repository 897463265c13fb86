/** A search text, split as full-text engines split it (Unicode Standard Annex 29, word boundaries). */
export interface SearchQuery {
  /** Words to be found as they are, lower case; a text such as `a-b` has several. */
  words: readonly string[];
  /**
   * The text that a word may start with, end with, or contain: the parts of the search text between white
   * space, lowercase.
   */
  prefix: string;
  suffix: string;
  part: string | undefined;
  /** Whatever fits contains one of these. */
  needles: readonly string[];
}

/** The quality of a match with a search. A higher number is better. */
export const FIT = { word: 3, prefix: 2, part: 1, none: 0 } as const;

/** Reads what was searched for; `undefined` when there is nothing to look for. */
export function searchQueryOf(text: string): SearchQuery | undefined {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS);
  return {
    words,
    prefix: last,
    suffix: first,
    part: parts.length === 1 ? first : undefined,
    needles: shortest([...words, last, first]),
  };
}

// People type fewer; each of them makes the question to the database longer.
const MOST_WORDS = 30;

/** Words of a text in lower case: letters and digits, held together by a dot, a colon or an apostrophe between them. */
export function wordsOf(text: string): string[] {
  const lower = text.toLowerCase();
  return lower.match(ASCII.test(lower) ? ASCII_WORD : WORD) ?? [];
}

// The same where there are no other letters, in half the time.
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /\w+(?:(?:(?<=[a-z])[.:'](?=[a-z])|(?<=\d)[.,;'](?=\d))\w+)*/g;

const WORD =
  /[\p{L}\p{N}\p{M}_]+(?:(?:(?<=[\p{L}\p{M}])[.:'](?=\p{L})|(?<=\p{N})[.,;'](?=\p{N}))[\p{L}\p{N}\p{M}_]+)*/gu;

/**
 * Returns the quality of the match between a query and values. There are thousands of values for a short
 * query.
 * @param texts - the number of values that are texts, which are compared word by word; the identifiers after
 * them are compared as a unit
 */
export function fitOf(query: SearchQuery, values: readonly (string | null)[], texts: number): number {
  let best: number = FIT.none;
  for (let place = texts; place < values.length; place += 1) {
    const value = values[place];
    if (value != null) best = Math.max(best, fitOfWord(query, value.toLowerCase()));
  }
  for (let place = 0; place < texts && best < FIT.word; place += 1) {
    const lower = values[place]?.toLowerCase();
    // Splitting a text takes longer than seeing that nothing in it can fit, or not better.
    if (lower !== undefined && mayFitBetter(query, lower, best))
      best = Math.max(best, fitOfWords(query, lower));
  }
  return best;
}

function mayFitBetter({ words, needles }: SearchQuery, lower: string, best: number): boolean {
  const wanted = best === FIT.prefix ? words : needles;
  return wanted.some((part) => lower.includes(part));
}

function fitOfWords(query: SearchQuery, lower: string): number {
  let best: number = FIT.none;
  for (const word of wordsOf(lower)) {
    best = Math.max(best, fitOfWord(query, word));
    if (best === FIT.word) break;
  }
  return best;
}

function fitOfWord({ words, prefix, suffix, part }: SearchQuery, candidate: string): number {
  if (words.includes(candidate)) return FIT.word;
  if (candidate.startsWith(prefix)) return FIT.prefix;
  const isPart = part === undefined ? candidate.endsWith(suffix) : candidate.includes(part);
  return isPart ? FIT.part : FIT.none;
}

/**
 * Returns the content for an index of three-letter parts: everything that {@link fitOf} compares, with a
 * blank before and after each, so that {@link indexQueriesOf} can also query its start and its end.
 */
export function indexedWords(texts: readonly string[], identifiers: readonly string[]): string {
  const candidates = [
    ...texts.flatMap(wordsOf),
    ...identifiers.map((value) => value.toLowerCase().replace(/\s/g, NO_BLANK)),
  ];
  return ` ${[...new Set(candidates)].join(' ')} `;
}

// Searched parts contain no white space, so nothing is missed.
const NO_BLANK = '\u0001';

/** The queries for an index of {@link indexedWords}. */
export interface IndexQueries {
  /** In the order of {@link FIT}, as far as they are long enough for an index of three-letter parts. */
  queries: string[];
  /** True when the queries find everything that matches. */
  areAll: boolean;
}

/** Asks a full-text index of {@link indexedWords} for what fits a query. */
export function indexQueriesOf({ words, prefix, suffix, part }: SearchQuery): IndexQueries {
  const all = [
    ...(words.length > 0 ? [words.map((word) => ` ${word} `)] : []),
    [` ${prefix}`],
    [part ?? `${suffix} `],
  ];
  const tooShort = all.findIndex((phrases) => phrases.some((phrase) => [...phrase].length < 3));
  const asked = tooShort < 0 ? all : all.slice(0, tooShort);
  const quoted = (phrase: string) => `"${phrase.replaceAll('"', '""')}"`;
  return { queries: asked.map((phrases) => phrases.map(quoted).join(' OR ')), areAll: tooShort < 0 };
}

// A text that contains a longer needle also contains the shorter one within it.
function shortest(needles: readonly string[]): string[] {
  const different = [...new Set(needles)];
  return different.filter((needle) => !different.some((other) => other !== needle && needle.includes(other)));
}
