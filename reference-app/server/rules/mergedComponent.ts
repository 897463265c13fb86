import type { BomComponent, BomLicences } from './bomModel.js';

/**
 * Merges the entries of a component that a BOM lists several times. The result has all licenses, properties,
 * and references of its entries. Members with a single value come from the first entry that has one. The
 * check before an upload reports what that omits.
 */
export function mergedComponent(entries: readonly [BomComponent, ...BomComponent[]]): BomComponent {
  const first = <Member extends keyof BomComponent>(member: Member) =>
    entries.find((entry) => entry[member] !== undefined)?.[member];
  return {
    ...entries[0],
    classifier: first('classifier'),
    author: first('author'),
    publisher: first('publisher'),
    supplier: first('supplier'),
    description: first('description'),
    copyright: first('copyright'),
    hashes: Object.assign({}, ...entries.map(({ hashes }) => hashes).reverse()) as BomComponent['hashes'],
    licences: allLicences(entries.map(({ licences }) => licences)),
    externalReferences: withoutRepeats(entries.flatMap(({ externalReferences }) => externalReferences)),
    // The store has equal ones once.
    properties: entries.flatMap(({ properties }) => properties),
  };
}

function allLicences(licences: readonly BomLicences[]): BomLicences {
  const [first, ...furtherExpressions] = licences
    .flatMap((each) => [each, ...(each.furtherExpressions ?? [])])
    .flatMap(({ expression, acknowledgement }) =>
      expression === undefined ? [] : [{ expression, acknowledgement }],
    );
  return { ...first, options: licences.flatMap(({ options }) => options), furtherExpressions };
}

function withoutRepeats<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
