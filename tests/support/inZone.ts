/**
 * Runs a function as if the computer were in another time zone, and then restores its own zone, immediately
 * if there is nothing to wait for.
 * @param zone - of the IANA list, such as `Pacific/Kiritimati`
 */
export function inZone<T>(zone: string, run: () => T): T {
  const before = process.env.TZ;
  const goBack = () => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  };
  // Node reads its zone again whenever this is set.
  process.env.TZ = zone;
  let isWaiting = false;
  try {
    const result = run();
    if (!(result instanceof Promise)) return result;
    isWaiting = true;
    return result.finally(goBack) as T;
  } finally {
    if (!isWaiting) goBack();
  }
}
