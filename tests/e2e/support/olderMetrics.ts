import type { Page } from '@playwright/test';

const DAY_MS = 86_400_000;

/**
 * Moves the first metrics that counted something back by 20 days, with those before them: a server that was just started has only
 * one day, which is not drawn.
 */
export async function olderMetrics(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/metrics\/.*\bdays\b/, async (route) => {
    const response = await route.fetch();
    const records = (await response.json()) as { firstOccurrence: number; components?: number }[];
    const first = records.findIndex(({ components }) => components);
    for (const record of records.slice(0, Math.max(0, first) + 1)) record.firstOccurrence -= 20 * DAY_MS;
    await route.fulfill({ response, json: records });
  });
}
