import { canUse, parseLicenseExpression } from '../licenseExpression.js';
import type { ConditionTest, LicenseKey, Surroundings } from './JudgedComponent.js';

/**
 * The test behind `LICENSE` and `LICENSE_GROUP`. `IS` forbids the licenses: violated where the component cannot be used without
 * one of them. `IS_NOT` allows them only: violated where it cannot be used with them alone.
 * @param licenses - undefined when what the condition names is gone
 * @param namesUnresolved - whether the condition means what has no license that the server knows
 * @returns undefined without licenses, and for other operators
 */
export function licenseTest(
  operator: string,
  licenses: ReadonlySet<LicenseKey> | undefined,
  namesUnresolved: boolean,
  { licenseById }: Surroundings,
): ConditionTest | undefined {
  if (!licenses || (operator !== 'IS' && operator !== 'IS_NOT')) return undefined;
  const allows = operator === 'IS_NOT';
  const isUsable = (license: LicenseKey | undefined) =>
    (license === undefined ? namesUnresolved : licenses.has(license)) === allows;
  const isAnyUsable = (ids: readonly string[]) => {
    const known = ids.flatMap((id) => licenseById(id) ?? []);
    return known.length > 0 ? known.some(isUsable) : isUsable(undefined);
  };
  return ({ resolvedLicense, licenseExpression, license }) => {
    if (resolvedLicense !== null) return !isUsable(resolvedLicense);
    const expression = licenseExpression === null ? undefined : parseLicenseExpression(licenseExpression);
    if (expression) return !canUse(expression, isAnyUsable);
    return !isAnyUsable(license === null ? [] : [license]);
  };
}
