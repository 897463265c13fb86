import { describe, expect, it } from 'vitest';
import type { ApiClient, ApiRequest } from '../../../src/api/client.js';
import { IncompleteListError } from '../../../src/api/errors.js';
import { loadProjects, sortProjects } from '../../../src/data/loadProjects.js';

const OPTIONS = { includeInactive: false, isTree: false };
const { signal } = new AbortController();

describe('loadProjects', () => {
  it('leaves to the server what it understands', async () => {
    const { api, requests } = aServer([{ uuid: 'a', name: 'a' }]);

    await loadProjects(
      api,
      { ...OPTIONS, tag: 'pci' },
      { pageNumber: 2, pageSize: 25, searchText: 'x' },
      signal,
    );

    expect(requests).toMatchObject([
      { path: '/api/v1/project/tag/pci', params: { pageNumber: 2, pageSize: 25, searchText: 'x' } },
    ]);
  });

  it('loads the whole list of a kind to search in it, over all its pages', async () => {
    const projects = Array.from({ length: 2_500 }, (_, index) => ({
      uuid: `${index}`,
      name: index % 2 ? `Web ${index}` : `other ${index}`,
      tags: index === 0 ? [{ name: 'web' }] : [],
    }));
    const { api, requests } = aServer(projects);

    const page = await loadProjects(
      api,
      { ...OPTIONS, classifier: 'LIBRARY' },
      { pageNumber: 2, pageSize: 100, searchText: 'WEB' },
      signal,
    );

    expect(requests.map(({ params }) => params?.['pageNumber'])).toEqual([1, 2, 3]);
    // 1,250 by name and one by its tag.
    expect(page.total).toBe(1_251);
    expect(page.rows).toHaveLength(100);
  });

  it('does not pass off a list that ends early as complete', async () => {
    const { api } = aServer([{ uuid: 'a', name: 'a' }], 5);

    await expect(
      loadProjects(
        api,
        { ...OPTIONS, classifier: 'LIBRARY', tag: 'pci' },
        { pageNumber: 1, pageSize: 25 },
        signal,
      ),
    ).rejects.toBeInstanceOf(IncompleteListError);
  });
});

describe('sortProjects', () => {
  const projects = [
    { uuid: '1', name: 'b', lastInheritedRiskScore: 10 },
    { uuid: '2', name: 'a', version: '1' },
    { uuid: '3', name: 'a', version: '2', lastInheritedRiskScore: 9 },
  ];

  it.each([
    [{}, ['3', '2', '1']],
    [{ sortName: 'name', sortOrder: 'desc' as const }, ['1', '3', '2']],
    [{ sortName: 'lastInheritedRiskScore', sortOrder: 'desc' as const }, ['1', '3', '2']],
    [{ sortName: 'lastInheritedRiskScore', sortOrder: 'asc' as const }, ['2', '3', '1']],
  ])('sorts by %j', (sort, ids) => {
    expect(sortProjects(projects, sort).map(({ uuid }) => uuid)).toEqual(ids);
  });
});

function aServer(projects: object[], total = projects.length) {
  const requests: ApiRequest[] = [];
  const api: ApiClient = {
    baseUrl: '',
    send: (request) => {
      requests.push(request);
      const { pageNumber, pageSize } = request.params as { pageNumber: number; pageSize: number };
      const rows = projects.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
      return Promise.resolve(Response.json(rows, { headers: { 'X-Total-Count': String(total) } }));
    },
  };
  return { api, requests };
}
