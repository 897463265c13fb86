import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { Button } from '../../ui/controls/Button.js';
import type { IconName } from '../../ui/controls/Icon.js';
import { MoreButton } from '../../ui/overlay/Menu.js';

/** Something that can be done with what a page is about, in a dialog. */
export interface HeadAction {
  /** The ID that distinguishes it from the others. */
  id: string;
  label: string;
  icon?: IconName;
  /** True when it removes something. */
  isDanger?: boolean;
  /** Draws the dialog over the page, while it is open. */
  dialog: (close: () => void) => ReactNode;
}

/** Props of {@link HeadActions}. */
export interface HeadActionsProps {
  /** Actions with their own button. `false` for an action that the user does not have permission for. */
  buttons: readonly (HeadAction | false)[];
  /** Those in the menu behind them. */
  more: readonly (HeadAction | false)[];
}

/** Shows the actions for the subject of a page: buttons, a menu for the rest, and the open dialog. */
export function HeadActions(props: HeadActionsProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const buttons = props.buttons.filter((action) => action !== false);
  const more = props.more.filter((action) => action !== false);
  return (
    <>
      {buttons.map(({ id, label, icon }) => (
        <Button key={id} icon={icon} opens onClick={() => setOpen(id)}>
          {label}
        </Button>
      ))}
      {more.length > 0 && (
        <MoreButton
          label={intl.formatMessage(actionMessages.more)}
          variant="secondary"
          items={more.map(({ id, label, icon, isDanger }) => ({
            id,
            label,
            opens: true,
            icon,
            isDanger,
            onSelect: () => setOpen(id),
          }))}
        />
      )}
      <Dialogs>{[...buttons, ...more].find(({ id }) => id === open)?.dialog(close)}</Dialogs>
    </>
  );
}

// A dialog over the page is not a button, so it must not add a gap.
const Dialogs = styled.div`
  position: absolute;
`;
