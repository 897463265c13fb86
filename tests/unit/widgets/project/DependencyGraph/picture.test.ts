import { describe, expect, it } from 'vitest';
import { drawnLevels } from '../../../../../src/domain/graph/layoutDrawn.js';
import { layoutLayers } from '../../../../../src/domain/graph/layoutLayers.js';
import {
  areaOf,
  boundsOf,
  hit,
  indexOfKey,
  keyAt,
  LAYER_SIZES,
  type Arrangement,
} from '../../../../../src/widgets/project/DependencyGraph/drawing/arrangement.js';
import type { DrawingColors } from '../../../../../src/widgets/project/DependencyGraph/drawing/drawingColors.js';
import {
  paintPicture,
  type Picture,
} from '../../../../../src/widgets/project/DependencyGraph/drawing/paintPicture.js';
import { signOf } from '../../../../../src/widgets/project/DependencyGraph/drawing/signs.js';
import { SvgPen } from '../../../../../src/widgets/project/DependencyGraph/drawing/SvgPen.js';
import {
  fitted,
  revealing,
  seen,
  zoomedAt,
} from '../../../../../src/widgets/project/DependencyGraph/drawing/viewport.js';
import { walk } from '../../../../../src/widgets/project/DependencyGraph/drawing/walk.js';
import { graphOf } from '../../../domain/graph/graphs.js';

const graph = graphOf(': a b c d', 'a: e', 'b:', 'c:', 'd:', 'e: a');
const drawn = drawnLevels(graph, { isOpen: () => true, limitOf: () => 3, rankOf: () => 0 });
const arrangement: Arrangement = { drawn, kind: 'layers', ...layoutLayers(drawn, LAYER_SIZES) };
const index = (id: string) => drawn.indexes[graph.placeOf(id)!]!;
const fold = drawn.size - 1;

describe('the picture as SVG', () => {
  const paint = (name: string, more: Partial<Picture> = {}, { scale = 1, isOverview = false } = {}) => {
    const pen = new SvgPen((text) => text.length * 6);
    const tone = { solid: '#111', text: '#222', surface: '#eee' };
    // Every other colour is one and the same.
    const colors = new Proxy({} as DrawingColors, {
      get: (_, key) =>
        key === 'severity' || key === 'violation' ? { CRITICAL: tone, FAIL: tone } : String('#333'),
    });
    const picture: Picture = {
      arrangement,
      colors,
      wordsAt: () => ({ title: name, detail: '1.0', findings: 3, violations: 1, chip: '−' }),
      signs: new Uint8Array(drawn.size).fill(signOf('CRITICAL', 'FAIL')),
      edgeRoles: new Uint8Array(drawn.sources.length),
      nodeRoles: new Uint8Array(drawn.size),
      selected: undefined,
      ...more,
    };
    const surface = { pen, icon: pen.icon };
    const steps = paintPicture(surface, picture, boundsOf(picture.arrangement), scale, isOverview);
    while (!steps.next().done);
    return pen.parts.join('');
  };

  it('names the project and what is selected of a network, whatever crowds around them', () => {
    const crowd = Float32Array.from(drawn.places, (_, at) => at * 21);
    const svg = paint('', {
      arrangement: { ...arrangement, kind: 'network', x: crowd, y: new Float32Array(drawn.size).fill(0) },
      wordsAt: (at) => ({ title: `name of number ${at}`, detail: '', findings: 0, violations: 0, chip: '' }),
      selected: 3,
    });
    expect(svg.match(/name of number \d/g)).toEqual(
      expect.arrayContaining(['name of number 0', 'name of number 3']),
    );
  });

  it('says how bad findings are by a shape, too, from where the nodes of a network are only squares', () => {
    const many = { ...arrangement, kind: 'network' as const };
    const far = paint('log4j', { arrangement: many }, { scale: 0.25 });
    expect(far).not.toContain('log4j');
    expect(far.match(/<g /g)).toHaveLength(drawn.size);
  });

  it('writes nothing into an overview', () => {
    for (const kind of ['layers', 'network'] as const) {
      const svg = paint('log4j', { arrangement: { ...arrangement, kind } }, { isOverview: true });
      expect(svg).not.toContain('<text');
    }
  });

  it('has the words, the counts and a line for each edge', () => {
    const svg = paint('log4j');
    expect(svg.match(/>log4j</g)).toHaveLength(drawn.size);
    expect(svg.match(/>3<\/text>/g)).toHaveLength(drawn.size);
    expect(svg.match(/C/g)!.length).toBeGreaterThanOrEqual(drawn.sources.length);
  });

  it('cannot be left by a name, and contains nothing that XML does not allow', () => {
    const svg = paint('<script>"&\u0000\ud800\u202e</text>');
    expect(svg).not.toContain('<script');
    expect(svg).toContain('&#60;script&#62;&#34;&#38;');
    // eslint-disable-next-line no-control-regex -- what is to be absent
    expect(svg).not.toMatch(/[\u0000\u202e\ud800]/);
  });
});

describe('the view', () => {
  const view = { x: 10, y: 20, scale: 0.5 };
  const extent = { width: 800, height: 600 };

  it('keeps what is under the pointer where it is when it is zoomed', () => {
    const next = zoomedAt(view, 2, { x: 110, y: 70 });
    expect(next).toEqual({ scale: 1, x: -90, y: -30 });
    expect(zoomedAt(view, 1_000, { x: 0, y: 0 }).scale).toBe(4);
  });

  it('shows all of a drawing, and moves only as far as it has to', () => {
    const area = { left: -1_000, top: -100, right: 3_000, bottom: 100 };
    const whole = seen(fitted(area, extent), extent);
    expect(whole.left).toBeLessThan(-1_000);
    expect(whole.right).toBeGreaterThan(3_000);
    expect(revealing(view, { left: 0, top: 0, right: 100, bottom: 50 }, extent, 5)).toBe(view);
    expect(revealing(view, { left: 3_000, top: 0, right: 3_100, bottom: 50 }, extent, 5).x).toBe(-755);
  });
});

describe('what stands where', () => {
  it('is found under the pointer, its button too', () => {
    const { right, top } = areaOf(arrangement, index('a'));
    expect(hit(arrangement, right - 20, top + 20)).toEqual({ index: index('a'), isChip: false });
    expect(hit(arrangement, right + 10, top + 20)).toEqual({ index: index('a'), isChip: true });
    expect(hit(arrangement, right + 10, top - 10)).toBeUndefined();
  });

  it('is found again by its key in another drawing', () => {
    for (const each of [0, index('a'), fold]) expect(indexOfKey(drawn, keyAt(drawn, each))).toBe(each);
    const other = drawnLevels(graph, { isOpen: (at) => at < 0, limitOf: () => 9, rankOf: () => 0 });
    expect(indexOfKey(other, keyAt(drawn, fold))).toBeUndefined();
    expect(indexOfKey(other, keyAt(drawn, index('e')))).toBeUndefined();
  });

  it('is reached by arrows along edges, the way back included', () => {
    expect(walk(arrangement, index('a'), 'right')).toBe(index('e'));
    expect(walk(arrangement, index('e'), 'left')).toBe(index('a'));
    expect(walk(arrangement, index('a'), 'left')).toBe(0);
    expect(walk(arrangement, index('a'), 'down')).toBe(index('b'));
    expect(walk(arrangement, index('c'), 'down')).toBe(fold);
    expect(walk(arrangement, index('a'), 'up')).toBeUndefined();
    // An edge that closes a cycle is the only way on from there.
    expect(walk(arrangement, index('e'), 'right')).toBe(index('a'));
  });
});
