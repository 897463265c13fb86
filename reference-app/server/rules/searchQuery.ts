/** A text somebody searches for, split as full-text engines split it (Unicode Standard Annex 29, word boundaries). */
export interface SearchQuery {
  /** Words to be found as they are, lower case; a text such as `a-b` has several. */
  words: readonly string[];
  /** What a word may begin with, end with or contain: the parts of the text between white space, lower case. */
  prefix: string;
  suffix: string;
  part: string | undefined;
}

/** How well something fits a search; more is better. */
export const FIT = { word: 3, prefix: 2, part: 1, none: 0 } as const;

/** Reads what was searched for; `undefined` when there is nothing to look for. */
export function searchQueryOf(text: string): SearchQuery | undefined {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  return {
    words: [...new Set(wordsOf(text))].slice(0, MOST_WORDS),
    prefix: last,
    suffix: first,
    part: parts.length === 1 ? first : undefined,
  };
}

// Nobody types more; each of them makes the question to the database longer.
const MOST_WORDS = 30;

/** Words of a text in lower case: letters and digits, held together by a dot, a colon or an apostrophe between them. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(WORD) ?? [];
}

const WORD =
  /[\p{L}\p{N}\p{M}_]+(?:(?:(?<=[\p{L}\p{M}])[.:'](?=\p{L})|(?<=\p{N})[.,;'](?=\p{N}))[\p{L}\p{N}\p{M}_]+)*/gu;

/** How well a query fits values: those of texts word by word, identifiers as a whole. */
export function fitOf(query: SearchQuery, texts: readonly string[], identifiers: readonly string[]): number {
  const candidates = [...texts.flatMap(wordsOf), ...identifiers.map((value) => value.toLowerCase())];
  return Math.max(FIT.none, ...candidates.map((candidate) => fitOfWord(query, candidate)));
}

function fitOfWord({ words, prefix, suffix, part }: SearchQuery, candidate: string): number {
  if (words.includes(candidate)) return FIT.word;
  if (candidate.startsWith(prefix)) return FIT.prefix;
  const isPart = part === undefined ? candidate.endsWith(suffix) : candidate.includes(part);
  return isPart ? FIT.part : FIT.none;
}

/**
 * What an index of three-letter parts is made of: all that {@link fitOf} compares, a blank before and after each, so that
 * {@link indexQueriesOf} can ask for its beginning and its end, too.
 */
export function indexedWords(texts: readonly string[], identifiers: readonly string[]): string {
  const candidates = [
    ...texts.flatMap(wordsOf),
    ...identifiers.map((value) => value.toLowerCase().replace(/\s/g, NO_BLANK)),
  ];
  return ` ${[...new Set(candidates)].join(' ')} `;
}

// What somebody searches for has no white space within, so nothing is missed.
const NO_BLANK = '\u0001';

/**
 * Asks a full-text index of {@link indexedWords} for what fits a query, in the order of {@link FIT}; `undefined` when the query
 * is too short for an index of three-letter parts.
 */
export function indexQueriesOf({ words, prefix, suffix, part }: SearchQuery): string[] | undefined {
  if ([...prefix].length < 3 || [...suffix].length < 3) return undefined;
  const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return [
    ...(words.length > 0 ? [words.map((word) => phrase(` ${word} `)).join(' OR ')] : []),
    phrase(` ${prefix}`),
    phrase(part ?? `${suffix} `),
  ];
}

/** What a value has to contain at least to be worth a closer look. */
export function needlesOf({ words, prefix, suffix }: SearchQuery): string[] {
  const needles = [...new Set([...words, prefix, suffix])];
  // What contains a longer one contains the shorter one within it, too.
  return needles.filter((needle) => !needles.some((other) => other !== needle && needle.includes(other)));
}
