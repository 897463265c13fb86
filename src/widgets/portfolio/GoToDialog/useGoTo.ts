import { useMemo } from 'react';
import * as components from '../../../data/resources/components.js';
import * as projectResources from '../../../data/resources/projects.js';
import * as search from '../../../data/resources/search.js';
import { useResource, type FailedResource, type Resource } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import type { NavigationTarget } from '../../../host/types.js';
import { useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { visitOf } from '../../../frames/facts/useTargetLink.js';
import { sourceText } from '../../../entities/vocabulary/vocabulary.js';
import type { FoundLicense, FoundVulnerability } from '../../../api/search.js';
import type { Project } from '../../../schema/project.js';
import type { IconName } from '../../../ui/controls/Icon.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { messages } from './GoToDialog.messages.js';

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

/** The maximum number of entries of each kind to request and show. */
export const MOST_OF_A_KIND = 6;

/** A line of the dialog. */
export interface GoToOption {
  readonly id: string;
  readonly icon?: IconName;
  readonly label: string;
  /** Distinguishes entries with the same name. */
  readonly hint?: string;
  /** The URL that a new tab opens. Absent for actions. */
  readonly href?: string;
  readonly onSelect: () => void;
}

/** Lines of one kind. */
export interface GoToGroup {
  readonly id: 'pages' | 'projects' | 'vulnerabilities' | 'licenses' | 'components';
  readonly options: readonly GoToOption[];
  /** True when there may be more entries than are shown. */
  readonly isCut?: boolean;
  /** Why the server could not be asked. */
  readonly failure?: FailedResource;
}

/** Returns the matches for a text: places of the host immediately, the rest when the server has responded. */
export function useGoTo(text: string, places: readonly GoToPlace[]) {
  const intl = useIntl();
  const { can, navigation } = useHost();
  const isAsked = text !== '' && can('VIEW_PORTFOLIO', 'READ');
  const asked = { isEnabled: isAsked, keepsPrevious: true };
  const projects = useResource(search.projects(text, MOST_OF_A_KIND), asked);
  const vulnerabilities = useResource(search.vulnerabilities(text, MOST_OF_A_KIND), asked);
  // Kinds that the host has no page for are not requested.
  const hasLicenses = navigation?.href({ to: 'license', licenseId: text }) !== undefined;
  const licenses = useResource(search.licenses(text, MOST_OF_A_KIND), {
    ...asked,
    isEnabled: isAsked && hasLicenses && !UUID.test(text),
  });
  // The search of servers does not find UUIDs, which logs and notices contain. The entity with the UUID is
  // requested directly. Most often there is no such project or no such component.
  const named = { isEnabled: isAsked && UUID.test(text) };
  const namedProject = useResource(projectResources.one(text.toLowerCase()), named);
  const namedComponent = useResource(components.one(text.toLowerCase()), named);

  return useMemo(() => {
    /** Those that the host has a place for. */
    const leadingTo = (
      target: NavigationTarget,
      line: Omit<GoToOption, 'href' | 'onSelect'>,
    ): GoToOption[] => {
      const onSelect = visitOf(navigation, target);
      return onSelect ? [{ ...line, href: navigation?.href(target), onSelect }] : [];
    };
    const typed = text.toLocaleLowerCase(intl.locale);
    const pages = places
      .filter(({ label }) => label.toLocaleLowerCase(intl.locale).includes(typed))
      .map(({ onSelect, ...place }): GoToOption => ({ ...place, onSelect: () => tellHost(onSelect) }));
    const projectLine = (project: Project) =>
      leadingTo(
        { to: 'project', projectId: project.uuid },
        {
          id: project.uuid,
          icon: 'project',
          label: projectText(project),
          hint: project.active === false ? intl.formatMessage(messages.inactive) : undefined,
        },
      );
    const groups: GoToGroup[] = [{ id: 'pages', options: pages }];
    if (isAsked) {
      const found = [
        groupOf('projects', projects, projectLine),
        groupOf('vulnerabilities', onlyNamed(vulnerabilities, text), ({ source, vulnId }) =>
          leadingTo(
            { to: 'vulnerability', source, vulnId },
            { id: `${source} ${vulnId}`, icon: 'bug', label: vulnId, hint: sourceText(intl, source) },
          ),
        ),
      ];
      if (hasLicenses && !UUID.test(text)) {
        const lines = groupOf('licenses', licenses, ({ licenseId, name }) =>
          leadingTo(
            { to: 'license', licenseId },
            { id: `license ${licenseId}`, icon: 'license', label: name, hint: licenseId },
          ),
        );
        // One whose identifier was typed comes before vulnerabilities that only share a word with it.
        if (isLicenseNamed(licenses, text)) found.splice(1, 0, lines);
        else found.push(lines);
      }
      if (namedProject.status === 'ready') {
        found.push({ id: 'projects', options: projectLine(namedProject.data) });
      }
      if (namedComponent.status === 'ready') {
        const { uuid, name, version, project } = namedComponent.data;
        const options = leadingTo(
          { to: 'component', componentId: uuid },
          {
            id: uuid,
            icon: 'component',
            label: [name, version].filter(Boolean).join(' '),
            hint: project && projectText(project),
          },
        );
        found.push({ id: 'components', options });
      }
      groups.push(...found);
      if (!UUID.test(text)) {
        // Thousands of components can have the same name. They are listed on the page that shows the project
        // of each.
        const options = leadingTo(
          text.startsWith('pkg:') ? { to: 'components', purl: text } : { to: 'components', name: text },
          {
            id: 'components',
            icon: 'search',
            label: intl.formatMessage(messages.searchComponents, { text }),
          },
        );
        groups.push({ id: 'components', options });
      }
    }
    const onTheirWay = [
      projects,
      vulnerabilities,
      ...(named.isEnabled ? [namedProject, namedComponent] : hasLicenses ? [licenses] : []),
    ];
    const isSearching = isAsked && onTheirWay.some(isOnItsWay);
    return { groups: groups.filter(({ options, failure }) => options.length > 0 || failure), isSearching };
  }, [
    intl,
    navigation,
    places,
    text,
    isAsked,
    named.isEnabled,
    projects,
    vulnerabilities,
    hasLicenses,
    licenses,
    namedProject,
    namedComponent,
  ]);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns only the vulnerability with exactly this identifier, if there is one. The search index finds all
 * that share a word with it.
 */
function onlyNamed(
  found: Resource<readonly FoundVulnerability[]>,
  text: string,
): Resource<readonly FoundVulnerability[]> {
  if (found.status !== 'ready') return found;
  const named = found.data.filter(({ vulnId }) => vulnId.toLowerCase() === text.toLowerCase());
  return named.length > 0 ? { ...found, data: named } : found;
}

function isLicenseNamed(found: Resource<readonly FoundLicense[]>, text: string): boolean {
  return found.status === 'ready' && found.data[0]?.licenseId.toLowerCase() === text.toLowerCase();
}

function groupOf<T>(
  id: GoToGroup['id'],
  found: Resource<readonly T[]>,
  lines: (one: T) => GoToOption[],
): GoToGroup {
  if (found.status === 'failed') return { id, options: [], failure: found };
  if (found.status === 'loading') return { id, options: [] };
  return { id, options: found.data.flatMap(lines), isCut: found.data.length >= MOST_OF_A_KIND };
}

function isOnItsWay(found: Resource<unknown>): boolean {
  return found.status === 'loading' || (found.status === 'ready' && found.isPrevious);
}
