import {
  cpeTextProblem,
  IDENTITY_LIMITS,
  purlTextProblem,
  textProblem,
  type IdentityProblem,
} from './textProblem.js';

/** What components of the whole portfolio can be looked for by, one kind at a time. */
export type ComponentCriterion = (typeof COMPONENT_CRITERIA)[number];
export const COMPONENT_CRITERIA = ['coordinates', 'purl', 'cpe', 'swidTagId', 'hash'] as const;

/** What components are looked for by: coordinates, or one of the others. Nothing: nothing is asked. */
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
  /** A whole hash, of whichever algorithm. */
  hash?: string;
}

/** Which members belong to a criterion. */
export const CRITERION_FIELDS: Readonly<Record<ComponentCriterion, readonly (keyof ComponentCriteria)[]>> = {
  coordinates: ['group', 'name', 'version'],
  purl: ['purl'],
  cpe: ['cpe'],
  swidTagId: ['swidTagId'],
  hash: ['hash'],
};

/** Which criterion is in use; undefined: none. Servers look at the first of them only. */
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

/** Why servers find nothing by a text, whatever they hold; undefined when they may. An empty text is fine. */
export function criteriaProblem(
  field: keyof ComponentCriteria,
  text: string,
): IdentityProblem | { code: 'hash' } | undefined {
  const trimmed = text.trim();
  if (field === 'purl') return purlTextProblem(text);
  if (field === 'hash') return trimmed === '' || /^[0-9a-f]+$/i.test(trimmed) ? undefined : { code: 'hash' };
  // A part of a CPE is found, too; what begins as one and has all its colons has to be one.
  if (field === 'cpe' && /^cpe:2\.3(?::[^:]*){11}/i.test(trimmed)) return cpeTextProblem(text);
  return textProblem(text, IDENTITY_LIMITS[field]);
}

/**
 * What an address of the existing console looks for, which keeps it behind the number sign:
 * `#/search/COORDINATES/group=acme/name=web/version=1.0` or `#/search/PACKAGE_URL/pkg%3Anpm%2Fweb`. Undefined for any other.
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
