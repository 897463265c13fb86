import type { Page } from '../../api/paging.js';
import type { ResourceRef } from '../../data/resources/resourceKey.js';

/**
 * A page whose answer is looked at before it is kept: a loader of a host may give what no type has checked, and a list would then
 * be loading for ever, or look empty.
 */
export function checkedPage<Row>({ key, load }: ResourceRef<Page<Row>>): ResourceRef<Page<Row>> {
  return {
    key,
    load: async (api, signal) => {
      const page: Partial<Page<Row>> | undefined = await load(api, signal);
      if (Array.isArray(page?.rows) && Number.isFinite(page.total)) return page as Page<Row>;
      throw new TypeError(
        `The loader of a list has to resolve to { rows: Row[], total: number }, not ${outlineOf(page)}.`,
      );
    },
  };
}

/** What something is; not what stands in it, which may be secret. */
function outlineOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value ? `{ ${Object.keys(value).join(', ')} }` : typeof value;
}
