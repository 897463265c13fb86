import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { FailureLine } from '../../../data/FailureState.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { SearchField } from '../../../ui/fields/SearchField.js';
import { useDebouncedText } from '../../../ui/fields/useDebouncedText.js';
import { MenuLine } from '../../../ui/overlay/floating.styles.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { isPlainClick } from '../../../ui/controls/isPlainClick.js';
import { keyText } from '../../../ui/controls/keyText.js';
import { useEffectEvent } from '../../../ui/hooks/useEffectEvent.js';
import { markKeyUsed } from '../../../ui/controls/usedKeys.js';
import { useLayoutEffect } from '../../../ui/hooks/useLayoutEffect.js';
import type { GoToPlace } from './useGoTo.js';
import { messages } from './GoToDialog.messages.js';
import { MOST_OF_A_KIND, type GoToGroup, type GoToOption } from './foundGroups.js';
import { useGoTo } from './useGoTo.js';

/** Props of {@link GoToDialog}. @public */
export interface GoToDialogProps extends HostProps {
  /** Called when it should go away: something was chosen, or the user closed it. */
  onClose: () => void;
  /** Pages and actions of the host, in the order in which they are offered while nothing is typed. */
  places?: readonly GoToPlace[];
}

/** The content that {@link GoToDialog} loads when it opens. */
export function GoToWindow({ onClose, places = NO_PLACES }: Omit<GoToDialogProps, keyof HostProps>) {
  const intl = useIntl();
  const listId = useId();
  const [text, setText] = useState('');
  const { draft, setDraft, commit } = useDebouncedText(text, setText);
  const { groups, isSearching } = useGoTo(text, places);
  const [chosen, setChosen] = useState<string>();
  const options = groups.flatMap((group) => group.options);
  // The line that was chosen by a key stays the chosen one when others come; without one it is the first.
  const active = Math.max(
    0,
    options.findIndex(({ id }) => id === chosen),
  );
  const isWaiting = isSearching || draft.trim() !== text;

  const choose = (option: GoToOption, isPlain: boolean) => {
    if (!isPlain && option.href !== undefined) {
      window.open(option.href, '_blank', 'noopener');
      return;
    }
    onClose();
    option.onSelect();
  };

  // Pressing Enter while the response is pending selects the match from that response, not an entry of an
  // earlier one.
  const [awaited, setAwaited] = useState<{ text: string; isPlain: boolean }>();
  const chooseAwaited = useEffectEvent(() => {
    if (awaited && awaited.text === text && options[0]) choose(options[0], awaited.isPlain);
    setAwaited(undefined);
  });
  useLayoutEffect(() => {
    if (awaited && !isWaiting) chooseAwaited();
  }, [awaited, isWaiting]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && options.length > 0) {
      markKeyUsed(event);
      const last = options.length - 1;
      // Arrows go round, pages stop at the ends.
      const to =
        Math.abs(step) === 1
          ? (active + step + options.length) % options.length
          : Math.min(last, Math.max(0, active + step));
      setChosen(options[to]!.id);
    } else if (event.key === 'Enter') {
      markKeyUsed(event);
      const isPlain = !(event.ctrlKey || event.metaKey);
      commit();
      if (isWaiting) setAwaited({ text: draft.trim(), isPlain });
      else if (options[active]) choose(options[active], isPlain);
    }
  };

  return (
    <Dialog title={<Message {...messages.title} />} onClose={onClose} isDirty={false}>
      <Field
        label={intl.formatMessage(messages.field)}
        placeholder={intl.formatMessage(messages.field)}
        value={draft}
        onValueChange={(typed) => {
          setChosen(undefined);
          setAwaited(undefined);
          setDraft(typed);
        }}
        onKeyDown={onKeyDown}
        maxLength={LONGEST_TEXT}
        autoFocus
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[active] && lineId(listId, options[active])}
      />
      <List
        id={listId}
        role="listbox"
        aria-label={intl.formatMessage(messages.list)}
        aria-busy={isWaiting}
        hidden={options.length === 0}
      >
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            listId={listId}
            activeId={options[active]?.id}
            onActivate={setChosen}
            onChoose={choose}
          />
        ))}
      </List>
      {groups.map(
        ({ id, failure }) =>
          failure && <FailureLine key={id} title={<Message {...FAILED[id]} />} failure={failure} />,
      )}
      <Outcome text={text} groups={groups} count={options.length} isWaiting={isWaiting} />
      <Foot>
        <Message {...messages.keys} values={{ enter: keyText(intl, 'enter'), mod: keyText(intl, 'mod') }} />
      </Foot>
    </Dialog>
  );
}

interface OutcomeProps {
  text: string;
  groups: readonly GoToGroup[];
  count: number;
  isWaiting: boolean;
}

/** Shows the number of matching lines, or that there are none. Screen readers read it after typing. */
function Outcome({ text, groups, count, isWaiting }: OutcomeProps) {
  const hasFailed = groups.some(({ failure }) => failure);
  return (
    <Foot role="status">
      {isWaiting ? (
        <Message {...messages.searching} />
      ) : count > 0 ? (
        <Message {...messages.found} values={{ count }} />
      ) : (
        text !== '' && !hasFailed && <Message {...messages.nothing} values={{ text }} />
      )}
      {groups.some(({ isCut }) => isCut) && (
        <p>
          <Message {...messages.more} values={{ count: MOST_OF_A_KIND }} />
        </p>
      )}
    </Foot>
  );
}

interface GroupProps {
  group: GoToGroup;
  listId: string;
  activeId: string | undefined;
  onActivate: (id: string) => void;
  onChoose: (option: GoToOption, isPlain: boolean) => void;
}

function Group({ group, listId, activeId, onActivate, onChoose }: GroupProps) {
  const headId = `${listId}-${group.id}`;
  if (group.options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={headId}>
      <Head id={headId}>
        <Message {...messages[group.id]} />
      </Head>
      {group.options.map((option) => (
        <Line
          key={option.id}
          as={option.href === undefined ? 'div' : 'a'}
          {...(option.href !== undefined && { href: option.href })}
          id={lineId(listId, option)}
          role="option"
          tabIndex={-1}
          aria-selected={option.id === activeId}
          data-active={option.id === activeId ? '' : undefined}
          ref={option.id === activeId ? showLine : undefined}
          onPointerMove={() => option.id !== activeId && onActivate(option.id)}
          // The focus stays in the field.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          onClick={(event: MouseEvent) => {
            // A new tab or window is the browser's.
            if (!isPlainClick(event) && option.href !== undefined) return;
            event.preventDefault();
            onChoose(option, true);
          }}
        >
          {option.icon && <Icon name={option.icon} size={14} />}
          <bdi>{option.label}</bdi>
          {option.hint !== undefined && <span data-end="">{option.hint}</span>}
        </Line>
      ))}
    </div>
  );
}

/** The messages for kinds that could not be searched. The other kinds are not affected. */
const FAILED = {
  pages: messages.projectsFailed,
  components: messages.componentsFailed,
  projects: messages.projectsFailed,
  vulnerabilities: messages.vulnerabilitiesFailed,
  licenses: messages.licensesFailed,
} satisfies Record<GoToGroup['id'], object>;

const NO_PLACES: readonly GoToPlace[] = [];

/** Keys that move, and by how many lines. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };

/** Longer than any name that a server keeps. */
const LONGEST_TEXT = 255;

const lineId = (listId: string, { id }: GoToOption) => `${listId}-${id.replaceAll(/\s/g, '_')}`;

function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}

const Field = styled(SearchField)`
  inline-size: 100%;
`;

const List = styled.div`
  min-block-size: 0;
  /* The field and the number of results stay in sight. */
  overflow-y: auto;
  margin-block: ${theme.space.sm};
`;

const Head = styled.div`
  padding: ${theme.space.sm} ${theme.space.sm} ${theme.space.xs};
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;

const Line = styled(MenuLine)`
  color: inherit;
  cursor: pointer;
  text-decoration: none;
`;

const Foot = styled.div`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  p {
    margin: 0;
  }
`;
