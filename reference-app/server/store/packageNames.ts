import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import { packageKey } from '../../../src/domain/packageKey.js';
import type { PurlColumns } from '../../../src/domain/parsePurl.js';

/**
 * Returns a condition on `entry`, a component: it belongs to the package that a package URL names, in any
 * spelling. Names are first compared without case and separators, which is fast and lets few other packages
 * pass. Their keys then distinguish those.
 */
export function isOfPackage(
  wanted: Pick<PurlColumns, 'purlType' | 'purlNamespace' | 'purlName'>,
): RawBuilder<SqlBool> {
  const { purlType: type, purlNamespace: namespace, purlName: name } = wanted;
  if (type === null || name === null) return sql<SqlBool>`0`;
  return sql<SqlBool>`(entry."purlType" = ${type} and ${looseName(sql`entry."purlName"`)} = ${looseName(sql`${name}`)}
    and "packageKey"(entry."purlType", entry."purlNamespace", entry."purlName") = ${packageKey({ type, namespace, name })})`;
}

const looseName = (name: RawBuilder<unknown>) =>
  sql`replace(replace(replace(lower(${name}), '-', ''), '_', ''), '.', '')`;
