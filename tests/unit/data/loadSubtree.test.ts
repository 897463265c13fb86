import { describe, expect, it } from 'vitest';
import { createApiClient } from '../../../src/api/client.js';
import { loadSubtree } from '../../../src/data/loadSubtree.js';
import { deletionLoss } from '../../../src/domain/deletionLoss.js';
import type { Project } from '../../../src/schema/project.js';

interface Node {
  name: string;
  parent?: string;
  active?: boolean;
  metrics?: Partial<Project['metrics']>;
  collectionLogic?: string;
  /** True when access control hides it from the user. */
  isHidden?: boolean;
}

/**
 * A server that returns at most 100 rows per page, whatever the requested size. `isLine5` names no children
 * in lists.
 */
function serverWith(nodes: readonly Node[], { isLine5 = false, fails = '' } = {}) {
  const asked: URL[] = [];
  const zero = { critical: 0, high: 0, medium: 0, low: 0, vulnerabilities: 0, inheritedRiskScore: 0 };
  const row = ({ name, active = true, metrics, collectionLogic }: Node): Project => {
    const below = nodes.filter(({ parent }) => parent === name);
    return {
      uuid: name,
      name,
      active,
      ...(collectionLogic !== undefined && { collectionLogic }),
      ...(metrics && { metrics: { ...zero, ...metrics } }),
      ...(isLine5
        ? { hasChildren: below.length > 0 }
        : { children: below.map((child) => ({ uuid: child.name, name: child.name })) }),
    };
  };
  const fetch: typeof globalThis.fetch = (input) => {
    const url = new URL(String(input));
    asked.push(url);
    const [, parent] = /project\/([^/]+)\/children$/.exec(url.pathname) ?? [];
    if (parent === fails) return Promise.resolve(new Response('broken', { status: 500 }));
    const excludesInactive = url.searchParams.get('excludeInactive') === 'true';
    const all = nodes.filter(
      (node) => node.parent === parent && !node.isHidden && !(excludesInactive && node.active === false),
    );
    const size = Math.min(100, Number(url.searchParams.get('pageSize')));
    const start = (Number(url.searchParams.get('pageNumber')) - 1) * size;
    return Promise.resolve(
      Response.json(all.slice(start, start + size).map(row), {
        headers: { 'X-Total-Count': String(all.length) },
      }),
    );
  };
  const root = (name: string) => row(nodes.find((node) => node.name === name)!);
  return { api: createApiClient({ baseUrl: 'https://track.example', fetch }), asked, root };
}

const SHOP: readonly Node[] = [
  { name: 'shop' },
  { name: 'cart', parent: 'shop' },
  { name: 'payment', parent: 'shop', active: false },
  { name: 'reconciliation', parent: 'payment', active: false },
  { name: 'search', parent: 'shop' },
  { name: 'elsewhere' },
];

const linesOf = ({ entries }: Awaited<ReturnType<typeof loadSubtree>>) =>
  entries.map(({ project, level }) => `${'-'.repeat(level)}${project.name}`);

describe('the projects below one', () => {
  it.each([false, true])('are all of them, at any depth and inactive, on 5.0: %s', async (isLine5) => {
    const { api, root } = serverWith(SHOP, { isLine5 });

    const subtree = await loadSubtree(api, [root('shop')], () => {});

    expect(linesOf(subtree)).toEqual(['shop', '-cart', '-payment', '--reconciliation', '-search']);
    expect(subtree).toMatchObject({ isWhole: true, hidden: 0 });
  });

  it('are read to the last page', async () => {
    const many = Array.from({ length: 350 }, (_, index) => ({ name: `child-${index}`, parent: 'shop' }));
    const { api, root } = serverWith([{ name: 'shop' }, ...many, { name: 'deep', parent: 'child-349' }]);
    const told: number[] = [];

    const subtree = await loadSubtree(api, [root('shop')], (found) => told.push(found));

    expect(subtree.entries).toHaveLength(352);
    expect(told).toEqual([350, 351]);
  });

  it('stand once where several are chosen, some below others', async () => {
    const { api, root } = serverWith(SHOP);

    const subtree = await loadSubtree(api, ['reconciliation', 'elsewhere', 'shop'].map(root), () => {});

    expect(linesOf(subtree)).toEqual([
      'elsewhere',
      'shop',
      '-cart',
      '-payment',
      '--reconciliation',
      '-search',
    ]);
  });

  it('are known to be more where the user may not see some', async () => {
    const { api, root } = serverWith([...SHOP, { name: 'secret', parent: 'payment', isHidden: true }]);

    expect(await loadSubtree(api, [root('shop')], () => {})).toMatchObject({ hidden: 1 });
  });

  it('fail as a whole where a part of them cannot be loaded', async () => {
    const { api, root } = serverWith(SHOP, { fails: 'payment' });

    await expect(loadSubtree(api, [root('shop')], () => {})).rejects.toThrow();
  });

  it('are not followed around in a circle', async () => {
    const { api, root } = serverWith([
      { name: 'a', parent: 'b' },
      { name: 'b', parent: 'a' },
    ]);

    expect(linesOf(await loadSubtree(api, [root('a')], () => {}))).toEqual(['a', '-b']);
  });

  it('are not asked for where there are none', async () => {
    const { api, root, asked } = serverWith(SHOP);

    await loadSubtree(api, [root('elsewhere')], () => {});

    expect(asked).toEqual([]);
  });
});

describe('what is lost with projects', () => {
  const metrics = {
    components: 30,
    findingsTotal: 15,
    suppressed: 2,
    findingsAudited: 3,
    policyViolationsTotal: 4,
    policyViolationsAudited: 1,
  };

  it('adds up what they contain, without the sums of collections', async () => {
    const { api, root } = serverWith([
      { name: 'group', collectionLogic: 'AGGREGATE_DIRECT_CHILDREN', metrics },
      { name: 'one', parent: 'group', metrics: { ...metrics, lastOccurrence: 2_000 } },
      { name: 'two', parent: 'group', active: false, metrics: { ...metrics, lastOccurrence: 1_000 } },
      { name: 'new', parent: 'group' },
    ]);
    const { entries } = await loadSubtree(api, [root('group')], () => {});

    expect(deletionLoss(entries.map(({ project }) => project))).toEqual({
      projects: 4,
      inactive: 1,
      components: 60,
      findings: 34,
      decisions: 12,
      violations: 8,
      unmeasured: 1,
      asOf: 1_000,
    });
  });
});
