import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import * as actionMessages from '../../ui/controls/actions.messages.js';
import { Button } from '../../ui/controls/Button.js';
import type { IconName } from '../../ui/controls/Icon.js';
import { MoreButton } from '../../ui/overlay/Menu.js';

/** Something that can be done with what a page is about, in a dialog. */
export interface HeadAction {
  /** Tells it from the others. */
  id: string;
  label: string;
  icon?: IconName;
  /** Whether it takes something away. */
  isDanger?: boolean;
  /** What opens over the page; drawn while it is open. */
  dialog: (close: () => void) => ReactNode;
}

/** Props of {@link HeadActions}. */
export interface HeadActionsProps {
  /** Those with a button of their own; what the user may not do is `false`. */
  buttons: readonly (HeadAction | false)[];
  /** Those in the menu behind them. */
  more: readonly (HeadAction | false)[];
}

/** What can be done with what a page is about: buttons, a menu for the rest, and the dialog that is open. */
export function HeadActions(props: HeadActionsProps) {
  const intl = useIntl();
  const [open, setOpen] = useState<string>();
  const close = () => setOpen(undefined);
  const buttons = props.buttons.filter((action) => action !== false);
  const more = props.more.filter((action) => action !== false);
  return (
    <>
      {buttons.map(({ id, label, icon }) => (
        <Button key={id} icon={icon} onClick={() => setOpen(id)}>
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

// What opens over the page is no button between which there is a gap.
const Dialogs = styled.div`
  position: absolute;
`;
