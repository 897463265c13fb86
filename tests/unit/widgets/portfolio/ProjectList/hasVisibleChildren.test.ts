import { describe, expect, it } from 'vitest';
import { hasVisibleChildren } from '../../../../../src/widgets/portfolio/ProjectList/hasVisibleChildren.js';

describe('hasVisibleChildren', () => {
  it('lets a project open that has children, whatever their kind or tags', () => {
    expect(hasVisibleChildren({ uuid: 'a', name: 'a', children: [{ uuid: 'b', name: 'b' }] }, {})).toBe(true);
    expect(hasVisibleChildren({ uuid: 'c', name: 'c', children: [] }, {})).toBe(false);
  });

  it('lets a project with inactive children only open once those are listed', () => {
    const parent = { uuid: 'a', name: 'a', children: [{ uuid: 'b', name: 'b', active: false }] };

    expect(hasVisibleChildren(parent, {})).toBe(false);
    expect(hasVisibleChildren(parent, { showsInactive: true })).toBe(true);
  });

  it('lets a project open of which a newer server only says that it has children', () => {
    expect(hasVisibleChildren({ uuid: 'a', name: 'a', hasChildren: true }, {})).toBe(true);
    expect(hasVisibleChildren({ uuid: 'c', name: 'c', hasChildren: false }, {})).toBe(false);
  });
});
