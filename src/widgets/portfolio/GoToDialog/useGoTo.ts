import { useMemo } from 'react';
import * as componentResources from '../../../data/resources/components.js';
import * as projectResources from '../../../data/resources/projects.js';
import * as search from '../../../data/resources/search.js';
import { useResource, type Resource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import type { NavigationTarget } from '../../../host/types.js';
import { useIntl } from '../../../i18n/index.js';
import type { IconName } from '../../../ui/controls/Icon.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import {
  foundGroups,
  MOST_OF_A_KIND,
  UUID,
  type Found,
  type GoToGroup,
  type GoToOption,
} from './foundGroups.js';

/** A page or an action of the host that {@link GoToDialog} offers. @public */
export interface GoToPlace {
  /** The unique ID of the place. */
  id: string;
  /** The text that is shown and searched: “Vulnerabilities”, “Change password”. */
  label: string;
  /** Before the words. */
  icon?: IconName;
  /** Address of a page, for new tabs; absent for actions. */
  href?: string;
  /** Goes there, or does it. The dialog is closed before. */
  onSelect: () => void;
}

/** Returns the matches for a text: places of the host immediately, the rest when the server has responded. */
export function useGoTo(text: string, places: readonly GoToPlace[]) {
  const intl = useIntl();
  const { navigation } = useHost();
  const { found, isSearching } = useFound(text);
  return useMemo(() => {
    const typed = text.toLocaleLowerCase(intl.locale);
    const pages = places
      .filter(({ label }) => label.toLocaleLowerCase(intl.locale).includes(typed))
      .map(({ onSelect, ...place }): GoToOption => ({ ...place, onSelect: () => tellHost(onSelect) }));
    const groups: GoToGroup[] = [
      { id: 'pages', options: pages },
      ...(found ? foundGroups({ intl, navigation, text }, found) : []),
    ];
    return { groups: groups.filter(({ options, failure }) => options.length > 0 || failure), isSearching };
  }, [intl, navigation, places, text, found, isSearching]);
}

/** Requests all kinds that the user can see and that the host has a page for. */
function useFound(text: string): { found: Found | undefined; isSearching: boolean } {
  const { can, navigation } = useHost();
  const isAsked = text !== '' && can('VIEW_PORTFOLIO', 'READ');
  const isUuid = UUID.test(text);
  const asked = { isEnabled: isAsked, keepsPrevious: true };
  const has = (target: NavigationTarget) => !isUuid && navigation?.href(target) !== undefined;
  const hasLicenses = has({ to: 'license', licenseId: text });
  const hasComponents = text.length >= SHORTEST_COMPONENT && has({ to: 'component', componentId: text });
  const projects = useResource(search.projects(text, MOST_OF_A_KIND), asked);
  const vulnerabilities = useResource(search.vulnerabilities(text, MOST_OF_A_KIND), asked);
  const licenses = useResource(search.licenses(text, MOST_OF_A_KIND), {
    ...asked,
    isEnabled: isAsked && hasLicenses,
  });
  const components = useResource(search.components(text), { ...asked, isEnabled: isAsked && hasComponents });
  // The search of servers does not find UUIDs, which logs and notices contain. The entity with the UUID is
  // requested directly. Most often there is no such project or no such component.
  const named = { isEnabled: isAsked && isUuid };
  const namedProject = useResource(projectResources.one(text.toLowerCase()), named);
  const namedComponent = useResource(componentResources.one(text.toLowerCase()), named);
  return useMemo(() => {
    if (!isAsked) return { found: undefined, isSearching: false };
    const found: Found = {
      projects,
      vulnerabilities,
      ...(hasLicenses && { licenses }),
      ...(hasComponents && { components }),
      ...(isUuid && { namedProject, namedComponent }),
    };
    return { found, isSearching: Object.values<Resource<unknown>>({ ...found }).some(isOnItsWay) };
  }, [
    isAsked,
    isUuid,
    hasLicenses,
    hasComponents,
    projects,
    vulnerabilities,
    licenses,
    components,
    namedProject,
    namedComponent,
  ]);
}

/** Single letters are in the name of nearly every component. */
const SHORTEST_COMPONENT = 2;

function isOnItsWay(found: Resource<unknown>): boolean {
  return found.status === 'loading' || (found.status === 'ready' && found.isPrevious);
}
