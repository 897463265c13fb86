import type { ScanWords } from '../../../../entities/project/portfolioScan/ScanWords.js';
import { messages } from './dryRun.messages.js';

/** The words that a dry run uses for the matches of a policy. */
export const DRY_RUN_WORDS: ScanWords = {
  heading: messages.heading,
  hits: messages.hits,
  noHits: messages.noHits,
  components: messages.hitComponents,
  projects: messages.hitProjects,
  fileName: 'dry-run',
};
