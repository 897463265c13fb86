/**
 * Returns true when a text is the name of a product: a CPE 2.3 formatted string
 * (`cpe:2.3:a:vendor:product:…`, all eleven attributes) or a CPE 2.2 URI (`cpe:/a:vendor:product:…`). NIST IR
 * 7695, sections 6.1 and 6.2.
 */
export function isCpe(text: string): boolean {
  if (text.startsWith('cpe:2.3:')) return isFormattedString(text.slice('cpe:2.3:'.length));
  return URI.test(text);
}

/** The parts of a CPE name. Unescaped. `*` means any value, `-` means none. */
export interface CpeParts {
  vendor: string;
  product: string;
  version: string;
  /** The part after the version, such as `rc1`. Absent for any and none. */
  update?: string;
}

/** Returns true when a value of a CPE is neither any nor none. */
export function isSpecificCpeValue(value: string | undefined): value is string {
  return value !== undefined && value !== '' && value !== '*' && value !== '-';
}

/** Returns the parts of a CPE that people distinguish products by, or undefined when it is not a CPE. */
export function cpeParts(text: string): CpeParts | undefined {
  if (!isCpe(text)) return undefined;
  const isFormatted = text.startsWith('cpe:2.3:');
  const [, vendor, product, version, update] = isFormatted
    ? splitUnescaped(text.slice('cpe:2.3:'.length)).map(unescaped)
    : text.slice('cpe:/'.length).split(':').map(percentDecoded);
  return {
    vendor: vendor || '*',
    product: product || '*',
    version: version || '*',
    ...(isSpecificCpeValue(update) && { update }),
  };
}

/**
 * The version that a CPE states, in lower case as the values of CPEs are. An update that precedes the release belongs to it: version 2.0
 * with update rc1 is `2.0-rc1`. Other updates (`p1`, `sp2`) are left out, because the ranges of advisories do not name them. It also reads
 * names that {@link isCpe} refuses, as generators leave characters unescaped.
 * @returns undefined for any version, none, and what is not a CPE
 */
export function cpeVersion(text: string): string | undefined {
  const [, version, update] = /^cpe:2\.3:/i.test(text)
    ? splitUnescaped(text.slice('cpe:2.3:'.length)).slice(2).map(unescaped)
    : /^cpe:\//i.test(text)
      ? text.slice('cpe:/'.length).split(':').slice(2).map(percentDecoded)
      : [];
  if (!isSpecificCpeValue(version)) return undefined;
  return versionWithUpdate(version, update).toLowerCase();
}

/** See {@link cpeVersion}. */
export function versionWithUpdate(version: string, update: string | undefined): string {
  return update !== undefined && PRE_RELEASE.test(update) ? `${version}-${update}` : version;
}

const PRE_RELEASE = /^(?:[abm][-_.]?\d|(?:alpha|beta|dev|milestone|pre|preview|rc|snapshot)(?![a-z]))/i;

const unescaped = (value: string) => value.replace(/\\(.)/g, '$1');

const URI = /^c[pP][eE]:\/[AHOaho]?(?::[\w.\-~%]*){0,6}$/;
const PART = /^[aho*-]$/;
const LANGUAGE = /^(?:[A-Za-z]{2,3}(?:-(?:[A-Za-z]{2}|\d{3}))?|[*-])$/;
// A value: letters, digits and escaped punctuation, with ? in a row or one * at its ends; or ANY, or NA.
const VALUE = /^(?:(?:\?+|\*)?(?:[\w.-]|\\[\\*?!"#$%&'()+,/:;<=>@[\]^`{|}~])+(?:\?+|\*)?|[*-])$/;

function isFormattedString(attributes: string): boolean {
  const values = splitUnescaped(attributes);
  return (
    values.length === 11 &&
    values.every((value, index) => (index === 0 ? PART : index === 6 ? LANGUAGE : VALUE).test(value))
  );
}

/** Splits at the colons that are no part of a value. */
function splitUnescaped(text: string): string[] {
  return text.match(/(?:^|:)(?:[^:\\]|\\[^])*/g)?.map((value) => value.replace(/^:/, '')) ?? [];
}

function percentDecoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
