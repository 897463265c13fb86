import { splitHostProps } from '../../../host/KitProvider.js';
import { Widget } from '../../../host/Widget.js';
import { deferred } from '../../../ui/later/deferred.js';
import type { ProfileDialogProps } from './ProfileWindow.js';

export type { ProfileSavedEvent } from './ProfileWindow.js';

export type { ProfileDialogProps } from './ProfileWindow.js';

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
