import { expect, it } from 'vitest';
import {
  DEPENDENCY_GRAPH_VIEWS,
  formatDependencyGraphValue,
  parseDependencyGraphValue,
  rememberDependencyGraphValue,
  rememberedDependencyGraphValue,
  type DependencyGraphValue,
} from '../../../../../src/widgets/project/DependencyGraph/dependencyGraphValue.js';

const parse = (query: string, remembered?: DependencyGraphValue) =>
  parseDependencyGraphValue(new URLSearchParams(query), remembered);

it.each<DependencyGraphValue>([
  ...DEPENDENCY_GRAPH_VIEWS.map((view) => ({ view })),
  { view: 'graph', layout: 'network' },
  { view: 'paths', searchText: 'log4j & more', isWhole: true },
  { view: 'tree', marks: [] },
  { view: 'split', marks: ['vulnerable', 'outdated', 'violating'] },
])('is the same after it was written to an address and read again: %j', (value) => {
  expect(parseDependencyGraphValue(formatDependencyGraphValue(value), { isWhole: true })).toEqual(value);
});

it('writes only what is not as it is by default, and the view always', () => {
  expect(String(formatDependencyGraphValue({ layout: 'layers', marks: ['vulnerable'] }))).toBe('view=paths');
});

it('leaves out what makes no sense', () => {
  expect(parse('view=cube&layout=spiral&whole=yes&search=+&highlight=vulnerable,loud')).toEqual({
    marks: ['vulnerable'],
  });
});

it('is as somebody last chose where an address names no view', () => {
  const remembered = { isWhole: true, marks: ['outdated'] } as const;
  expect(parse('search=guava', remembered)).toEqual({ searchText: 'guava', ...remembered });
  expect(parse('highlight=internal', remembered)).toEqual({ isWhole: true, marks: ['internal'] });
});

it('remembers marks and the whole graph, two of them as the existing console does', () => {
  const kept = new Map<string, string | undefined>();
  const preferences = {
    get: (key: string) => kept.get(key),
    set: (key: string, value: string | undefined) => void kept.set(key, value),
  };
  expect(rememberedDependencyGraphValue(preferences)).toEqual({});

  rememberDependencyGraphValue(preferences, { isWhole: true, marks: ['outdated', 'internal'], view: 'tree' });
  expect(kept.get('ProjectDependencyGraphShowCompleteGraph')).toBe('true');
  expect(kept.get('ProjectDependencyGraphHighlightOutdatedComponents')).toBe('true');
  expect(rememberedDependencyGraphValue(preferences)).toEqual({
    isWhole: true,
    marks: ['outdated', 'internal'],
  });

  kept.clear();
  kept.set('ProjectDependencyGraphHighlightOutdatedComponents', 'true');
  expect(rememberedDependencyGraphValue(preferences)).toEqual({ marks: ['vulnerable', 'outdated'] });
});
