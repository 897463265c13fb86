import { array, record, string, type, type Describe } from 'superstruct';

/** The search results of a server, by kind: `project`, `component`, `vulnerability`, and so on. */
export interface SearchAnswer {
  results: Record<string, SearchHit[]>;
}

/** One thing that was found. Which members it has depends on what it is; all are texts. */
export type SearchHit = Record<string, string>;

export const SearchAnswerStruct: Describe<SearchAnswer> = type({
  results: record(string(), array(record(string(), string()))),
});
