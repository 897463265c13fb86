import { safeUrl } from '../externalUrls.js';

/** A link about a vulnerability. */
export interface Reference {
  readonly url: string;
  /** The address without its scheme, or the words the source gave it. */
  readonly text: string;
}

/**
 * The links in a text of references: Markdown links, bare addresses, one a line or not. Only web addresses, each once;
 * at most 200, because a text from outside may hold any number.
 */
export function referencesOf(text: string | null | undefined): readonly Reference[] {
  const found = new Map<string, Reference>();
  for (const match of (text ?? '').slice(0, LONGEST).matchAll(LINK)) {
    const url = safeUrl(match[2] ?? match[3]?.replace(SENTENCE_END, ''));
    if (!url || found.has(url)) continue;
    const words = match[1]?.trim();
    found.set(url, { url, text: words && !/^https?:/i.test(words) ? words : bare(url) });
    if (found.size >= MOST) break;
  }
  return [...found.values()];
}

// The end of a sentence is no part of an address in it.
const SENTENCE_END = /[.,;:!?]+$/;
const bare = (url: string) => url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');

// A Markdown link, or an address that ends before brackets, quotes, or blanks.
const LINK = /\[([^\]\n]{0,300})\]\((https?:\/\/[^\s)]+)\)|(https?:\/\/[^\s<>"'()[\]]+)/gi;
const LONGEST = 100_000;
const MOST = 200;
