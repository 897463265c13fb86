import { usePreference, type PreferenceCodec } from './usePreference.js';

/** How many rows a page of a table may have. */
export const PAGE_SIZES = [25, 50, 100] as const;

/** Rows per page of a table, remembered as `<table>PageSize` like in the existing console. */
export function usePageSize(
  table: string,
  initial: number = PAGE_SIZES[0],
): [pageSize: number, setPageSize: (pageSize: number) => void] {
  return usePreference(`${table}PageSize`, initial, pageSizeCodec);
}

const pageSizeCodec: PreferenceCodec<number> = {
  read: (text) => {
    const size = Number(text);
    return Number.isInteger(size) && size >= 1 && size <= 100 ? size : undefined;
  },
  write: String,
};
