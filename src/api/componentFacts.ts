import { pick, type Struct } from 'superstruct';
import { HASH_MEMBERS } from '../domain/hashes.js';
import { ComponentStruct, type Component } from '../schema/component.js';
import { pathOf, type ApiClient } from './client.js';
import { getPage } from './paging.js';
import { readAllPages } from './readAllPages.js';
import type { RowsReader } from './rows/readRows.js';

/** The members of a component that policies check. */
export type ComponentFacts = Pick<Component, (typeof FACTS)[number]>;

/**
 * Lists all components of a project with the members that policies check, page by page.
 * @param reader - of answers without their member `project`: servers repeat the full project in each row
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides the project, 404 when it is
 * unknown
 * @throws IncompleteListError when rows are added or removed in the meantime
 */
export function listComponentFacts(
  api: ApiClient,
  projectId: string,
  reader: RowsReader,
  signal?: AbortSignal,
): Promise<ComponentFacts[]> {
  const request = { path: pathOf('component', 'project', projectId), signal };
  return readAllPages({
    loadPage: (page) =>
      getPage(api, request, page, FactsStruct, async (response, asked) => {
        const { rows } = await reader.read(response, asked, () => undefined);
        return rows;
      }),
    rowId: ({ uuid }) => uuid,
    signal,
  });
}

type ObjectSchema = Record<string, Struct<unknown, unknown>>;

const FACTS = [
  'uuid',
  'name',
  'group',
  'version',
  'purl',
  'cpe',
  'swidTagId',
  ...HASH_MEMBERS,
  'isInternal',
  'license',
  'licenseExpression',
  'resolvedLicense',
  'licenses',
  'repositoryMeta',
] as const;

// The types of superstruct do not see through `Describe`.
const FactsStruct = pick(ComponentStruct as unknown as Struct<Record<string, unknown>, ObjectSchema>, [
  ...FACTS,
]) as unknown as Struct<ComponentFacts, unknown>;
