import { describe, expect, it } from 'vitest';
import { componentFit, componentVersions } from '../../../src/domain/componentVersions.js';
import type { Component } from '../../../src/schema/component.js';

const inProject = (project: string, component: Partial<Component>, active?: boolean): Component => ({
  uuid: `${project} ${component.name} ${component.version}`,
  name: 'web',
  ...component,
  project: { uuid: project, name: project, active },
});

describe('componentVersions', () => {
  it('groups by group, name, and version, and counts projects once', () => {
    const versions = componentVersions([
      inProject('a', { version: '1' }, true),
      inProject('b', { version: '1' }, false),
      inProject('a', { version: '2' }),
      inProject('a', { version: '1', purl: 'pkg:npm/web@1?arch=x86' }, true),
      inProject('a', { version: '1', group: 'acme' }, true),
    ]);
    expect(versions.map(({ group, version, components }) => [group, version, components.length])).toEqual([
      [undefined, '1', 3],
      [undefined, '2', 1],
      ['acme', '1', 1],
    ]);
    expect(versions[0]).toMatchObject({ activeProjects: 1, inactiveProjects: 1 });
    // Servers that say nothing of it have active ones only.
    expect(versions[1]).toMatchObject({ activeProjects: 1, inactiveProjects: 0 });
  });
});

describe('componentFit', () => {
  it('is as literal as the least literal of its parts', () => {
    const component = inProject('a', { name: 'web-core', version: '1.2', group: 'acme' });
    expect(componentFit(component, { name: 'web-core' })).toBe(3);
    expect(componentFit(component, { name: 'web-core', version: '1' })).toBe(2);
    expect(componentFit(component, { group: 'acme', name: 'core' })).toBe(1);
  });
});
