/** Reads the findings of all projects, a page at a time. */
import type { Page, PageProgress, PageRequest } from '../../api/paging.js';
import {
  listGroupedFindings,
  listPortfolioFindings,
  type GroupsQuestion,
  type OccurrencesQuestion,
} from '../../api/portfolioFindings.js';
import type { PortfolioFinding } from '../../domain/findings/PortfolioFinding.js';
import type { GroupedFinding } from '../../schema/groupedFinding.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** One page of the findings of all projects. */
export function occurrences(
  question: OccurrencesQuestion,
  request: PageRequest,
  onProgress?: (progress: PageProgress) => void,
): ResourceRef<Page<PortfolioFinding>> {
  // Only exports request larger pages.
  const hasTexts = request.pageSize <= 100;
  return {
    key: resourceKey('findings', 'list', 'one by one', question, request),
    load: (api, signal) => listPortfolioFindings(api, question, request, hasTexts, { signal, onProgress }),
  };
}

/** One page of the vulnerabilities that were found in any project. */
export function groups(
  question: GroupsQuestion,
  request: PageRequest,
  onProgress?: (progress: PageProgress) => void,
): ResourceRef<Page<GroupedFinding>> {
  return {
    key: resourceKey('findings', 'list', 'grouped', question, request),
    load: (api, signal) => listGroupedFindings(api, question, request, { signal, onProgress }),
  };
}
