import type { Page } from '../../api/paging.js';
import type { ResourceRef } from '../../data/resources/resourceKey.js';

/**
 * Returns a page whose response is checked before it is kept. A host's loader may return data that no type
 * has checked, and a list would then load forever or look empty.
 */
export function checkedPage<Row>({ key, load }: ResourceRef<Page<Row>>): ResourceRef<Page<Row>> {
  return {
    key,
    load: async (api, signal) => {
      const page: Partial<Page<Row>> | undefined = await load(api, signal);
      if (Array.isArray(page?.rows) && Number.isFinite(page.total)) return page as Page<Row>;
      throw new TypeError(
        `The loader of a list must resolve to { rows: Row[], total: number }, not ${outlineOf(page)}.`,
      );
    },
  };
}

/** Returns the kind of a value, not its content, which may be secret. */
function outlineOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value ? `{ ${Object.keys(value).join(', ')} }` : typeof value;
}
