import { splitHostProps } from '../../../host/KitProvider.js';
import { Widget } from '../../../host/Widget.js';
import { deferred } from '../../../ui/later/deferred.js';
import type { GoToDialogProps } from './GoToWindow.js';

export type { GoToDialogProps } from './GoToWindow.js';

export type { GoToPlace } from './useGoTo.js';

/**
 * Finds by typing: pages and actions of the host at once, projects, vulnerabilities and licenses by the search of the server. What the host
 * has no place for is not offered. Draw it while it is open, for example after Ctrl K.
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
