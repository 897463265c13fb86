import { splitHostProps } from '../../../host/KitProvider.js';
import { Widget } from '../../../host/Widget.js';
import { deferred } from '../../../ui/later/deferred.js';
import type { GoToDialogProps } from './GoToWindow.js';

export type { GoToDialogProps } from './GoToWindow.js';

export type { GoToPlace } from './useGoTo.js';

/**
 * Finds pages and actions of the host immediately while the user types, and projects, vulnerabilities, and
 * licenses through the search of the server. Targets that the host has no page for are left out. Render it
 * while it is open, for example after Ctrl K.
 * @public
 */
export function GoToDialog(props: GoToDialogProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <GoToWindow {...own} />
    </Widget>
  );
}

const GoToWindow = deferred(() => import('./GoToWindow.js').then((module) => module.GoToWindow));
