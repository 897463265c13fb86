import type { ScanWords } from '../../../../entities/project/portfolioScan/ScanWords.js';
import { messages } from './dryRun.messages.js';

/** What a dry run calls what a policy would hit. */
export const DRY_RUN_WORDS: ScanWords = {
  heading: messages.heading,
  hits: messages.hits,
  noHits: messages.noHits,
  components: messages.hitComponents,
  projects: messages.hitProjects,
  fileName: 'dry-run',
};
