import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../../host/KitProvider.js';
import type { NavigationTarget } from '../../host/types.js';
import { theme } from '../../theme/index.js';
import { TabPanel, Tabs } from '../../ui/controls/Tabs.js';
import { tellHost } from '../../ui/faults/tellHost.js';

/** Props of {@link DetailTabs}. */
export interface DetailTabsProps<Tab extends string> {
  /** Name of the tabs for screen readers. */
  label: string;
  /** In their order. `countWords` are shown instead of the number. */
  tabs: readonly { id: Tab; label: string; count?: number; countWords?: string }[];
  /** The tab that is open, when the host keeps it. */
  tab: Tab | undefined;
  /** The tab that is open at first, when it is kept here. */
  defaultTab: Tab;
  /** Notifies the host of another tab. Absent, with `tab`: the host's navigation leads there. */
  onTabChange: ((event: { tab: Tab }) => void) | undefined;
  /** Returns the target of a tab in the host. */
  targetOf: (tab: Tab) => NavigationTarget;
  /** Draws the content of the open tab. */
  children: (tab: Tab) => ReactNode;
}

/** The tabs of a page about one thing, and the open one: links where the host keeps which it is. */
export function DetailTabs<Tab extends string>(props: DetailTabsProps<Tab>) {
  const { label, tabs, defaultTab, onTabChange, targetOf, children } = props;
  const { navigation } = useHost();
  const prefix = useId();
  const [own, setOwn] = useState(defaultTab);
  const tab = props.tab ?? own;
  const hasOwner = props.tab !== undefined;
  const items = tabs.map((item) => ({
    ...item,
    href: hasOwner ? navigation?.href(targetOf(item.id)) : undefined,
  }));
  const areLinks = items.some(({ href }) => href !== undefined);
  const change = (id: string) => {
    const next = tabs.find((other) => other.id === id)?.id;
    if (next === undefined) return;
    setOwn(next);
    if (onTabChange) tellHost(() => onTabChange({ tab: next }));
    else if (hasOwner) navigation?.go?.(targetOf(next));
  };
  return (
    <>
      <Tabs
        label={label}
        idPrefix={prefix}
        value={tab}
        items={items}
        // Without a way to go there the browser follows the address.
        onValueChange={!areLinks || onTabChange || navigation?.go ? change : undefined}
      />
      <Body data-skip-target="" tabIndex={-1}>
        {areLinks ? (
          children(tab)
        ) : (
          <TabPanel idPrefix={prefix} id={tab}>
            {children(tab)}
          </TabPanel>
        )}
      </Body>
    </>
  );
}

const Body = styled.div`
  scroll-margin-block-start: ${theme.size.topbar};
  outline: none;
`;
