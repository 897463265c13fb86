import { useCallback, useState, type RefObject } from 'react';
import type { FindingList } from '../../../api/findings.js';
import type { FindingRow } from '../../../domain/findings/FindingRow.js';
import { findVectors, type FoundVector } from '../../../domain/scores/findVectors.js';
import { deferred } from '../../../ui/later/deferred.js';
import type { AuditFormHandle } from '../detail/AuditForm.js';
import { useVectors } from '../detail/FindingFacts.js';
import { useIsUnsaved } from '../audit/useIsUnsaved.js';
import type { RescoringDialogProps } from './RescoringDialog.js';

// Calculators are more than all else of an opened row.
const RescoringDialog = deferred(() =>
  import('./RescoringDialog.js').then((module) => module.RescoringDialog),
);

/**
 * The calculator over an opened finding.
 * @param form - takes the result; undefined: nothing may be changed
 */
export function useRescoring(
  row: FindingRow,
  texts: Pick<FindingList, 'textsOf'>,
  form: RefObject<AuditFormHandle | null> | undefined,
) {
  const [asked, setAsked] = useState<{ vector: FoundVector | undefined }>();
  const [wasAdded, setWasAdded] = useState(false);
  const isUnsaved = useIsUnsaved(row);
  return {
    /** Opens it with a vector; without one, with the last of the decision, or else with that of the vulnerability. */
    open: useCallback(
      (vector: FoundVector | undefined) => {
        setAsked({ vector: vector ?? findVectors(form?.current?.details ?? '').at(-1) });
        setWasAdded(false);
      },
      [form],
    ),
    /** True when a result is in the form and not saved. */
    isAdded: wasAdded && isUnsaved,
    dialog: asked && (
      <Asked
        row={row}
        texts={texts}
        opened={asked.vector}
        onPut={
          form &&
          ((rewritten, targets) => {
            form.current?.rewrite(targets, rewritten);
            setWasAdded(true);
          })
        }
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}

function Asked(
  props: { row: FindingRow; texts: Pick<FindingList, 'textsOf'> } & Pick<
    RescoringDialogProps,
    'opened' | 'onPut' | 'onClose'
  >,
) {
  const { row, texts, ...rest } = props;
  const vectors = useVectors(row, texts);
  return vectors && <RescoringDialog {...rest} vulnerability={row.vulnerability.vulnId} vectors={vectors} />;
}
