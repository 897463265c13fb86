import { expressionInName, knownLicense, type KnownLicense } from '../knownLicense.js';
import { canUse, licenseTerm, parseLicenseExpression, type LicenseTerm } from '../licenseExpression.js';
import type { ConditionMatcher, JudgedLicense, LicenseKey, Surroundings } from './JudgedComponent.js';

/**
 * Returns the test for `LICENSE` and `LICENSE_GROUP`. `IS` forbids the licenses: violated where the component
 * cannot be used without one of them. `IS_NOT` allows only them: violated where it cannot be used with them
 * alone. Where a component declares several licenses, all of them apply: one that is forbidden, or not
 * allowed, is enough.
 * @param licenses - undefined when the license or group of the condition no longer exists
 * @param namesUnresolved - whether the condition refers to components without a license that the server knows
 * @returns undefined without licenses, and for other operators
 */
export function licenseMatcher(
  operator: string,
  licenses: ReadonlySet<LicenseKey> | undefined,
  namesUnresolved: boolean,
  { licenseById, licenseIdOf }: Surroundings,
): ConditionMatcher | undefined {
  if (!licenses || (operator !== 'IS' && operator !== 'IS_NOT')) return undefined;
  const isNamed = (license: LicenseKey) => licenses.has(license);
  const isAllowed = ({ keys, alternatives, isResolved }: KnownLicense<LicenseKey>) =>
    isResolved ? keys.some(isNamed) || alternatives.some(isNamed) : namesUnresolved;
  // An exception that the server does not know makes no forbidden license one that may be used.
  const isForbidden = ({ keys, isResolved }: KnownLicense<LicenseKey>) =>
    keys.some(isNamed) || (!isResolved && namesUnresolved);
  const isUsable = (license: KnownLicense<LicenseKey>) =>
    operator === 'IS_NOT' ? isAllowed(license) : !isForbidden(license);
  const isTermUsable = (_: readonly string[], term: LicenseTerm) => isUsable(knownLicense(term, licenseById));

  const isIdUsable = (id: string) => isUsable(knownLicense(licenseTerm(id), licenseById));

  const isLicenseUsable = ({ resolvedLicense, licenseExpression, license }: JudgedLicense) => {
    const expression = licenseExpression === null ? undefined : parseLicenseExpression(licenseExpression);
    // For a single license, the expression has more than the resolved license: the exception.
    if (resolvedLicense !== null && !(expression?.kind === 'license' && expression.relaxes)) {
      const id = licenseIdOf(resolvedLicense);
      return id === undefined
        ? isUsable({ keys: [resolvedLicense], alternatives: [], isResolved: true })
        : isIdUsable(id);
    }
    if (expression) return canUse(expression, isTermUsable);
    if (license === null) return isUsable({ keys: [], alternatives: [], isResolved: false });
    const named = expressionInName(license, licenseById);
    return named ? canUse(named, isTermUsable) : isIdUsable(license);
  };
  return (component) => {
    const { licenses: declared = [] } = component;
    return !(declared.length > 0 ? declared.every(isLicenseUsable) : isLicenseUsable(component));
  };
}
