import { memo } from 'react';
import type { IntlShape } from 'react-intl';
import type { Capabilities } from '../../../api/servers.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { textProblemText } from '../../../frames/facts/textProblemText.js';
import { Checkbox } from '../../../ui/fields/Checkbox.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { Disclosure } from '../../../ui/layout/Disclosure.js';
import { FileLine } from '../../../ui/controls/FileDrop.js';
import { usePassFocusOn } from '../../../ui/focus/usePassFocusOn.js';
import { messages as bomUploadMessages } from '../../../entities/bom/bomUpload.messages.js';
import { messages as projectEditorMessages } from '../../../entities/project/form/projectForm.messages.js';
import { isFileRefused, phaseOf, type BomRow, type RowBlock, type RowChange } from './bomBatch.js';
import { Fields, Names, Row } from './BomBatch.styles.js';
import { messages } from './BomUploadManyDialog.messages.js';
import { NewProjectFields } from './NewProjectFields.js';
import { RowFault } from './RowFault.js';
import { RowProgress, RowProject, RowProspect } from './RowStatus.js';
import type { JudgedRow } from './useBomBatch.js';

/** Props of {@link BomRowView}. */
export interface BomRowViewProps extends JudgedRow {
  /** The capabilities of the server. Undefined until they are known. */
  server: Capabilities | undefined;
  mayCreate: boolean;
  /** True when an upload can set tags and mark the latest version. */
  takesTags: boolean;
  onChange: (id: string, part: RowChange) => void;
  onRemove: (id: string) => void;
  onWaitOn: (id: string) => void;
}

/** A file, the project it is for, and what becomes of it. */
export const BomRowView = memo(function BomRowView(props: BomRowViewProps) {
  const { row, target, server, onRemove, onWaitOn } = props;
  const intl = useIntl();
  // When the row is removed, the element that replaces it takes the focus.
  const passFocusOn = usePassFocusOn();
  const { file } = row;
  const phase = phaseOf(row);
  const isRefused = isFileRefused(row);
  return (
    <Row ref={passFocusOn} aria-label={file.name}>
      <FileLine
        name={file.name}
        size={file.size}
        meta={metaOf(intl, row)}
        isBad={isRefused}
        onRemove={phase === 'sending' ? undefined : () => onRemove(row.id)}
      />
      {phase === 'open' ? (
        <>
          <RowFault row={row} target={target} server={server} />
          {!isRefused && <RowFields {...props} />}
        </>
      ) : (
        <RowProject row={row} />
      )}
      <RowProgress row={row} onWaitOn={onWaitOn} />
    </Row>
  );
}, isSame);

/** The fields of a row that can be changed. */
function RowFields({ row, target, blocks, mayCreate, takesTags, onChange }: BomRowViewProps) {
  const intl = useIntl();
  const edit = (part: RowChange) => onChange(row.id, part);
  const problemOf = (field: 'name' | 'version' | 'tags') => {
    const block = blocks.find((one) => one.code === 'text' && one.field === field);
    return block?.code === 'text' ? textProblemText(intl, block.problem) : undefined;
  };
  const has = (code: RowBlock['code']) => blocks.some((block) => block.code === code);
  const isDoubtful = row.isInsisted || has('doubtful');
  return (
    <>
      {isDoubtful && (
        <Checkbox
          label={<Message {...bomUploadMessages.sendAnyway} />}
          checked={row.isInsisted}
          onCheckedChange={(isInsisted) => edit({ isInsisted })}
        />
      )}
      <Names>
        <TextField
          label={<Message {...projectEditorMessages.name} />}
          name="name"
          value={row.name}
          onValueChange={(name) => edit({ name })}
          error={has('nameMissing') ? intl.formatMessage(projectEditorMessages.required) : problemOf('name')}
        />
        <TextField
          label={<Message {...projectEditorMessages.version} />}
          name="version"
          value={row.version}
          onValueChange={(version) => edit({ version })}
          error={has('versionMissing') ? intl.formatMessage(messages.versionMissing) : problemOf('version')}
        />
      </Names>
      <RowProspect target={target} blocks={blocks} mayCreate={mayCreate} />
      {target.kind === 'creates' && mayCreate && (
        <Disclosure summary={<Message {...messages.forOne} />}>
          <Fields>
            <NewProjectFields
              value={row}
              onChange={edit}
              takesTags={takesTags}
              tagsError={has('comma') ? intl.formatMessage(messages.comma) : problemOf('tags')}
            />
            {takesTags && (
              <Checkbox
                label={<Message {...messages.isLatest} />}
                checked={row.isLatest}
                onCheckedChange={(isLatest) => edit({ isLatest })}
              />
            )}
          </Fields>
        </Disclosure>
      )}
    </>
  );
}

function metaOf(intl: IntlShape, { check }: BomRow): string | undefined {
  switch (check.status) {
    case 'waiting':
    case 'checking':
      return intl.formatMessage(bomUploadMessages.checking);
    case 'checked': {
      const result = check.check;
      if (result.ok) {
        return intl.formatMessage(bomUploadMessages.meta, {
          version: result.specVersion,
          components: result.componentCount,
          services: result.serviceCount,
        });
      }
      return result.specVersion === undefined
        ? undefined
        : intl.formatMessage(bomUploadMessages.metaVersion, { version: result.specVersion });
    }
    default:
      return undefined;
  }
}

/** All rows are judged whenever one changes; the others are not drawn again for that. */
function isSame(before: BomRowViewProps, after: BomRowViewProps): boolean {
  const { target: one, blocks: some, ...rest } = before;
  const { target: two, blocks: others, ...now } = after;
  const isSameTarget =
    one.kind === two.kind &&
    (one.kind !== 'updates' || two.kind !== 'updates' || one.project === two.project) &&
    (one.kind !== 'failed' || two.kind !== 'failed' || one.error === two.error);
  return (
    isSameTarget &&
    JSON.stringify(some) === JSON.stringify(others) &&
    Object.entries(rest).every(([name, value]) => value === now[name as keyof typeof now])
  );
}
