import { existsSync, readFileSync } from 'node:fs';

/** The description of a member of a request in 5.x. */
interface MemberModel {
  alias?: readonly string[];
  constraints?: readonly string[];
  required?: boolean;
}

interface RequestModel {
  members: Record<string, MemberModel>;
  unknownMembers?: 'ignored' | 'refused';
}

interface EntityModel {
  unknownPropertiesInRequest?: string;
  fields: Record<string, { required?: boolean; since?: string; removedIn?: string }>;
}

const SPEC = new URL('../../../shared/spec/', import.meta.url);

/** True when a description of the requests of 5.x is available. */
export const hasRequestModels5 = existsSync(SPEC);

const described = <T>(name: string, without: T): T =>
  hasRequestModels5 ? (JSON.parse(readFileSync(new URL(name, SPEC), 'utf8')) as T) : without;

const { v1, v1Models } = described<{
  v1: readonly { method: string; path: string; request: string | null }[];
  v1Models: Record<string, RequestModel | undefined>;
}>('api-5.json', { v1: [], v1Models: {} });
const { models } = described<{ models: Record<string, EntityModel | undefined> }>('api-models.json', {
  models: {},
});

const operations = v1.map(({ method, path, request }) => ({
  method,
  request,
  pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** Requests that contain one of two alternatives. The description does not express such a choice. */
const CHOICES = new Set(['BomSubmitRequest', 'VexSubmitRequest']);

/** The description has the name that Java gives it. */
const NAMES: Record<string, string> = { suppressed: 'isSuppressed' };

/**
 * Returns the problems that would make 5.0 reject a request: missing, blank, or unknown members. Requests
 * whose body is not described have none.
 */
export function problemsFor5(method: string, path: string, body: unknown): string[] {
  const name = operations.find((each) => each.method === method && each.pattern.test(path))?.request;
  if (!name || CHOICES.has(name)) return [];
  const model = v1Models[name] ?? modelOf(models[name], method);
  if (!model) return [];
  if (typeof body !== 'object' || body === null) return [`${name}: no object`];
  const sent = body as Record<string, unknown>;
  const known = Object.entries(model.members).map(([member, it]) => [NAMES[member] ?? member, it] as const);
  const isMissing = ([
    member,
    { alias = [], constraints = [], required = false },
  ]: (typeof known)[number]) => {
    const value = [member, ...alias].map((each) => sent[each]).find((each) => each !== undefined);
    if (constraints.includes('NotBlank')) return typeof value !== 'string' || value.trim() === '';
    return (required || constraints.includes('NotNull')) && (value === undefined || value === null);
  };
  const names = new Set(known.flatMap(([member, { alias = [] }]) => [member, ...alias]));
  const unknown = Object.keys(sent).filter((member) => sent[member] !== undefined && !names.has(member));
  return [
    ...known.filter(isMissing).map(([member]) => `${name}.${member}: must not be null`),
    ...(model.unknownMembers === 'refused' ? unknown : []).map((member) => `${name}.${member}: unknown`),
  ];
}

/**
 * Returns the members that 5.0 has, for bodies that are not described as requests. Only requests that create
 * or replace an item must be complete.
 */
function modelOf(entity: EntityModel | undefined, method: string): RequestModel | undefined {
  if (!entity) return undefined;
  const isOf5 = ({ since = '4.11', removedIn = '9' }) =>
    Number.parseFloat(since) <= 5 && Number.parseFloat(removedIn) > 5;
  const isWhole = method === 'PUT' || method === 'POST';
  return {
    members: Object.fromEntries(
      Object.entries(entity.fields)
        .filter(([, field]) => isOf5(field))
        .map(([name, { required = false }]) => [name, { required: isWhole && required }]),
    ),
    unknownMembers: entity.unknownPropertiesInRequest?.startsWith('rejected') ? 'refused' : 'ignored',
  };
}
