import { kitLocaleOf } from './locales.js';

/** The attributes that describe a text to browsers and screen readers. */
export interface Writing {
  /** BCP 47 tag. */
  lang: string;
  /** Absent: as the page; left to right there, unless the page says otherwise. */
  dir?: 'rtl';
}

/**
 * Returns the language and direction of the words that are shown for a tag: those of the tag if someone has
 * words in it, otherwise of English.
 * @param hasOwnWords - whether the host provides words in this language
 */
export function writingOf(tag: string, hasOwnWords: boolean): Writing {
  const isSpoken = hasOwnWords || kitLocaleOf(tag) !== 'en' || /^en\b/i.test(tag);
  if (!isSpoken) return { lang: 'en' };
  return isRightToLeft(tag) ? { lang: tag, dir: 'rtl' } : { lang: tag };
}

function isRightToLeft(tag: string): boolean {
  try {
    return RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '');
  } catch {
    // Not a tag; the formatters of dates and numbers say so.
    return false;
  }
}

/** Scripts (ISO 15924) of living languages. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'];
