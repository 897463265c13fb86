/** The view of a component search as one value that a host can keep, for example in its URL. */
import {
  criteriaOfHash,
  CRITERION_FIELDS,
  criterionOf,
  type ComponentCriteria,
} from '../../../domain/componentCriteria.js';
import { flagMember, listCodec, textMember } from '../../../frames/list/listCodec.js';
import type { ListValue } from '../../../frames/list/listValue.js';

/**
 * The view of a {@link ComponentSearch}. Nothing but page and size: an empty form. `group`, `name` and `version` go together; of the
 * others one, and the first counts.
 * @public
 */
export interface ComponentSearchValue extends ListValue<never> {
  /** Part of a group. */
  group?: string;
  /** Part of a name. */
  name?: string;
  /** Part of a version. */
  version?: string;
  /** The beginning of a package URL, with type and name. */
  purl?: string;
  /** Part of a CPE. */
  cpe?: string;
  /** Part of a SWID tag identifier. */
  swidTagId?: string;
  /** A complete hash. */
  hash?: string;
  /** Only in projects that are active; servers from 4.14.2 on, and the embedded one. A hash is looked for everywhere. @defaultValue false */
  inActiveOnly?: boolean;
  /** Only in the latest version of each project; servers from 4.14.2 on. @defaultValue false */
  inLatestOnly?: boolean;
  /** One row for each version of a component, with the number of projects that have it. @defaultValue as the user last chose, at first false */
  byVersion?: boolean;
}

/** What is looked for. */
export const SEARCH_FILTERS = {
  group: textMember('group'),
  name: textMember('name'),
  version: textMember('version'),
  purl: textMember('purl'),
  cpe: textMember('cpe'),
  swidTagId: textMember('swidTagId'),
  hash: textMember('hash'),
};

/** Where it is looked for, and how it is shown. */
export const SEARCH_CHOICES = {
  inActiveOnly: flagMember('activeOnly'),
  inLatestOnly: flagMember('latestOnly'),
  byVersion: {
    ...flagMember('byVersion'),
    preference: {
      name: 'ComponentSearchByVersion',
      read: (text: string) => text === 'true' || undefined,
      write: (value: boolean | undefined) => String(value === true),
    },
  },
};

/** In addresses and preferences. The order of the server, the only one it has, is the one in which components came to it. */
export const componentSearchCodec = listCodec<ComponentSearchValue>({
  name: 'ComponentSearch',
  sorts: [],
  firstOrder: { id: 'added', isDescending: false, isServersOwn: true },
  filters: SEARCH_FILTERS,
  choices: SEARCH_CHOICES,
});

/** Returns the criteria that a view requests from the server. */
export function criteriaIn(value: ComponentSearchValue): ComponentCriteria {
  const criterion = criterionOf(value);
  return Object.fromEntries(
    criterion === undefined
      ? []
      : CRITERION_FIELDS[criterion].flatMap((field) => (value[field] ? [[field, value[field]]] : [])),
  );
}

/** The view with nothing that is looked for. */
export const NOTHING_ASKED: Readonly<Record<keyof ComponentCriteria, undefined>> = {
  group: undefined,
  name: undefined,
  version: undefined,
  purl: undefined,
  cpe: undefined,
  swidTagId: undefined,
  hash: undefined,
};

/**
 * Reads a view from query parameters: `group`, `name`, `version`, `purl`, `cpe`, `swidTagId`, `hash`, `activeOnly`,
 * `latestOnly`, `byVersion`, `page`, `size`. What makes no sense is left out. `remembered` fills in what an address leaves open that names no order, as links from elsewhere.
 * @public
 */
export const parseComponentSearchValue = componentSearchCodec.parse;

/**
 * Reads what addresses of the existing console have behind the number sign, such as
 * `#/search/COORDINATES/group=acme/name=web` or `#/search/PACKAGE_URL/pkg%3Anpm%2Fweb`; undefined for any other.
 * @public
 */
export function parseComponentSearchHash(hash: string): ComponentSearchValue | undefined {
  return criteriaOfHash(hash);
}

/** Writes a view as query parameters; what is so by default is left out, but for the order. @public */
export const formatComponentSearchValue = componentSearchCodec.format;

/** The view that a user last chose, as far as it is remembered: the size of the pages, and whether versions are grouped. @public */
export const rememberedComponentSearchValue = componentSearchCodec.remembered;
