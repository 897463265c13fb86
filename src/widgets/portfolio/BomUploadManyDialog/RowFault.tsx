import type { Capabilities } from '../../../api/servers.js';
import { subjectNotKept } from '../../../domain/cyclonedx/kept/subjectNotKept.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Disclosure } from '../../../ui/layout/Disclosure.js';
import { formatBytes } from '../../../ui/controls/formatBytes.js';
import { bomDoubt, BomDoubtNotice } from '../../../entities/bom/bomDoubt.js';
import { BomProblemList } from '../../../entities/bom/BomProblemList.js';
import { bomRefusalText } from '../../../entities/bom/bomProblemText.js';
import { messages as bomUploadMessages } from '../../../entities/bom/bomUpload.messages.js';
import { NotKeptList } from '../../../entities/bom/NotKeptList.js';
import { isFileRefused, type BomRow, type RowTarget } from './bomBatch.js';
import { Said } from './BomBatch.styles.js';

/** Shows the problems with the file of a row, or nothing when the file is valid. */
export function RowFault(props: { row: BomRow; target: RowTarget; server: Capabilities | undefined }) {
  const { row, target, server } = props;
  const intl = useIntl();
  const { check, file } = row;
  if (check.status === 'tooLarge') {
    return (
      <Said data-problem="">
        {intl.formatMessage(bomUploadMessages.tooLarge, {
          size: formatBytes(intl, file.size),
          limit: formatBytes(intl, check.maxBytes),
        })}
      </Said>
    );
  }
  if (check.status === 'unchecked') {
    const isUnreadable = isFileRefused(row);
    return (
      <Said data-problem={isUnreadable ? '' : undefined}>
        <Message {...(isUnreadable ? bomUploadMessages.unreadable : bomUploadMessages.unchecked)} />
      </Said>
    );
  }
  if (check.status !== 'checked') return null;
  const result = check.check;
  if (!result.ok) {
    return (
      <>
        <Said data-problem="">{bomRefusalText(intl, result)}</Said>
        <Disclosure summary={<Message {...bomUploadMessages.problems} />}>
          <BomProblemList {...result} />
        </Disclosure>
      </>
    );
  }
  const ofSubject = target.kind === 'updates' ? subjectNotKept(result.subject, target.project) : [];
  const doubt = server && bomDoubt(result, server);
  return (
    <>
      {doubt?.isOfThisServer && <BomDoubtNotice doubt={doubt} check={result} />}
      {result.componentCount === 0 && target.kind !== 'creates' && (
        <Said data-problem="">
          <Message {...bomUploadMessages.empty} />
        </Said>
      )}
      <NotKeptList notKept={[...(result.notKept ?? []), ...ofSubject]} isCollapsed />
    </>
  );
}
