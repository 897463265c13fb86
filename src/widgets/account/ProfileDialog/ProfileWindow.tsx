import { styled } from 'styled-components';
import { FailureState } from '../../../data/FailureState.js';
import * as accounts from '../../../data/resources/accounts.js';
import * as users from '../../../data/resources/users.js';
import { useResource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { FactList } from '../../../frames/facts/factList.styles.js';
import { permissionText } from '../../../data/permissionText.js';
import type { UserSelf } from '../../../schema/user.js';
import { TextField } from '../../../ui/fields/TextField.js';
import { FormTextField } from '../../../ui/form/fields.js';
import { FormDialog } from '../../../ui/form/FormDialog.js';
import { InlineNotice, LoadingRows } from '../../../ui/layout/states.js';
import { messages } from './ProfileDialog.messages.js';
import { LONGEST_TEXT, profileOf } from './profileProblems.js';
import { useSaveProfile } from './useSaveProfile.js';

/** A profile that was saved. @public */
export interface ProfileSavedEvent {
  /** The user as the server has it now. */
  user: UserSelf;
}

/** Props of {@link ProfileDialog}. @public */
export interface ProfileDialogProps extends HostProps {
  /** Called when the user closes it. */
  onClose: () => void;
  /** Called after the server took the values. The owner closes the dialog. */
  onProfileSaved: (event: ProfileSavedEvent) => void;
}

/** The window that {@link ProfileDialog} loads when it opens. */
export function ProfileWindow({ onClose, onProfileSaved }: Omit<ProfileDialogProps, keyof HostProps>) {
  const { can, isReadOnly } = useHost();
  const resource = useResource(users.self);
  const { validate, submit } = useSaveProfile((user) => onProfileSaved({ user }));
  const self = resource.status === 'ready' ? resource.data : undefined;
  // Only the server's own users can be suspended. All others come from elsewhere.
  const isManaged = self?.suspended !== undefined;
  const canSave = isManaged && !isReadOnly;
  // 5.0 does not return users' own names, and rejects a change without a name. Users who manage access can
  // look it up.
  const isNameSought = canSave && !self.fullname && can('ACCESS_MANAGEMENT');
  const accountsKnown = useResource(accounts.ofKind('managed'), { isEnabled: isNameSought });
  const account =
    isNameSought && accountsKnown.status === 'ready'
      ? accountsKnown.data.find(({ username }) => username === self.username)
      : undefined;
  const isComplete = !isNameSought || accountsKnown.status !== 'loading';
  const user = self && isComplete ? { ...self, fullname: self.fullname ?? account?.fullname } : undefined;
  return (
    <FormDialog
      size="small"
      title={<Message {...messages.title} />}
      subtitle={user?.username && <bdi>{user.username}</bdi>}
      initialValues={profileOf(user)}
      validate={validate}
      onSubmit={submit}
      onClose={onClose}
      isReadOnly={!canSave}
      instead={
        resource.status === 'failed' ? (
          <FailureState title={<Message {...messages.failed} />} failure={resource} />
        ) : (
          !user && <LoadingRows rows={2} />
        )
      }
    >
      {user && !canSave && <ProfileFacts user={user} isManaged={isManaged} />}
      {user && canSave && (
        <>
          <FormTextField
            name="fullname"
            label={<Message {...messages.fullname} />}
            autoComplete="name"
            maxLength={LONGEST_TEXT}
            required
            autoFocus
            hint={!user.fullname && <Message {...messages.nameHidden} />}
          />
          <FormTextField
            name="email"
            type="email"
            label={<Message {...messages.email} />}
            autoComplete="email"
            maxLength={LONGEST_TEXT}
            required
          />
        </>
      )}
      {user && <ProfileAccess user={user} />}
    </FormDialog>
  );
}

/** Shows the facts that cannot be changed here, and where to change them. */
function ProfileFacts({ user, isManaged }: { user: UserSelf; isManaged: boolean }) {
  return (
    <>
      {!isManaged && (
        <InlineNotice tone="info" title={<Message {...messages.foreign} />}>
          <Message {...messages.foreignAdvice} />
        </InlineNotice>
      )}
      {user.fullname && (
        <TextField
          label={<Message {...messages.fullname} />}
          value={user.fullname}
          onValueChange={ignore}
          isReadOnly
        />
      )}
      {user.email && (
        <TextField
          label={<Message {...messages.email} />}
          value={user.email}
          onValueChange={ignore}
          isReadOnly
        />
      )}
    </>
  );
}

/**
 * Shows the user's permissions and the teams that grant them. Servers name teams without their permissions,
 * so the complete list comes from the host.
 */
function ProfileAccess({ user: { teams = [], permissions = [] } }: { user: UserSelf }) {
  const intl = useIntl();
  const { auth } = useHost();
  const rights = [...new Set([...auth.permissions, ...permissions.map(({ name }) => name)])];
  const words = rights
    .map((name) => permissionText(intl, name))
    .sort((a, b) => a.localeCompare(b, intl.locale));
  return (
    <FactList>
      <dt>
        <Message {...messages.teams} />
      </dt>
      <dd>
        {teams.length > 0 ? (
          intl.formatList(teams.map(({ name }) => name))
        ) : (
          <Message {...messages.noTeams} />
        )}
      </dd>
      <dt>
        <Message {...messages.permissions} />
      </dt>
      <dd>
        {words.length > 0 ? (
          <Rights>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </Rights>
        ) : (
          <Message {...messages.noPermissions} />
        )}
      </dd>
    </FactList>
  );
}

const Rights = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

function ignore() {
  // A field that is read only never calls it.
}
