import {
  cpeTextProblem,
  IDENTITY_LIMITS,
  purlTextProblem,
  textProblem,
  type IdentityProblem,
} from './textProblem.js';

/** The kinds of criteria for finding components in the entire portfolio, one kind at a time. */
export type ComponentCriterion = (typeof COMPONENT_CRITERIA)[number];
export const COMPONENT_CRITERIA = ['coordinates', 'purl', 'cpe', 'swidTagId', 'hash'] as const;

/**
 * The criteria for finding components: coordinates, or one of the others. Without criteria, no request is
 * sent.
 */
export interface ComponentCriteria {
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
  /** A complete hash, of any algorithm. */
  hash?: string;
}

/** The members that belong to each criterion. */
export const CRITERION_FIELDS: Readonly<Record<ComponentCriterion, readonly (keyof ComponentCriteria)[]>> = {
  coordinates: ['group', 'name', 'version'],
  purl: ['purl'],
  cpe: ['cpe'],
  swidTagId: ['swidTagId'],
  hash: ['hash'],
};

/** Returns the criterion in use, or undefined when there is none. Servers use only the first one. */
export function criterionOf(criteria: ComponentCriteria): ComponentCriterion | undefined {
  return COMPONENT_CRITERIA.find((criterion) =>
    CRITERION_FIELDS[criterion].some((field) => criteria[field] !== undefined),
  );
}

/** The members of a criterion that say something, trimmed; the others are left out. */
export function criteriaOf(
  criterion: ComponentCriterion,
  texts: Readonly<Record<keyof ComponentCriteria, string>>,
): ComponentCriteria {
  return Object.fromEntries(
    CRITERION_FIELDS[criterion].flatMap((field) => {
      const text = texts[field].trim();
      return text ? [[field, text]] : [];
    }),
  );
}

/**
 * Reads the criteria for finding components in a text as people type it: a package URL, or a name, with a group
 * before it (`org.example:web`, `@example/web`) and a version behind it (`web 1.0`, `web@1.0`).
 */
export function criteriaOfText(text: string): ComponentCriteria {
  if (text.startsWith('pkg:')) return { purl: text };
  const [, group, name, version] = COORDINATES.exec(text) ?? [];
  return { ...(group && { group }), name: name ?? text, ...(version && { version }) };
}

const COORDINATES = /^(?:([^\s:]+)[/:])?([^\s/:@]+)(?:[\s:@]v?(\d\S*))?$/;

/** Why servers find nothing by a text, whatever they hold; undefined when they may. An empty text is fine. */
export function criteriaProblem(
  field: keyof ComponentCriteria,
  text: string,
): IdentityProblem | { code: 'hash' } | undefined {
  const trimmed = text.trim();
  if (field === 'purl') return purlTextProblem(text);
  if (field === 'hash') return trimmed === '' || /^[0-9a-f]+$/i.test(trimmed) ? undefined : { code: 'hash' };
  // A part of a CPE is found, too. A text that starts like a CPE and has all its colons must be one.
  if (field === 'cpe' && /^cpe:2\.3(?::[^:]*){11}/i.test(trimmed)) return cpeTextProblem(text);
  return textProblem(text, IDENTITY_LIMITS[field]);
}

/**
 * Reads the criteria in a URL of the existing console, which keeps them after the number sign:
 * `#/search/COORDINATES/group=acme/name=web/version=1.0` or `#/search/PACKAGE_URL/pkg%3Anpm%2Fweb`. Returns
 * undefined for any other URL.
 */
export function criteriaOfHash(hash: string): ComponentCriteria | undefined {
  const [, search, kind, ...parts] = hash.replace(/^#/, '').split('/');
  const criterion = search === 'search' ? WORDS[kind?.toUpperCase() ?? ''] : undefined;
  if (!criterion) return undefined;
  const texts = { group: '', name: '', version: '', purl: '', cpe: '', swidTagId: '', hash: '' };
  if (criterion !== 'coordinates')
    return criteriaOf(criterion, { ...texts, [criterion]: decoded(parts.join('/')) });
  for (const part of parts) {
    const [, field, value = ''] = /^(group|name|version)=(.*)$/.exec(part) ?? [];
    if (field) texts[field as 'group' | 'name' | 'version'] = decoded(value);
  }
  return criteriaOf(criterion, texts);
}

const WORDS: Readonly<Record<string, ComponentCriterion | undefined>> = {
  COORDINATES: 'coordinates',
  PACKAGE_URL: 'purl',
  CPE: 'cpe',
  SWID_TAGID: 'swidTagId',
  HASH: 'hash',
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
