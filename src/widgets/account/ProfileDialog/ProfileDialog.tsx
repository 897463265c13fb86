import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import type { UserSelf } from '../../../schema/user.js';
import { deferred } from '../../../ui/hooks/deferred.js';

/** Props of {@link ProfileDialog}. @public */
export interface ProfileDialogProps extends HostProps {
  /** Called when the user closes it. */
  onClose: () => void;
  /** Called after the server took the values. The owner closes the dialog. */
  onProfileSaved: (event: ProfileSavedEvent) => void;
}

/** A profile that was saved. @public */
export interface ProfileSavedEvent {
  /** The user as the server has it now. */
  user: UserSelf;
}

/**
 * Name and e-mail address of the signed-in user, their teams and what they may do, over the page. Users of the server itself change
 * the former here; of others they are shown, with where they come from. Draw it while it is open.
 * @public
 */
export function ProfileDialog(props: ProfileDialogProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <ProfileWindow {...own} />
    </Widget>
  );
}

// The form is loaded by those who open it.
const ProfileWindow = deferred(() => import('./ProfileWindow.js').then((module) => module.ProfileWindow));
