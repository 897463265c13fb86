import { ANALYSIS_JUSTIFICATIONS, ANALYSIS_RESPONSES, ANALYSIS_STATES } from '../analysisWords.js';
import { isRecord, recordIn, recordsIn, textIn, textsIn, type JsonObject } from '../untypedJson.js';
import { parseBomLink, readingsOf, serialOf, type BomRevision } from './bomLink.js';
import { SUPPRESSED_PROPERTY } from './vexOutcome.js';
import type {
  NamedComponent,
  VexAnalysis,
  VexDocument,
  VexElement,
  VexReference,
  VexStatement,
  VexVersions,
} from './VexDocument.js';

/**
 * Reads what a CycloneDX document decides. What has another type than expected is left out.
 * @param document - plain values in the shape of the JSON format
 */
export function readVex(document: JsonObject): VexDocument {
  const entries = recordsIn(document, 'vulnerabilities');
  if (entries.length === 0) return { statements: [] };
  const elements = elementsOf(document);
  const bom = revisionOf(document);
  const subject = subjectOf(document);
  return {
    ...(bom && { bom }),
    ...(subject && { subject: readComponent(subject) }),
    statements: entries.map((entry) => readStatement(entry, elements)),
  };
}

function revisionOf(document: JsonObject): BomRevision | undefined {
  const serial = serialOf(textIn(document, 'serialNumber'));
  if (serial === undefined) return undefined;
  // XML has it as a text. Without one it is the first.
  const { version } = document;
  return {
    serial,
    version: typeof version === 'number' ? String(version) : (textIn(document, 'version') ?? '1'),
  };
}

const subjectOf = (document: JsonObject) => recordIn(recordIn(document, 'metadata') ?? {}, 'component');

const NOT_SET = 'NOT_SET';

// Words that the API has not are stored as "not set".
const STATES = withoutNotSet(ANALYSIS_STATES);
const JUSTIFICATIONS = withoutNotSet(ANALYSIS_JUSTIFICATIONS);
const RESPONSES = withoutNotSet(ANALYSIS_RESPONSES);

function withoutNotSet(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.filter((word) => word !== NOT_SET));
}

type Elements = ReadonlyMap<string, VexElement>;

function readStatement(entry: JsonObject, elements: Elements): VexStatement {
  const isSuppressed = readSuppression(entry);
  const analysis = recordIn(entry, 'analysis') ?? (isSuppressed === undefined ? undefined : {});
  return {
    vulnId: textIn(entry, 'id'),
    source: textIn(recordIn(entry, 'source') ?? {}, 'name'),
    ...(analysis && {
      analysis: { ...readAnalysis(analysis), ...(isSuppressed !== undefined && { isSuppressed }) },
    }),
    affects: recordsIn(entry, 'affects').flatMap((affected) => {
      const ref = textIn(affected, 'ref');
      return ref === undefined ? [] : [{ ...readReference(ref, elements), versions: readVersions(affected) }];
    }),
  };
}

function readSuppression(entry: JsonObject): boolean | undefined {
  const property = recordsIn(entry, 'properties').find(({ name }) => name === SUPPRESSED_PROPERTY);
  const value = property && textIn(property, 'value');
  return value === 'true' || value === 'false' ? value === 'true' : undefined;
}

function readAnalysis(analysis: JsonObject): VexAnalysis {
  const unknown: string[] = [];
  const wordIn = (known: ReadonlySet<string>, word: string | undefined) => {
    if (word === undefined) return undefined;
    const upper = word.toUpperCase();
    if (known.has(upper)) return upper;
    if (upper !== NOT_SET) unknown.push(word);
    return NOT_SET;
  };
  return {
    state: wordIn(STATES, textIn(analysis, 'state')),
    justification: wordIn(JUSTIFICATIONS, textIn(analysis, 'justification')),
    responses: textsIn(analysis, 'response').flatMap((response) => wordIn(RESPONSES, response) ?? []),
    details: textIn(analysis, 'detail'),
    ...(unknown.length > 0 && { unknownWords: unknown }),
  };
}

function readReference(ref: string, elements: Elements): Omit<VexReference, 'versions'> {
  // A `bom-ref` may look like a link.
  const whole = elements.get(ref);
  const link = whole ? undefined : parseBomLink(ref);
  if (!link) return { ref, names: [ref], known: whole };
  const { fragment, ...bom } = link;
  if (fragment === undefined) return { ref, bom, names: [] };
  const names = readingsOf(fragment);
  const known = names.map((name) => elements.get(name)).find((element) => element !== undefined);
  return { ref, bom, names, known };
}

function readVersions(affected: JsonObject): VexVersions[] {
  // Written without the brackets of a list, too.
  const { versions } = affected;
  const entries = isRecord(versions) ? [versions] : recordsIn(affected, 'versions');
  return entries.map((entry) => {
    const status = textIn(entry, 'status')?.toLowerCase();
    return {
      version: textIn(entry, 'version'),
      range: textIn(entry, 'range'),
      status: status === 'unaffected' || status === 'unknown' ? status : 'affected',
    };
  });
}

/** Returns the elements of a document by their `bom-ref`. */
function elementsOf(document: JsonObject): Elements {
  const subject = subjectOf(document);
  const components = new Map<string, NamedComponent[]>();
  const twins = new Map<string, NamedComponent[]>();
  for (const record of nested([subject ?? {}, document], 'components')) {
    const component = readComponent(record);
    if (component.bomRef === undefined) continue;
    push(components, component.bomRef, component);
    push(twins, identityOf(component), component);
  }
  for (const alike of twins.values()) {
    const refs = [...new Set(alike.map(({ bomRef }) => bomRef!))];
    if (refs.length > 1) for (const component of alike) component.twins = refs;
  }

  const elements = new Map<string, VexElement>();
  for (const service of nested([document], 'services')) {
    const ref = textIn(service, 'bom-ref');
    if (ref !== undefined) elements.set(ref, { kind: 'service' });
  }
  for (const [ref, [component, ...others]] of components) {
    const isOne = others.every((other) => isSame(other, component!));
    const isFree = isOne && !elements.has(ref);
    elements.set(ref, isFree ? { kind: 'component', component: component! } : { kind: 'several' });
  }
  const about = subject && readComponent(subject);
  if (about?.bomRef === undefined) return elements;
  // Some tools list the subject once more among the components.
  const listed = elements.get(about.bomRef);
  const isOne = !listed || (listed.kind === 'component' && isSame(listed.component, about));
  elements.set(about.bomRef, { kind: isOne ? 'subject' : 'several' });
  return elements;
}

function identityOf({ group, name, version, purl, cpe, swidTagId }: NamedComponent): string {
  return JSON.stringify([group, name, version, purl, cpe, swidTagId]);
}

const isSame = (a: NamedComponent, b: NamedComponent) => identityOf(a) === identityOf(b);

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

function readComponent(record: JsonObject): NamedComponent {
  return {
    bomRef: textIn(record, 'bom-ref'),
    group: textIn(record, 'group'),
    name: textIn(record, 'name') ?? '',
    version: textIn(record, 'version'),
    purl: textIn(record, 'purl'),
    cpe: textIn(record, 'cpe'),
    swidTagId: textIn(recordIn(record, 'swid') ?? {}, 'tagId'),
  };
}

/** All items with those inside of them; a loop, because the depth is up to the sender. */
function nested(roots: readonly JsonObject[], key: string): JsonObject[] {
  const found: JsonObject[] = [];
  const waiting = roots.flatMap((root) => recordsIn(root, key));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    for (const inner of recordsIn(next, key)) waiting.push(inner);
  }
  return found;
}
