import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '../../../api/errors.js';
import { errorText } from '../../../data/errorText.js';
import { componentsChanged } from '../../../data/resources/changes.js';
import { useResourceCache } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../parts/ProjectLink.js';
import type { Component } from '../../../schema/component.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/Button.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { BarLine, SelectionBar } from '../../../ui/SelectionBar.js';
import { removalMessages as messages } from './ComponentRemoval.messages.js';
import { removeComponents, type RefusedRemoval } from './removeComponents.js';

/** Props of {@link ComponentRemoval}. */
export interface ComponentRemovalProps {
  projectId: string;
  /** Selected components, on this page or another. */
  components: readonly Component[];
  /** Called with those that stay selected. */
  onSelect: (components: readonly Component[]) => void;
  /** Called when the focus has lost its place, because what it was on has gone. */
  onFocusLost: () => void;
}

/** What can be done with the selected components: the bar over the list, and the question before they are removed. */
export function ComponentRemoval({ projectId, components, onSelect, onFocusLost }: ComponentRemovalProps) {
  const { api, auth, notify } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [last, setLast] = useState<{ removed: number; refused: readonly RefusedRemoval[] }>();
  const count = components.length;
  const [one] = components;

  async function remove() {
    setIsRunning(true);
    const { removed, refused } = await removeComponents(api, components);
    setIsRunning(false);
    if (removed.length > 0) cache.refresh(...componentsChanged(projectId));
    if (refused.some(({ error }) => error instanceof ApiError && error.status === 401))
      auth.onUnauthorized?.();
    setLast({ removed: removed.length, refused });
    if (refused.length === 0) {
      setIsAsking(false);
      notify({ kind: 'success', title: intl.formatMessage(messages.removed, { count: removed.length }) });
    }
    onSelect(refused.map(({ component }) => component));
  }

  const hasBar = count > 0;
  const latest = useRef(onFocusLost);
  useEffect(() => {
    latest.current = onFocusLost;
  });
  useEffect(() => {
    if (!isAsking && document.activeElement === document.body) latest.current();
  }, [hasBar, isAsking]);
  if (!one) return null;

  const refusedOf = ({ uuid }: Component) => last?.refused.find(({ component }) => component.uuid === uuid);
  return (
    <>
      <SelectionBar
        label={intl.formatMessage(messages.bar)}
        count={<Message {...messages.selected} values={{ count }} />}
        clearLabel={intl.formatMessage(messages.clear)}
        onClear={() => onSelect([])}
      >
        <BarLine />
        <Button
          variant="dangerQuiet"
          onClick={() => {
            setLast(undefined);
            setIsAsking(true);
          }}
        >
          <Message {...messages.remove} />
        </Button>
      </SelectionBar>
      {isAsking && (
        <ConfirmDialog
          title={
            count === 1 ? (
              <Message
                {...messages.askOne}
                values={{ component: <bdi key="name">{projectText(one)}</bdi> }}
              />
            ) : (
              <Message {...messages.askMany} values={{ count }} />
            )
          }
          confirmLabel={<Message {...messages.confirm} values={{ count }} />}
          busyLabel={<Message {...messages.removing} />}
          isBusy={isRunning}
          error={
            last && last.refused.length > 0 && !isRunning ? (
              <Message
                {...messages.partly}
                values={{ removed: last.removed, refused: last.refused.length }}
              />
            ) : undefined
          }
          onConfirm={() => void remove()}
          onClose={() => setIsAsking(false)}
        >
          <p>
            <Message {...messages.consequence} values={{ count }} />
          </p>
          {(count > 1 || refusedOf(one)) && (
            <List>
              {components.slice(0, SHOWN).map((component) => {
                const refused = refusedOf(component);
                const { title, detail } = refused ? errorText(intl, refused.error) : {};
                return (
                  <li key={component.uuid}>
                    <bdi>{projectText(component)}</bdi>
                    {refused && <Reason>{detail ?? title}</Reason>}
                  </li>
                );
              })}
            </List>
          )}
          {count > SHOWN && (
            <p>
              <Message {...messages.others} values={{ count: count - SHOWN }} />
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** More names are not read. */
const SHOWN = 8;

const List = styled.ul`
  margin: ${theme.space.sm} 0;
  padding-inline-start: 20px;
  list-style: disc;
  overflow-wrap: anywhere;
`;

const Reason = styled.div`
  color: ${theme.color.danger.text};
  font-size: ${theme.font.size.small};
`;
