/** Numbers as people of a language type them. Between fields and forms they travel in plain notation, such as `-0.5`. */

/** The reason why a text is not a valid number. */
export type NumberProblem =
  | { code: 'notANumber' }
  /** It has a fraction, but only whole numbers are accepted. */
  | { code: 'notWhole' }
  | { code: 'tooSmall'; min: number }
  | { code: 'tooLarge'; max: number };

/** The limits of accepted numbers. @public */
export interface NumberLimits {
  /** Smallest one. */
  min?: number;
  /** Largest one. */
  max?: number;
  /** True when numbers with a fraction are also accepted. @defaultValue false */
  hasFraction?: boolean;
}

/**
 * Returns the plain notation of a typed number. Returns the text itself when it is not a number, so that
 * nothing typed is lost.
 */
export function plainNumber(typed: string, locale: string): string {
  const { digits, group, decimal } = signsOf(locale);
  let text = typed.trim().replace(/[\s\u00a0\u202f'’]/g, '');
  digits.forEach((digit, value) => (text = text.replaceAll(digit, String(value))));
  text = text.replace(/^[−–]/, '-');
  const grouped = new RegExp(`^([+-]?\\d{1,3}(?:${escaped(group)}\\d{2,3})+)(${escaped(decimal)}\\d+)?$`);
  const [, whole, fraction = ''] = grouped.exec(text) ?? [];
  if (whole !== undefined) text = whole.replaceAll(group, '') + fraction;
  text = text.replace(decimal, '.');
  return PLAIN.test(text) ? canonical(text) : typed;
}

/** A number in plain notation as people of a language read it, without signs between groups of digits; other texts as they are. */
export function shownNumber(value: string, locale: string): string {
  if (!PLAIN.test(value)) return value;
  const { digits, decimal } = signsOf(locale);
  return value.replace('.', decimal).replace(/\d/g, (digit) => digits[Number(digit)]!);
}

/** Returns the problem with a number in plain notation. An empty value has no problem. */
export function numberProblem(value: string, limits: NumberLimits = {}): NumberProblem | undefined {
  const { min, max, hasFraction = false } = limits;
  if (value.trim() === '') return undefined;
  if (!PLAIN.test(value)) return { code: 'notANumber' };
  if (!hasFraction && value.includes('.')) return { code: 'notWhole' };
  if (min !== undefined && Number(value) < min) return { code: 'tooSmall', min };
  if (max !== undefined && Number(value) > max) return { code: 'tooLarge', max };
  return undefined;
}

interface NumberSigns {
  digits: readonly string[];
  group: string;
  decimal: string;
}

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const signs = new Map<string, NumberSigns>();

function signsOf(locale: string): NumberSigns {
  let known = signs.get(locale);
  if (!known) {
    const format = new Intl.NumberFormat(locale);
    const parts = format.formatToParts(-1234567.5);
    const sign = (type: string, fallback: string) =>
      parts.find((part) => part.type === type)?.value ?? fallback;
    const plain = new Intl.NumberFormat(locale, { useGrouping: false });
    known = {
      digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
      group: sign('group', ','),
      decimal: sign('decimal', '.'),
    };
    signs.set(locale, known);
  }
  return known;
}

/** `007`, `+7` and `7.` are 7; longer ones than a number can hold keep their digits. */
function canonical(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)0*(\d*)\.?(\d*)$/.exec(text) ?? [];
  return `${sign === '-' ? '-' : ''}${whole || '0'}${fraction && `.${fraction}`}`;
}

function escaped(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
