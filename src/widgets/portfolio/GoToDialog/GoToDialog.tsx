import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { deferred } from '../../../ui/hooks/deferred.js';
import type { IconName } from '../../../ui/controls/Icon.js';

/** Props of {@link GoToDialog}. @public */
export interface GoToDialogProps extends HostProps {
  /** Called when it should go away: something was chosen, or the user closed it. */
  onClose: () => void;
  /** Pages and actions of the host, in the order in which they are offered while nothing is typed. */
  places?: readonly GoToPlace[];
}

/** A page or an action of the host that {@link GoToDialog} offers. @public */
export interface GoToPlace {
  /** Tells it from the others. */
  id: string;
  /** What is read and searched: “Vulnerabilities”, “Change password”. */
  label: string;
  /** Before the words. */
  icon?: IconName;
  /** Address of a page, for new tabs; absent for actions. */
  href?: string;
  /** Goes there, or does it. The dialog is closed before. */
  onSelect: () => void;
}

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
