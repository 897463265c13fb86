import { isIriReference } from '../iriReference.js';

/**
 * The tests for the values of a schema's `format`. Every test takes time linear in the length of the text.
 */
export const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'date-time': isDateTime,
  date: (text) => isDateTime(`${text}T00:00:00Z`),
  'iri-reference': isLikeIriReference,
  'idn-email': isEmail,
  uri: isUri,
};

/**
 * The strict tests for values where {@link FORMATS} allow more. Addresses that are not IRIs are the most
 * frequent reason for which servers reject a document that has no other problem.
 */
export const STRICT_FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'iri-reference': isIriReference,
};

const DATE_TIME = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|[+-](\d\d):?(\d\d))$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** RFC 3339, section 5.6; as in other validators, the colon of the offset may be missing. */
function isDateTime(text: string): boolean {
  const parts = DATE_TIME.exec(text)?.slice(1).map(Number);
  if (!parts) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour, offsetMinute] = parts;
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 && isLeapYear ? 29 : (DAYS[month - 1] ?? 0);
  const hasOffset = !Number.isNaN(offsetHour ?? NaN);
  if (day < 1 || day > days) return false;
  if (hasOffset && ((offsetHour ?? 0) > 23 || (offsetMinute ?? 0) > 59)) return false;
  if (hour < 24 && minute < 60 && second < 60) return true;
  // A leap second is inserted at the end of a day in UTC only.
  if (second !== 60 || hour > 23 || minute > 59) return false;
  const sign = /[+-]\d\d:?\d\d$/.exec(text)?.[0].startsWith('-') ? -1 : 1;
  const offset = hasOffset ? sign * ((offsetHour ?? 0) * 60 + (offsetMinute ?? 0)) : 0;
  return (((hour * 60 + minute - offset) % 1440) + 1440) % 1440 === 1439;
}

// The characters of RFC 3987. Real BOMs have addresses that are not IRIs, such as git@git.example:a/b.git.
// These pass, and iriReference.ts detects them. Searching for forbidden characters needs no backtracking,
// which a long text could exhaust.
const NOT_IN_IRI = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%\u{a0}-\u{d7ff}\u{e000}-\u{10ffff}]/u;
const NOT_IN_URI = /[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]/;
const BAD_PERCENT = /%(?![0-9A-Fa-f]{2})/;

function isLikeIriReference(text: string): boolean {
  return !NOT_IN_IRI.test(text) && !BAD_PERCENT.test(text) && !hasTwoFragments(text);
}

function isUri(text: string): boolean {
  const hasScheme = /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text);
  return hasScheme && !NOT_IN_URI.test(text) && !BAD_PERCENT.test(text) && !hasTwoFragments(text);
}

function hasTwoFragments(text: string): boolean {
  return text.indexOf('#') !== text.lastIndexOf('#');
}

/** Tests RFC 6531 as far as the text alone allows: something, one last @, and a host. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && at < text.length - 1 && at <= 256 && !/[\s\p{Cc}]/u.test(text);
}
