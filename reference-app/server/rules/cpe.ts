/**
 * The eleven attributes of a CPE name (NIST IR 7695). `*` is ANY, `-` is NA. Values are lower case and unescaped, but for what
 * would then mean something else: `*` and `?` within a value are wildcards, `\*` and `\?` the characters, `\-` alone is a hyphen.
 */
export interface Cpe {
  part: string;
  vendor: string;
  product: string;
  version: string;
  update: string;
  edition: string;
  language: string;
  swEdition: string;
  targetSw: string;
  targetHw: string;
  other: string;
}

export const ANY = '*';
export const NA = '-';

const ATTRIBUTES = [
  'part',
  'vendor',
  'product',
  'version',
  'update',
  'edition',
  'language',
  'swEdition',
  'targetSw',
  'targetHw',
  'other',
] as const satisfies readonly (keyof Cpe)[];

/** Reads a CPE 2.3 formatted string or a CPE 2.2 URI; `undefined` for anything else. */
export function parseCpe(text: string): Cpe | undefined {
  const name = text.trim();
  if (/^cpe:2\.3:/i.test(name)) return parseFormattedString(name);
  if (/^cpe:\//i.test(name)) return parseUri(name);
  return undefined;
}

/** Writes a CPE 2.3 formatted string; what is not a letter, digit, `_`, `.` or `-` inside of a value is escaped. */
export function formatCpe(cpe: Cpe): string {
  return `cpe:2.3:${ATTRIBUTES.map((attribute) => escape(cpe[attribute])).join(':')}`;
}

/** Writes a CPE 2.2 URI (NIST IR 7695, 6.1.2); five attributes may share the place of the edition. */
export function formatCpeUri(cpe: Cpe): string {
  const packed = [cpe.edition, cpe.swEdition, cpe.targetSw, cpe.targetHw, cpe.other].map(encodePercent);
  const edition = packed.slice(1).some((value) => value !== '') ? `~${packed.join('~')}` : packed[0];
  const { part, vendor, product, version, update, language } = cpe;
  const leading = [part, vendor, product, version, update].map(encodePercent);
  return `cpe:/${[...leading, edition, encodePercent(language)].join(':')}`.replace(/:+$/, '');
}

/** A name as the sentence "all names with these attributes", every other attribute being ANY. */
export function cpeOf(attributes: Partial<Cpe>): Cpe {
  const all = Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, ANY])) as unknown as Cpe;
  return { ...all, ...attributes };
}

function parseFormattedString(name: string): Cpe | undefined {
  const values = splitUnescaped(name.slice('cpe:2.3:'.length));
  if (values.length !== ATTRIBUTES.length || values.some((value) => value === '' || /\s/.test(value)))
    return undefined;
  return asCpe(values.map((value) => unescape(value)));
}

/** The parts of a URI, of which trailing ones may be missing; the fifth may pack five attributes with tildes. */
function parseUri(name: string): Cpe | undefined {
  const parts = name.slice('cpe:/'.length).split(':');
  if (parts.length > 7 || parts.some((part) => /[\s*?]/.test(part))) return undefined;
  const [part = '', vendor = '', product = '', version = '', update = '', edition = '', language = ''] =
    parts;
  const [ed = '', swEdition = '', targetSw = '', targetHw = '', other = ''] = edition.startsWith('~')
    ? edition.slice(1).split('~')
    : [edition];
  const values = [part, vendor, product, version, update, ed, language, swEdition, targetSw, targetHw, other];
  const decoded = values.map((value) => (value === '' ? ANY : decodePercent(value)));
  return decoded.includes(undefined) ? undefined : asCpe(decoded as string[]);
}

function asCpe(values: readonly string[]): Cpe | undefined {
  const lower = values.map((value) => value.toLowerCase());
  const cpe = Object.fromEntries(
    ATTRIBUTES.map((attribute, index) => [attribute, lower[index] ?? ANY]),
  ) as unknown as Cpe;
  return /^[aoh*-]$/.test(cpe.part) ? cpe : undefined;
}

function splitUnescaped(text: string): string[] {
  const values: string[] = [];
  let value = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '\\') {
      value += character + (text[index + 1] ?? '');
      index += 1;
    } else if (character === ':') {
      values.push(value);
      value = '';
    } else {
      value += character;
    }
  }
  return [...values, value];
}

const unescape = (value: string) =>
  value === '\\-'
    ? value
    : value.replace(/\\(.)/g, (escaped, character: string) => (isWildcard(character) ? escaped : character));

function escape(value: string): string {
  if (value === NA || value === '\\-') return value;
  return value.replace(PARTS, (part) => (isEscaped(part) || /[\w.*?-]/.test(part) ? part : `\\${part}`));
}

function encodePercent(value: string): string {
  if (value === ANY) return '';
  if (value === NA) return NA;
  if (value === '\\-') return percentOf('-');
  return value.replace(PARTS, (part) =>
    /[\w.-]/.test(part) ? part : (WILDCARDS[part] ?? percentOf(isEscaped(part) ? part.slice(1) : part)),
  );
}

/** The parts of a value: characters, two of which may be escaped. */
const PARTS = /\\[*?]|[^]/gu;

const WILDCARDS: Record<string, string> = { '?': '%01', '*': '%02' };

const isEscaped = (part: string) => part === '\\*' || part === '\\?';

const isWildcard = (character: string) => character === '*' || character === '?';

const percentOf = (character: string) =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

function decodePercent(value: string): string | undefined {
  if (value === NA) return NA;
  if (/^%2d$/i.test(value)) return '\\-';
  try {
    // A character written directly is literal, and only the two codes are wildcards.
    return value
      .split(/(%0[12])/)
      .map((part) =>
        part === '%01' ? '?' : part === '%02' ? '*' : decodeURIComponent(part).replace(/[*?]/g, '\\$&'),
      )
      .join('');
  } catch {
    return undefined;
  }
}
