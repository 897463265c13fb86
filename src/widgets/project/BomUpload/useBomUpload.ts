import { useIntl } from '../../../i18n/index.js';
import { BOM, type BomOutcome } from '../../../entities/bom/bomUploadJob.js';
import { messages } from '../../../entities/bom/bomUpload.messages.js';
import { outcomeLines } from '../../../entities/bom/outcomeText.js';
import { useUpload } from '../../../entities/bom/useUpload.js';

/** The options of {@link useBomUpload}. */
export interface UseBomUploadOptions {
  /** Undefined while it is looked up. */
  projectId: string | undefined;
  /** Name and version, for a notice. */
  projectText: string | undefined;
  maxBytes: number | undefined;
  onBomProcessed: ((event: { outcome: BomOutcome }) => void) | undefined;
}

/** The upload of a BOM to a project, see {@link useUpload}. */
export function useBomUpload(options: UseBomUploadOptions) {
  const { projectId, projectText, maxBytes, onBomProcessed } = options;
  const intl = useIntl();
  return useUpload(BOM, {
    projectId,
    maxBytes,
    onProcessed: (outcome) => onBomProcessed?.({ outcome }),
    noticeOf: (outcome) => {
      const project = projectText ?? intl.formatMessage(messages.thisProject);
      const lines = outcomeLines(intl, outcome).map(({ text, change }) =>
        change ? `${text} (${change})` : text,
      );
      const isFailure = outcome.isImported === false;
      return {
        kind: isFailure ? 'failure' : 'success',
        title: intl.formatMessage(isFailure ? messages.notImportedOf : messages.importedOf, { project }),
        detail: isFailure
          ? (outcome.failure ?? intl.formatMessage(messages.notImportedAdvice))
          : lines.join(' · '),
      };
    },
  });
}
