import type { Page } from '@playwright/test';

/** Returns the names of buttons in cells of a table that are wider than their column. */
export function cutButtonsIn(page: Page): Promise<string[]> {
  return page.getByRole('grid').evaluate((grid) =>
    [...grid.querySelectorAll('td > button')].flatMap((button) => {
      const cell = button.parentElement!;
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const room = cell.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
      return button.getBoundingClientRect().width > room ? [button.getAttribute('aria-label') ?? ''] : [];
    }),
  );
}
