import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCapabilities } from '../../../data/useCapabilities.js';
import type { ValueChange } from '../../../data/valueChange.js';
import { splitHostProps, useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { SectionNavigation } from '../../../frames/detail/SectionNavigation.js';
import { SoughtSettingContext, type SoughtSetting } from '../../../frames/settings/soughtSetting.js';
import { useGuardedPlace } from '../../../frames/crud/useGuardedPlace.js';
import { useLeaveGuard, type LeaveGuard } from '../../../frames/crud/useLeaveGuard.js';
import { permissionText } from '../../../data/permissionText.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import type { FormDirtyEvent } from '../../../ui/form/FormBody.js';
import { ForbiddenState, NotFoundState } from '../../../ui/layout/states.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { useEffectEvent } from '../../../ui/hooks/useEffectEvent.js';
import { useLatestCallback } from '../../../ui/hooks/useLatestCallback.js';
import { useIsNarrow } from '../../../ui/hooks/useIsNarrow.js';
import { messages } from './AdminPanels.messages.js';
import { ADMIN_SECTIONS } from './adminSections.js';
import { panelAt, sectionOf, titleOf, visibleSections } from './panelPlace.js';
import { PanelSearch } from './PanelSearch.js';
import type { AdminPanel } from './panels.js';

/** The panel of {@link AdminPanels} that is shown, and its state. @public */
export interface AdminPanelsValue {
  /** Address of the panel as in the original console, in any case: `repositories/maven`. Absent: the first. */
  panel?: string;
  /** The state of the panel itself, as query parameters, such as the open row. Each panel has its own. */
  query?: string;
}

/** Props of {@link AdminPanels}. @public */
export interface AdminPanelsProps extends HostProps {
  /** The panel and its state, when the host keeps it, for example in its URL. */
  value?: AdminPanelsValue;
  /** The initial panel and its state, when the widget keeps it. */
  defaultValue?: AdminPanelsValue;
  /** Called when the user goes to another panel, or changes what the panel shows. */
  onValueChange?: (value: AdminPanelsValue, change: ValueChange) => void;
  /** Called when another panel is shown, with its name in the user’s language, such as for the title of the page. */
  onPanelShown?: (event: AdminPanelShownEvent) => void;
  /** Called when leaving would start to lose something, and when it no longer would. */
  onDirtyChange?: (event: FormDirtyEvent) => void;
}

/** The panel that is shown. @public */
export interface AdminPanelShownEvent {
  /** Absent: the address leads to none. */
  panel?: ShownAdminPanel;
}

/** A panel as the user sees it. @public */
export interface ShownAdminPanel {
  /** Its address, in its right case: `repositories/maven`. */
  id: string;
  /** Its name: “Maven repositories”. */
  title: string;
  /** Name of its section: “Repositories”. */
  section: string;
}

/**
 * Administration: a navigation of the panels that the user may see, and the one that is chosen. It asks before a panel with
 * unsaved changes is left.
 * @public
 */
export function AdminPanels(props: AdminPanelsProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <Area {...own} />
    </Widget>
  );
}

function Area(props: Omit<AdminPanelsProps, keyof HostProps>) {
  const { defaultValue, onValueChange, onPanelShown, onDirtyChange } = props;
  const intl = useIntl();
  const { auth, navigation } = useHost();
  const root = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(root, 'laptop') ?? false;
  const [own, setOwn] = useState<AdminPanelsValue>(defaultValue ?? {});
  const value = props.value ?? own;
  const line = useCapabilities(true)?.line;
  const visible = visibleSections(auth.permissions, line);
  const guard = useLeaveGuard(onDirtyChange);
  const change = (next: AdminPanelsValue, how: ValueChange) => {
    setOwn(next);
    tellHost(() => onValueChange?.(next, how));
  };
  const { panel, query } = useGuardedPanel(value, guard, (shown) => change(shown, { isStep: true }));
  const changeQuery = useLatestCallback((id: string, next: string, how: ValueChange) => {
    // A panel that was left may still have something to say.
    if (id === panel?.id) change({ panel: id, query: next }, how);
  });
  const place = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState<SoughtSetting>();
  usePanelShown(panel, onPanelShown);

  const open = (id: string, then?: () => void) => {
    const go = () => {
      setSought(undefined);
      if (id !== panel?.id) change({ panel: id }, { isStep: true });
      then?.();
    };
    if (id === panel?.id) go();
    else guard.leave(go);
  };
  const first = visible[0]?.panels[0];
  if (!first) return <Forbidden />;
  return (
    <Columns ref={root} data-narrow={isNarrow || undefined}>
      <PanelSearch
        panels={visible.flatMap(({ panels }) => panels)}
        onChoose={(match, endSearch) =>
          open(match.panel, () => {
            endSearch();
            // The search results disappear with the focus in them.
            place.current?.focus();
            if (match.field !== undefined) setSought({ field: match.field });
          })
        }
      >
        <SectionNavigation
          label={intl.formatMessage(messages.administration)}
          sections={visible.map(({ section, panels }) => ({
            id: section.id,
            label: section.label(intl),
            icon: section.icon,
            items: panels.map(({ id, label }) => ({
              id,
              label: label(intl),
              href: navigation?.href({ to: 'administration', panel: id }),
            })),
          }))}
          value={panel?.id}
          onValueChange={(id) => open(id)}
          isNarrow={isNarrow}
        />
      </PanelSearch>
      <Place ref={place} tabIndex={-1} role="group" aria-label={panel && titleOf(panel, intl)}>
        <SoughtSettingContext.Provider value={sought}>
          {panel ? (
            <div key={panel.id}>
              {panel.draw({
                title: <Title>{titleOf(panel, intl)}</Title>,
                query,
                onQueryChange: (next, how) => changeQuery(panel.id, next, how),
                onDirtyChange: guard.onDirtyChange,
              })}
            </div>
          ) : (
            <NotFoundState
              title={<Message {...messages.notFound} />}
              actions={
                <Button onClick={() => open(first.id)}>
                  <Message {...messages.toFirst} values={{ panel: titleOf(first, intl) }} />
                </Button>
              }
            >
              <Message {...messages.notFoundAdvice} />
            </NotFoundState>
          )}
        </SoughtSettingContext.Provider>
      </Place>
      <TextSpan>{guard.question}</TextSpan>
    </Columns>
  );
}

/** Replaces the area for users who do not have permission to view any panel. */
function Forbidden() {
  const intl = useIntl();
  const needed = [...new Set(ADMIN_SECTIONS.map(({ permission }) => permission))];
  return (
    <ForbiddenState
      title={<Message {...messages.forbidden} />}
      permission={intl.formatList(
        needed.map((permission) => permissionText(intl, permission)),
        { type: 'disjunction' },
      )}
    />
  );
}

/**
 * The panel that is shown, and its query. Where the host leads to another one while something is not saved, the user is asked first.
 * @param restore - puts the value right when the user stays
 */
function useGuardedPanel(
  value: AdminPanelsValue,
  guard: LeaveGuard,
  restore: (shown: AdminPanelsValue) => void,
): { panel: AdminPanel | undefined; query: string } {
  const { permissions } = useHost().auth;
  const wanted = panelAt(value.panel, permissions)?.id;
  const [query, setQuery] = useState('');
  const { place } = useGuardedPlace(wanted, guard, (shown) => restore({ panel: shown, query }));
  const wantedQuery = value.query ?? '';
  const isThere = place === wanted;
  if (isThere && query !== wantedQuery) setQuery(wantedQuery);
  const panel = place === undefined ? undefined : panelAt(place, permissions);
  return { panel, query: isThere ? wantedQuery : query };
}

/** Notifies the host when the shown panel changes. */
function usePanelShown(panel: AdminPanel | undefined, onPanelShown: AdminPanelsProps['onPanelShown']) {
  const intl = useIntl();
  const id = panel?.id;
  const title = panel && titleOf(panel, intl);
  const section = panel && sectionOf(panel).label(intl);
  const tell = useEffectEvent((event: AdminPanelShownEvent) => tellHost(() => onPanelShown?.(event)));
  useEffect(() => {
    const isThere = id !== undefined && title !== undefined && section !== undefined;
    tell(isThere ? { panel: { id, title, section } } : {});
  }, [id, title, section]);
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: ${theme.size.sidebar} minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.xl};
  &[data-narrow] {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.lg};
  }
`;

const Title = styled.h2`
  margin: 0;
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.size.control};
`;

/* About as high as most panels, so that the content below the area does not move while their code loads. */
const Place = styled.div`
  min-block-size: calc(20 * ${theme.size.row});
  container-type: inline-size;
  min-inline-size: 0;
  outline: none;
`;
