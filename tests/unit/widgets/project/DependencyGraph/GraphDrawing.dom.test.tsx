import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { pathsTo } from '../../../../../src/domain/graph/paths.js';
import { allAtOnce } from '../../../../../src/domain/slices.js';
import { Widget } from '../../../../../src/host/Widget.js';
import { GraphDrawing } from '../../../../../src/widgets/project/DependencyGraph/drawing/GraphDrawing.js';
import type { GraphDrawingProps } from '../../../../../src/widgets/project/DependencyGraph/drawing/GraphDrawingProps.js';
import type { GraphNode } from '../../../../../src/widgets/project/DependencyGraph/graphNode.js';
import { buildDependencyGraph } from '../../../../support/buildDependencyGraph.js';
import { problemsIn } from '../../../ui/axe.js';

const node = (name: string, dependsOn: string[], more: Partial<GraphNode> = {}) => ({
  id: name,
  dependsOn,
  value: { kind: 'component' as const, uuid: name, name, version: '1.0', isInternal: false, ...more },
});
const metrics = { critical: 1, high: 1, medium: 0, low: 0, vulnerabilities: 2, inheritedRiskScore: 15 };
const quiet = Array.from({ length: 20 }, (_, at) => `quiet${at}`);

const graph = buildDependencyGraph(
  ['web', 'audit', ...quiet],
  [
    node('web', ['json'], { isInternal: true }),
    node('audit', ['log4j', 'json']),
    node('json', []),
    node('log4j', ['audit'], { latestVersion: '2.0', metrics: { ...metrics, policyViolationsFail: 1 } }),
    ...quiet.map((name) => node(name, [])),
  ],
);
const at = (id: string) => graph.placeOf(id)!;

/** Draws it as the widget around does: it keeps what is chosen. */
async function draw(props: Partial<GraphDrawingProps> = {}) {
  const chosen: (string | undefined)[] = [];
  const withDefaults = {
    graph,
    root: { name: 'shop', version: '4.2' },
    layout: 'layers' as const,
    marks: new Set(['vulnerable', 'outdated', 'internal', 'violating'] as const),
    targets: [],
    paths: [],
    isWhole: true,
    fileName: 'graph',
    ...props,
  };
  function Host() {
    const [selected, setSelected] = useState<number>();
    return (
      <GraphDrawing
        {...withDefaults}
        selected={selected}
        onSelect={(place) => {
          setSelected(place);
          chosen.push(place === undefined ? undefined : graph.idAt(place));
        }}
      />
    );
  }
  const user = userEvent.setup();
  const { container } = render(
    <Widget host={{}}>
      <Host />
    </Widget>,
  );
  await screen.findByRole('application');
  return { user, chosen, container };
}

const focused = () => document.activeElement?.getAttribute('aria-label');

it('says what is drawn, and is one stop of the tab key before its buttons', async () => {
  const { user, container } = await draw();
  expect(screen.getByRole('region', { name: 'shop 4.2: 12 of 24 components drawn' })).toBeVisible();
  expect(screen.getByRole('application')).toHaveAccessibleDescription(
    /Use the arrow keys to follow edges, Enter to select, Plus and Minus to expand and collapse\. I and O zoom, 0 resets the zoom, F fits everything, Home goes to the project\./,
  );

  await user.tab();
  expect(focused()).toBe('shop 4.2');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zoom in' }));
  expect(await problemsIn(container)).toEqual([]);
});

it('is walked along its edges, opened and closed with keys', async () => {
  const { user } = await draw();
  await user.tab();

  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('web 1.0, internal, level 1, 1 component below');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('audit 1.0, level 1, 2 components below, 1 direct dependent');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');

  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowRight}');
  expect(focused()).toContain(
    'log4j 1.0, 2 vulnerabilities, worst: Critical, 1 policy violation, outdated, latest version is 2.0, level 2',
  );
  await user.keyboard('{ArrowLeft}-');
  expect(focused()).toContain('audit');
  expect(document.activeElement).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Home}');
  expect(focused()).toBe('shop 4.2');
});

it('chooses with Enter and lets go with Escape', async () => {
  const { user, chosen } = await draw();
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  expect(chosen).toEqual([expect.any(String), undefined]);
});

it('folds many dependencies into one sign and draws more of them when asked to', async () => {
  const { user } = await draw();
  await user.tab();
  await user.keyboard(`{ArrowRight}${'{ArrowDown}'.repeat(12)}`);
  expect(focused()).toBe('10 more dependencies of shop 4.2. Press Enter to show more.');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('region', { name: /22 of 24 components drawn/ })).toBeVisible();
});

it('reveals what is searched for and leaves out what leads elsewhere', async () => {
  const target = at('log4j');
  const { paths } = allAtOnce(pathsTo(graph, target));
  const { user } = await draw({ targets: [target], paths, selectedPath: paths[0]!, isWhole: false });

  expect(screen.getByRole('region', { name: /2 of 24 components drawn/ })).toBeVisible();
  await user.tab();
  expect(focused()).toContain('log4j 1.0, selected component, on the selected path');
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toContain('audit');
  expect(screen.getByText('Selected path')).toBeVisible();
});

it('asks for what is not loaded yet, and tells it from what depends on nothing', async () => {
  const asked: string[] = [];
  const { user } = await draw({
    unexplored: new Set(['web', 'quiet0']),
    onExplore: (id) => asked.push(id),
  });
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toContain('web 1.0, internal, level 1, dependencies not loaded yet');

  await user.keyboard('{ArrowRight}');
  expect(asked).toEqual(['web']);
});

it('opens level by level from the menu', async () => {
  const { user } = await draw();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Expand one level' }));
  expect(await screen.findByRole('region', { name: /14 of 24 components drawn/ })).toBeVisible();
});

it('says that a picture cannot be painted, offers the tree, and paints once that works', async () => {
  hasRoom();
  const onShowTree = vi.fn();
  const { user } = await draw({ onShowTree });

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Could not draw the graph');
  await user.click(within(notice).getByRole('button', { name: 'Show tree' }));
  expect(onShowTree).toHaveBeenCalledOnce();

  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(aContext as never);
  vi.stubGlobal('Path2D', class {});
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

it('says so, too, where a fault stops the painting', async () => {
  hasRoom();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => {
    throw new Error('out of memory');
  });
  await draw();

  expect(await screen.findByRole('alert')).toHaveTextContent('Could not draw the graph');
  expect(screen.queryByRole('button', { name: 'Show tree' })).not.toBeInTheDocument();
});

/** Without a layout nothing is painted at all. */
function hasRoom() {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

/** Returns a substitute for a canvas context, for a page without canvases. */
function aContext(): unknown {
  return new Proxy(
    { measureText: () => ({ width: 10 }) },
    { get: (own, name) => Reflect.get(own, name) ?? (() => undefined), set: () => true },
  );
}
