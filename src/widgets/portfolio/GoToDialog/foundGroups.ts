import type { IntlShape } from 'react-intl';
import type { FoundComponents, FoundLicense, FoundVulnerability } from '../../../api/search.js';
import type { FailedResource, Resource } from '../../../data/useResource.js';
import { criteriaOfText } from '../../../domain/componentCriteria.js';
import { componentFit, type ComponentVersion } from '../../../domain/componentVersions.js';
import { textFit } from '../../../domain/textFit.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import { sourceText } from '../../../entities/vocabulary/vocabulary.js';
import { visitOf } from '../../../frames/facts/useTargetLink.js';
import type { NavigationAdapter, NavigationTarget } from '../../../host/types.js';
import type { Component } from '../../../schema/component.js';
import type { Project } from '../../../schema/project.js';
import type { IconName } from '../../../ui/controls/Icon.js';
import { messages } from './GoToDialog.messages.js';

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

/** The answers of the server, by kind. A kind that was not requested is absent. */
export interface Found {
  projects: Resource<readonly Project[]>;
  vulnerabilities: Resource<readonly FoundVulnerability[]>;
  licenses?: Resource<readonly FoundLicense[]>;
  components?: Resource<FoundComponents>;
  /** The project and the component with the UUID that was typed. */
  namedProject?: Resource<Project>;
  namedComponent?: Resource<Component>;
}

/** Who asks, for what. */
interface Asker {
  intl: IntlShape;
  navigation: NavigationAdapter | undefined;
  text: string;
}

/**
 * The lines for what the server found. Within a kind and across all kinds, what equals or begins with the text
 * comes before what only contains it, and before what the index of the server finds by single words. Enter
 * leads to the first line.
 */
export function foundGroups(asker: Asker, found: Found): GoToGroup[] {
  const { text } = asker;
  const groups: RankedGroup[] = [
    rankedGroup('projects', found.projects, {
      // The server also finds projects by a tag, which is then the text.
      fit: (project) => Math.max(1, textFit(project.name, text), textFit(projectText(project), text)),
      lines: (project) => projectLine(asker, project),
    }),
    componentGroup(asker, found.components),
    rankedGroup('vulnerabilities', onlyLiteral(found.vulnerabilities, text), {
      fit: ({ vulnId }) => textFit(vulnId, text),
      lines: (vulnerability) => vulnerabilityLine(asker, vulnerability),
    }),
  ];
  if (found.licenses) {
    const lines = rankedGroup('licenses', found.licenses, {
      fit: ({ licenseId, name }) => Math.max(textFit(licenseId, text), textFit(name, text)),
      lines: (license) => licenseLine(asker, license),
    });
    groups.push(lines);
  }
  const { namedProject, namedComponent } = found;
  if (namedProject?.status === 'ready') {
    groups.push({ id: 'projects', options: projectLine(asker, namedProject.data), fit: 3 });
  }
  if (namedComponent?.status === 'ready') {
    groups.push({ id: 'components', options: namedComponentLine(asker, namedComponent.data), fit: 3 });
  }
  return groups.sort((one, other) => other.fit - one.fit);
}

interface RankedGroup extends GoToGroup {
  /** How literally its best line matches. */
  readonly fit: number;
}

function rankedGroup<T>(
  id: GoToGroup['id'],
  found: Resource<readonly T[]>,
  of: { fit: (one: T) => number; lines: (one: T) => GoToOption[] },
): RankedGroup {
  if (found.status === 'failed') return { id, options: [], failure: found, fit: 0 };
  if (found.status === 'loading') return { id, options: [], fit: 0 };
  const ranked = found.data
    .map((one) => ({ one, fit: of.fit(one) }))
    .sort((one, other) => other.fit - one.fit);
  return {
    id,
    options: ranked.slice(0, MOST_OF_A_KIND).flatMap(({ one }) => of.lines(one)),
    isCut: found.data.length >= MOST_OF_A_KIND,
    fit: ranked[0]?.fit ?? 0,
  };
}

/** The components found, and below them the way to the search that lists the project of each. */
function componentGroup(asker: Asker, found: Resource<FoundComponents> | undefined): RankedGroup {
  const { intl, text } = asker;
  const criteria = criteriaOfText(text);
  const all = UUID.test(text)
    ? []
    : leadingTo(
        asker,
        { to: 'components', ...criteria },
        { id: 'components', icon: 'search', label: intl.formatMessage(messages.searchComponents, { text }) },
      );
  if (found === undefined || found.status === 'loading') return { id: 'components', options: all, fit: -1 };
  if (found.status === 'failed') return { id: 'components', options: all, failure: found, fit: -1 };
  const { versions, isComplete } = found.data;
  const projectsOf = ({ activeProjects, inactiveProjects }: ComponentVersion) =>
    activeProjects + inactiveProjects;
  const ranked = versions
    .map((one) => ({ one, fit: componentFit(one.components[0], criteria) }))
    .sort((one, other) => other.fit - one.fit || projectsOf(other.one) - projectsOf(one.one))
    .slice(0, MOST_OF_A_KIND);
  return {
    id: 'components',
    options: [...ranked.flatMap(({ one }) => componentLine(asker, one, isComplete)), ...all],
    isCut: versions.length > MOST_OF_A_KIND || !isComplete,
    fit: ranked[0]?.fit ?? -1,
  };
}

/** A component in one project leads to it, one in several to the search that lists them. */
function componentLine(asker: Asker, found: ComponentVersion, isComplete: boolean): GoToOption[] {
  const { intl } = asker;
  const { key, group, name, version, components: same, activeProjects, inactiveProjects } = found;
  const line = { id: `component ${key}`, icon: 'component', label: projectText(found) } as const;
  const count = activeProjects + inactiveProjects;
  const [{ uuid, project }] = same;
  if (isComplete && same.length === 1) {
    const hint =
      project && inactiveProjects > 0
        ? intl.formatMessage(messages.inInactive, { project: projectText(project) })
        : project && projectText(project);
    return leadingTo(asker, { to: 'component', componentId: uuid }, { ...line, hint });
  }
  const words = !isComplete
    ? messages.projectsAtLeast
    : activeProjects === 0
      ? messages.inactiveProjects
      : messages.projectCount;
  return leadingTo(
    asker,
    { to: 'components', ...(group && { group }), name, ...(version && { version }) },
    { ...line, hint: intl.formatMessage(words, { count }) },
  );
}

function projectLine(asker: Asker, project: Project): GoToOption[] {
  return leadingTo(
    asker,
    { to: 'project', projectId: project.uuid },
    {
      id: project.uuid,
      icon: 'project',
      label: projectText(project),
      hint: project.active === false ? asker.intl.formatMessage(messages.inactive) : undefined,
    },
  );
}

function vulnerabilityLine(asker: Asker, { source, vulnId }: FoundVulnerability): GoToOption[] {
  return leadingTo(
    asker,
    { to: 'vulnerability', source, vulnId },
    { id: `${source} ${vulnId}`, icon: 'bug', label: vulnId, hint: sourceText(asker.intl, source) },
  );
}

function licenseLine(asker: Asker, { licenseId, name }: FoundLicense): GoToOption[] {
  return leadingTo(
    asker,
    { to: 'license', licenseId },
    { id: `license ${licenseId}`, icon: 'license', label: name, hint: licenseId },
  );
}

function namedComponentLine(asker: Asker, component: Component): GoToOption[] {
  const { uuid, project } = component;
  return leadingTo(
    asker,
    { to: 'component', componentId: uuid },
    {
      id: uuid,
      icon: 'component',
      label: projectText(component),
      hint: project && projectText(project),
    },
  );
}

/** The line for a target; none where the host has no place for it. */
function leadingTo(
  { navigation }: Asker,
  target: NavigationTarget,
  line: Omit<GoToOption, 'href' | 'onSelect'>,
): GoToOption[] {
  const onSelect = visitOf(navigation, target);
  return onSelect ? [{ ...line, href: navigation?.href(target), onSelect }] : [];
}

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns only the vulnerabilities whose identifier is the text, if there are any, otherwise those whose
 * identifier contains it, otherwise all. The search index finds all that share a word with it.
 */
function onlyLiteral(
  found: Resource<readonly FoundVulnerability[]>,
  text: string,
): Resource<readonly FoundVulnerability[]> {
  if (found.status !== 'ready') return found;
  for (const least of [3, 1]) {
    const literal = found.data.filter(({ vulnId }) => textFit(vulnId, text) >= least);
    if (literal.length > 0) return { ...found, data: literal };
  }
  return found;
}
