import { createLedger, type Ledger, type NotKept } from './createLedger.js';
import { KEPT_OF_BOM, KEPT_OF_COMPONENT, KEPT_OF_SERVICE, type KeptMembers } from './keptMembers.js';

/**
 * Reads what of a parsed document that fits its schema an upload does not keep.
 * @param pause - awaited now and then
 * @param repeatedMembers - names of members that the text had, but the parsed document has not
 */
export async function readJsonNotKept(
  bom: object,
  pause?: () => Promise<void>,
  repeatedMembers: readonly string[] = [],
): Promise<NotKept[]> {
  const ledger = createLedger();
  ledger.repeatedMembers(repeatedMembers);
  noteMembers(bom, KEPT_OF_BOM, '', ledger);
  const subject = recordIn(recordIn(bom, 'metadata'), 'component');
  ledger.subject(textIn(subject, 'bom-ref'), textIn(subject, 'type'));

  let visited = 0;
  const rest = async () => {
    if (pause && ++visited % 256 === 0) await pause();
  };
  const inside = (holder: object, list: string, isNested: boolean) =>
    listIn(holder, list)
      .map((item) => ({ item, isNested }))
      .reverse();

  const components = [...inside(bom, 'components', false), ...inside(subject, 'components', false)];
  for (let next = components.pop(); next; next = components.pop()) {
    noteMembers(next.item, KEPT_OF_COMPONENT, 'components', ledger);
    noteComponent(next.item, next.isNested, ledger);
    for (const inner of inside(next.item, 'components', true)) components.push(inner);
    await rest();
  }
  const services = inside(bom, 'services', false);
  for (let next = services.pop(); next; next = services.pop()) {
    noteMembers(next.item, KEPT_OF_SERVICE, 'services', ledger);
    ledger.service(textIn(next.item, 'bom-ref'), next.isNested);
    for (const inner of inside(next.item, 'services', true)) services.push(inner);
    await rest();
  }
  for (const dependency of listIn(bom, 'dependencies')) {
    const from = textIn(dependency, 'ref');
    const below: unknown = dependency['dependsOn'];
    if (from === undefined || !Array.isArray(below)) continue;
    for (const to of below) if (typeof to === 'string') ledger.dependency(from, to.trim());
    await rest();
  }
  return ledger.result();
}

function noteComponent(item: Loose, isNested: boolean, ledger: Ledger): void {
  const licenses = listIn(item, 'licenses');
  ledger.component({
    ref: textIn(item, 'bom-ref'),
    type: textIn(item, 'type'),
    group: textIn(item, 'group'),
    name: textIn(item, 'name'),
    version: textIn(item, 'version'),
    purl: textIn(item, 'purl'),
    cpe: textIn(item, 'cpe'),
    swidTagId: textIn(recordIn(item, 'swid'), 'tagId'),
    hashes: listIn(item, 'hashes').map((hash) => ({
      alg: textIn(hash, 'alg'),
      content: textIn(hash, 'content'),
    })),
    properties: listIn(item, 'properties').map((property) => ({
      name: textIn(property, 'name'),
      value: textIn(property, 'value'),
    })),
    author: textIn(item, 'author'),
    authors: listIn(item, 'authors').map((author) => textIn(author, 'name') ?? textIn(author, 'email')),
    publisher: textIn(item, 'publisher'),
    description: textIn(item, 'description'),
    copyright: textIn(item, 'copyright'),
    supplier: Object.hasOwn(item, 'supplier') ? supplierText(item['supplier']) : undefined,
    licenseCount: licenses.length,
    acknowledgedCount: licenses.filter(
      (choice) => textIn(choice, 'acknowledgement') ?? textIn(recordIn(choice, 'license'), 'acknowledgement'),
    ).length,
    isNested,
  });
}

/** Returns the kept parts of a supplier: names and texts at any depth. */
function supplierText(supplier: unknown): string {
  const { name, url, contact } = (supplier ?? NOTHING) as Loose;
  const people = listIn({ contact }, 'contact').map((each) => [each['name'], each['email'], each['phone']]);
  return JSON.stringify([name, url, people]);
}

/** Notes members as deep as they are kept. Members that are not kept are not searched. */
function noteMembers(value: unknown, kept: KeptMembers, path: string, ledger: Ledger): void {
  if (Array.isArray(value)) {
    for (const item of value) noteMembers(item, kept, path, ledger);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const { members, unless = {} } = kept;
  for (const [name, other] of Object.entries(unless))
    if (Object.hasOwn(value, name) && Object.hasOwn(value, other)) ledger.member(`${path}.${name}`, 1);
  for (const name of Object.keys(value)) {
    const inner: unknown = (value as Loose)[name];
    const member = Object.hasOwn(members, name) ? members[name] : undefined;
    if (member === true) continue;
    const place = path === '' ? name : `${path}.${name}`;
    if (member) noteMembers(inner, member, place, ledger);
    else ledger.member(place, Array.isArray(inner) ? inner.length : 1);
  }
}

type Loose = Record<string, unknown>;

const NOTHING: Loose = {};

function recordIn(holder: object, name: string): Loose {
  const value: unknown = Object.hasOwn(holder, name) ? (holder as Loose)[name] : undefined;
  return typeof value === 'object' && value !== null ? (value as Loose) : NOTHING;
}

function listIn(holder: object, name: string): Loose[] {
  const value: unknown = Object.hasOwn(holder, name) ? (holder as Loose)[name] : undefined;
  return Array.isArray(value)
    ? (value as Loose[]).filter((item) => typeof item === 'object' && item !== null)
    : [];
}

/** As servers read them: trimmed, and absent when blank. */
function textIn(holder: Loose, name: string): string | undefined {
  const value = Object.hasOwn(holder, name) ? holder[name] : undefined;
  return typeof value === 'string' ? value.trim() || undefined : undefined;
}
