/** The length of a period such as `P1Y6M` in days, at least and at most, as months differ; undefined for what is no period. */
export function periodDays(period: string): { least: number; most: number } | undefined {
  const found = /^P(?=\d)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?$/i.exec(period.trim());
  if (!found) return undefined;
  const [years = 0, months = 0, weeks = 0, days = 0] = found.slice(1).map((text) => Number(text ?? 0));
  const fixed = weeks * 7 + days;
  return { least: years * 365 + months * 28 + fixed, most: years * 366 + months * 31 + fixed };
}
