import { CLASSIFIERS } from '../classifier.js';
import type { Classifier } from '../../schema/enumerations.js';

/** The subject of a document: `metadata.component`. Texts are trimmed and never empty. */
export interface BomSubject {
  name: string;
  version?: string;
  /** Such as `@example` or `org.example`. */
  group?: string;
  /** Its `type`; absent where projects have no such kind. */
  classifier?: Classifier;
}

/** The members as they are written; what is blank is absent. Undefined without a name. */
export function bomSubject(written: {
  name?: string;
  version?: string;
  group?: string;
  type?: string;
}): BomSubject | undefined {
  const text = (value: string | undefined) => value?.trim() || undefined;
  const name = text(written.name);
  if (name === undefined) return undefined;
  const version = text(written.version);
  const group = text(written.group);
  const word = written.type?.toUpperCase().replaceAll('-', '_');
  const classifier = CLASSIFIERS.find((one) => one === word);
  return {
    name,
    ...(version !== undefined && { version }),
    ...(group !== undefined && { group }),
    ...(classifier && { classifier }),
  };
}

/** Reads what a parsed JSON document that fits its schema is about. */
export function readJsonSubject(bom: object): BomSubject | undefined {
  const component = memberOf(memberOf(bom, 'metadata'), 'component');
  const text = (name: string) => {
    const value = component[name];
    return typeof value === 'string' ? value : undefined;
  };
  return bomSubject({
    name: text('name'),
    version: text('version'),
    group: text('group'),
    type: text('type'),
  });
}

function memberOf(value: object, name: string): Record<string, unknown> {
  const member: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
  return typeof member === 'object' && member !== null ? (member as Record<string, unknown>) : {};
}
