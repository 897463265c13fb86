import { HASH_MEMBERS, type HashMember } from '../../../src/domain/hashes.js';
import type { BomComponent } from './bomModel.js';
import type { ComponentIdentity } from './componentIdentity.js';
import { ANY, NA, parseCpe } from './cpe.js';
import type { DependencyIdentity } from './dependencyGraph.js';
import { purlColumns } from '../../../src/domain/parsePurl.js';
import type { PurlColumns } from '../../../src/domain/parsePurl.js';

/** The columns of a component that a bill of materials decides about; licences, graph and parents are added by the import. */
export interface ComponentColumns extends PurlColumns, CpeColumns, Record<HashMember, string | null> {
  groupName: string | null;
  name: string;
  version: string | null;
  classifier: string | null;
  author: string | null;
  publisher: string | null;
  supplier: string | null;
  swidTagId: string | null;
  isInternal: 0 | 1;
  description: string | null;
  copyright: string | null;
  externalReferences: string | null;
}

export interface CpeColumns {
  cpe: string | null;
  cpePart: string | null;
  cpeVendor: string | null;
  cpeProduct: string | null;
}

export function componentColumns(
  component: BomComponent,
  isInternal: (component: { groupName?: string | null; name: string }) => boolean,
): ComponentColumns {
  const { group, name, hashes, supplier, externalReferences } = component;
  return {
    groupName: group ?? null,
    name,
    version: component.version ?? null,
    classifier: component.classifier ?? null,
    author: component.author ?? null,
    publisher: component.publisher ?? null,
    supplier: supplier ? JSON.stringify(supplier) : null,
    ...(Object.fromEntries(HASH_MEMBERS.map((member) => [member, hashes[member] ?? null])) as Record<
      HashMember,
      string | null
    >),
    ...cpeColumns(component.cpe),
    ...purlColumns(component.purl),
    swidTagId: component.swidTagId ?? null,
    isInternal: isInternal({ groupName: group, name }) ? 1 : 0,
    description: component.description ?? null,
    copyright: component.copyright ?? null,
    externalReferences: externalReferences.length > 0 ? JSON.stringify(externalReferences) : null,
  };
}

/** A CPE as written, beside it the parts that vulnerabilities are found by. */
export function cpeColumns(text: string | undefined): CpeColumns {
  const cpe = text === undefined ? undefined : parseCpe(text);
  const named = (value: string | undefined) =>
    value === undefined || value === ANY || value === NA ? null : value;
  return {
    cpe: text ?? null,
    cpePart: named(cpe?.part),
    cpeVendor: named(cpe?.vendor),
    cpeProduct: named(cpe?.product),
  };
}

/** A component as the `directDependencies` of others name it. */
export function dependencyIdentity(component: ComponentIdentity & { uuid: string }): DependencyIdentity {
  return {
    objectType: 'COMPONENT',
    uuid: component.uuid,
    name: component.name,
    group: component.groupName ?? undefined,
    version: component.version ?? undefined,
    purl: component.purl ?? undefined,
    purlCoordinates: component.purlCoordinates ?? undefined,
    cpe: component.cpe ?? undefined,
    swidTagId: component.swidTagId ?? undefined,
  };
}
