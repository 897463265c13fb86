import { useState } from 'react';
import { styled } from 'styled-components';
import { commentApiKey, createApiKey, deleteApiKey, regenerateApiKey } from '../../../api/teams.js';
import { evenIfGone } from '../../../data/attempt.js';
import { reasonText } from '../../../data/errorText.js';
import { accessChanged } from '../../../data/resources/changes.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import {
  AssignmentFrame,
  AssignmentRow,
  AssignmentRows,
  NoAssignments,
} from '../../../frames/picker/AssignmentFrame.js';
import { CopyableText } from '../../../frames/facts/CopyableText.js';
import { fieldTextProblem } from '../../../frames/facts/fieldTextProblem.js';
import type { ApiKey, Team } from '../../../schema/access.js';
import { theme } from '../../../theme/index.js';
import { Badge } from '../../../ui/controls/Badge.js';
import { Button } from '../../../ui/controls/Button.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { FormTextField } from '../../../ui/form/fields.js';
import { IconButton } from '../../../ui/controls/IconButton.js';
import { monospace } from '../../../ui/layout/mixins.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import { messages as formMessages } from './teamForm.messages.js';
import { messages } from './TeamPanel.messages.js';

/** The API keys of a team. A full key is shown only once, when it is created. */
export function ApiKeyList({ team }: { team: Team }) {
  const { uuid, name, apiKeys = [] } = team;
  const { api, mayChange } = useHost();
  const intl = useIntl();
  const [made, setMade] = useState<ApiKey>();
  const creation = useSave({
    save: (_: void) => createApiKey(api, uuid),
    stale: accessChanged,
    saved: setMade,
  });
  return (
    <AssignmentFrame
      title={messages.keys}
      end={
        mayChange('ACCESS_MANAGEMENT', 'CREATE') && (
          <Button size="small" icon="plus" isBusy={creation.isRunning} onClick={() => void creation.submit()}>
            <Message {...formMessages.createKey} />
          </Button>
        )
      }
    >
      {creation.error !== undefined && (
        <InlineNotice tone="danger" role="alert" title={<Message {...formMessages.keyNotCreated} />}>
          {reasonText(intl, creation.error)}
        </InlineNotice>
      )}
      {apiKeys.length === 0 ? (
        <NoAssignments words={formMessages.noKeys} />
      ) : (
        <AssignmentRows>
          {apiKeys.map((apiKey) => (
            <KeyRow key={keyId(apiKey)} apiKey={apiKey} onRegenerated={setMade} />
          ))}
        </AssignmentRows>
      )}
      {made && <NewKey apiKey={made} teamName={name} onClose={() => setMade(undefined)} />}
    </AssignmentFrame>
  );
}

/**
 * Returns the identifier of a key in URLs. Later servers have an ID for it. Up to 4.12 it is the key itself.
 */
function keyId({ publicId, key, maskedKey }: ApiKey): string {
  return publicId ?? key ?? maskedKey ?? '';
}

/** Returns true when the server stores the key itself, and not only the data to verify it. */
function isKept({ publicId }: ApiKey): boolean {
  return publicId == null;
}

/** A key with most of it hidden, whether the server hides it or not. */
function maskedKeyOf({ maskedKey, key, publicId }: ApiKey): string {
  if (maskedKey) return maskedKey;
  const shown = key ? key.slice(-4) : (publicId ?? '');
  return `****${shown}`;
}

function KeyRow({ apiKey, onRegenerated }: { apiKey: ApiKey; onRegenerated: (key: ApiKey) => void }) {
  const intl = useIntl();
  const { mayChange } = useHost();
  const [asked, setAsked] = useState<'comment' | 'regenerate' | 'delete'>();
  const key = maskedKeyOf(apiKey);
  const close = () => setAsked(undefined);
  return (
    <AssignmentRow
      note={<KeyFacts apiKey={apiKey} />}
      actions={
        <>
          {mayChange('ACCESS_MANAGEMENT', 'UPDATE') && (
            <>
              <IconButton
                icon="edit"
                size="small"
                label={intl.formatMessage(formMessages.editComment, { key })}
                onClick={() => setAsked('comment')}
              />
              <IconButton
                icon="refresh"
                size="small"
                label={intl.formatMessage(formMessages.regenerate, { key })}
                onClick={() => setAsked('regenerate')}
              />
            </>
          )}
          {mayChange('ACCESS_MANAGEMENT', 'DELETE') && (
            <IconButton
              icon="trash"
              size="small"
              label={intl.formatMessage(formMessages.deleteKey, { key })}
              onClick={() => setAsked('delete')}
            />
          )}
        </>
      }
    >
      <Key>{key}</Key>{' '}
      {apiKey.legacy && (
        <Badge tone="warning" title={intl.formatMessage(formMessages.legacyTip)}>
          <Message {...formMessages.legacy} />
        </Badge>
      )}
      {asked === 'comment' && <KeyComment apiKey={apiKey} onClose={close} />}
      {asked === 'regenerate' && (
        <KeyQuestion
          words={REGENERATION}
          change={(api) => regenerateApiKey(api, keyId(apiKey))}
          onDone={(made) => {
            close();
            if (made) onRegenerated(made);
          }}
          onClose={close}
        />
      )}
      {asked === 'delete' && (
        <KeyQuestion
          words={DELETION}
          change={(api) => evenIfGone(deleteApiKey(api, keyId(apiKey)))}
          notice={formMessages.keyDeleted}
          onDone={close}
          onClose={close}
        />
      )}
    </AssignmentRow>
  );
}

function KeyFacts({ apiKey: { comment, created, lastUsed } }: { apiKey: ApiKey }) {
  const intl = useIntl();
  const dateOf = (time: number) => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <bdi>{comment || intl.formatMessage(formMessages.noComment)}</bdi>
      {created != null && (
        <>
          <TextSpan>{' · '}</TextSpan>
          <Message {...formMessages.created} values={{ date: dateOf(created) }} />
        </>
      )}
      <TextSpan>{' · '}</TextSpan>
      {lastUsed == null ? (
        <Message {...formMessages.neverUsed} />
      ) : (
        <Message {...formMessages.lastUsed} values={{ date: dateOf(lastUsed) }} />
      )}
    </>
  );
}

const REGENERATION = {
  title: formMessages.regenerateTitle,
  text: formMessages.regenerateText,
  confirm: formMessages.regenerateConfirm,
};
const DELETION = {
  title: formMessages.deleteKeyTitle,
  text: formMessages.deleteKeyText,
  confirm: formMessages.deleteKeyConfirm,
};

/** Asks before a key stops working. */
function KeyQuestion<Result>(props: {
  words: typeof REGENERATION | typeof DELETION;
  change: (api: ReturnType<typeof useHost>['api']) => Promise<Result>;
  notice?: typeof formMessages.keyDeleted;
  onDone: (result: Result) => void;
  onClose: () => void;
}) {
  const { words, change, notice, onDone, onClose } = props;
  const { api } = useHost();
  const intl = useIntl();
  const saving = useSave({
    save: (_: void) => change(api),
    stale: accessChanged,
    notice: () => notice && intl.formatMessage(notice),
    saved: onDone,
  });
  return (
    <ConfirmDialog
      title={<Message {...words.title} />}
      confirmLabel={<Message {...words.confirm} />}
      isBusy={saving.isRunning}
      error={saving.error !== undefined && reasonText(intl, saving.error)}
      onConfirm={() => void saving.submit()}
      onClose={onClose}
    >
      <Message {...words.text} />
    </ConfirmDialog>
  );
}

function KeyComment({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { api } = useHost();
  const intl = useIntl();
  const { submit } = useSave({
    save: ({ comment }: { comment: string }) => commentApiKey(api, keyId(apiKey), comment.trim()),
    stale: accessChanged,
    saved: onClose,
  });
  return (
    <FormDialog
      size="small"
      title={<Message {...formMessages.commentTitle} />}
      subtitle={maskedKeyOf(apiKey)}
      initialValues={{ comment: apiKey.comment ?? '' }}
      validate={({ comment }) => ({ comment: fieldTextProblem(intl, comment) })}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormTextField
        name="comment"
        label={<Message {...formMessages.comment} />}
        maxLength={255}
        isOptional
        autoFocus
      />
    </FormDialog>
  );
}

/** Shows the full key, this one time. */
function NewKey(props: { apiKey: ApiKey; teamName: string; onClose: () => void }) {
  const { apiKey, teamName, onClose } = props;
  return (
    <Dialog
      size="small"
      title={<Message {...formMessages.newKey} values={{ name: <bdi key="name">{teamName}</bdi> }} />}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          <Message {...formMessages.done} />
        </Button>
      }
    >
      {apiKey.key ? (
        <>
          <Shown>
            <CopyableText text={apiKey.key} />
          </Shown>
          <Message {...(isKept(apiKey) ? formMessages.keptKeyAdvice : formMessages.newKeyAdvice)} />
        </>
      ) : (
        <InlineNotice tone="warning" title={<Message {...formMessages.keyAbsent} />} />
      )}
    </Dialog>
  );
}

const Key = styled.span`
  ${monospace}
  overflow-wrap: anywhere;
`;

const Shown = styled.p`
  margin: 0 0 ${theme.space.md};
`;
