import { textProblem, type TextProblem } from '../../../domain/textProblem.js';
import { safeUrl } from '../../../domain/externalUrls.js';
import type { LicenseRequest } from '../../../schema/license.js';

/** The values of the form for a new custom license. */
export interface LicenseFormValues {
  name: string;
  licenseId: string;
  isOsiApproved: boolean;
  isFsfLibre: boolean;
  isDeprecatedLicenseId: boolean;
  licenseText: string;
  licenseComments: string;
  standardLicenseTemplate: string;
  standardLicenseHeader: string;
  seeAlso: readonly { url: string }[];
}

export const NEW_LICENSE: LicenseFormValues = {
  name: '',
  licenseId: '',
  isOsiApproved: false,
  isFsfLibre: false,
  isDeprecatedLicenseId: false,
  licenseText: '',
  licenseComments: '',
  standardLicenseTemplate: '',
  standardLicenseHeader: '',
  seeAlso: [],
};

/** A problem with a field. `line`: the position of the first invalid URL, counted from 0. */
export type LicenseProblem =
  TextProblem | { code: 'missing' } | { code: 'letters' } | { code: 'line'; place: number };

/** Returns, by field, the values that servers would reject and the URLs that could not be opened later. */
export function problemsOf(
  values: LicenseFormValues,
): Partial<Record<keyof LicenseFormValues, LicenseProblem>> {
  const problems: Partial<Record<keyof LicenseFormValues, LicenseProblem>> = {};
  const note = (field: keyof LicenseFormValues, problem: LicenseProblem | undefined) => {
    if (problem) problems[field] = problem;
  };
  const needed = (text: string): LicenseProblem | undefined =>
    text.trim() === '' ? { code: 'missing' } : textProblem(text, LONGEST);
  note('name', needed(values.name));
  note(
    'licenseId',
    needed(values.licenseId) ?? (LICENSE_ID.test(values.licenseId.trim()) ? undefined : { code: 'letters' }),
  );
  const place = values.seeAlso.findIndex(({ url }) => safeUrl(url) === undefined);
  note('seeAlso', place < 0 ? undefined : { code: 'line', place });
  return problems;
}

/** The license as it is sent; what is empty is left out. */
export function licenseRequestOf(values: LicenseFormValues): LicenseRequest {
  const { isOsiApproved, isFsfLibre, isDeprecatedLicenseId, seeAlso } = values;
  const text = (
    key: 'licenseText' | 'licenseComments' | 'standardLicenseTemplate' | 'standardLicenseHeader',
  ) => (values[key].trim() === '' ? {} : { [key]: values[key] });
  return {
    name: values.name.trim(),
    licenseId: values.licenseId.trim(),
    isOsiApproved,
    isFsfLibre,
    isDeprecatedLicenseId,
    ...text('licenseText'),
    ...text('licenseComments'),
    ...text('standardLicenseTemplate'),
    ...text('standardLicenseHeader'),
    ...(seeAlso.length > 0 && { seeAlso: seeAlso.map(({ url }) => url.trim()) }),
  };
}

/** The maximum length of names and identifiers, in characters. */
const LONGEST = 255;

/** The identifiers that servers accept. */
const LICENSE_ID = /^[a-zA-Z0-9_.\-+]+$/;
