import { useEffect, useMemo, useState } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { GoToPlace } from 'bomdeck/GoToDialog';
import { Message, useIntl, whenIdle } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { deferred, Icon, Kbd, keyText } from 'bomdeck/ui';
import { onPhone, onRail } from './breakpoints.js';
import { NAVIGATION, isOffered } from './navigation.js';
import * as pageNames from './pageNames.messages.js';
import { useSession } from './SessionContext.js';
import { messages } from './shell.messages.js';

const GoToDialog = deferred(() => import('bomdeck/GoToDialog').then((module) => module.GoToDialog));

/** Finds whatever has a name, by a press or by Ctrl K from everywhere but an open dialog. */
export function GoTo() {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const places = usePlaces();
  // Until its code is there, letters that are typed for it go to the page, where some are keys that change something.
  useEffect(() => whenIdle(() => void GoToDialog.load()), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (event.shiftKey || event.altKey || event.defaultPrevented) return;
      // Browsers put the focus into their own search instead.
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <Open
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void GoToDialog.load()}
        onFocus={() => void GoToDialog.load()}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="search" size={14} />
        <span>
          <Message {...messages.goTo} />
        </span>
        <Kbd aria-hidden>{`${keyText(intl, 'mod')} K`}</Kbd>
      </Open>
      {isOpen && (
        <Place>
          <GoToDialog places={places} onClose={() => setIsOpen(false)} />
        </Place>
      )}
    </>
  );
}

/** Pages that the user may see, and what can be done from each of them. */
function usePlaces(): readonly GoToPlace[] {
  const intl = useIntl();
  const basePath = useHref('/').replace(/\/$/, '');
  const navigate = useNavigate();
  const { permissions, isLocal } = useSession();
  return useMemo(() => {
    const pageAt = (place: Pick<GoToPlace, 'icon' | 'label'>, to: string): GoToPlace => ({
      id: to,
      ...place,
      href: basePath + to,
      onSelect: () => void navigate(to),
    });
    const pages = NAVIGATION.flatMap(({ entries }) => entries)
      .filter((entry) => isOffered(entry, permissions))
      .map(({ to, icon, label }) => pageAt({ icon, label: intl.formatMessage(label) }, to));
    if (!isLocal) return pages;
    const label = intl.formatMessage(pageNames.changePassword);
    return [...pages, pageAt({ icon: 'key', label }, '/change-password')];
  }, [basePath, intl, isLocal, navigate, permissions]);
}

// The dialog is drawn over the page. Its placeholder here takes no room in the bar.
const Place = styled.div`
  position: absolute;
  inline-size: 0;
`;

const Open = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.sm};
  box-sizing: border-box;
  inline-size: 240px;
  block-size: ${theme.size.control};
  padding-inline: 10px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.base};
  color: ${theme.color.text.subtle};
  font: inherit;
  text-align: start;
  cursor: pointer;
  > span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > svg {
    flex: none;
  }
  &:hover {
    border-color: ${theme.color.border.strong};
  }
  ${onRail} {
    inline-size: auto;
  }
  ${onPhone} {
    inline-size: ${theme.size.control};
    justify-content: center;
    padding: 0;
    border-color: transparent;
    > kbd {
      display: none;
    }
    > span {
      position: absolute;
      clip-path: inset(50%);
      inline-size: 1px;
    }
  }
`;
