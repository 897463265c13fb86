import { is } from 'superstruct';
import { checkShape } from '../../src/api/checkShape.js';
import { createApiClient } from '../../src/api/client.js';
import { listFindings } from '../../src/api/findings.js';
import { checkBom } from '../../src/domain/cyclonedx/checkBom.js';
import { FindingsIndex } from '../../src/domain/findings/FindingsIndex.js';
import {
  DEFAULT_FINDINGS_VALUE,
  type ProjectFindingsValue,
} from '../../src/domain/findings/findingsValue.js';
import { selectFindings } from '../../src/domain/findings/selectFindings.js';
import { FindingStruct, type Finding } from '../../src/schema/finding.js';
import { largeFindings } from '../support/largeFindings.js';
import { largeJsonBom, largeXmlBom } from '../unit/domain/cyclonedx/boms.js';
import { timed, type Benchmark, type Figure } from './measure.js';

const SIZES = [1_000, 10_000, 50_000];
const REQUEST = { method: 'GET', path: '/finding' };

/** The rules behind the list of findings, and the check of a BOM, in Node. */
export const rulesBenchmark: Benchmark = {
  name: 'rules',
  about:
    'The shape check of findings, searching, filtering, sorting and grouping them, and the check of a BOM, without a browser.',
  run: async () => {
    const figures: Figure[] = [];
    for (const size of SIZES) figures.push(...(await measureAt(size)));
    figures.push(
      await checkOf('JSON', largeJsonBom(20_000), 1_000),
      await checkOf('XML', largeXmlBom(20_000), 3_000),
    );
    return figures;
  },
};

async function measureAt(size: number): Promise<Figure[]> {
  const findings = largeFindings(size) as unknown as Finding[];
  const text = (size / 1_000).toLocaleString('en');
  const figure = (name: string, samples: number[], extra: Partial<Figure> = {}): Figure => ({
    name: `${name}, ${text}k findings`,
    unit: 'ms',
    samples,
    comparedWith: size === SIZES[0] ? undefined : `${name}, 1k findings`,
    ...extra,
  });
  const index = await indexOf(findings);
  const select = (value: Partial<ProjectFindingsValue>) => () =>
    selectFindings(index, { ...DEFAULT_FINDINGS_VALUE, ...value });
  return [
    figure(
      'shape check',
      await timed(5, () => findings.forEach((finding) => checkShape(finding, FindingStruct, REQUEST))),
      size === 10_000 ? { target: 50 } : {},
    ),
    figure(
      'shape check by superstruct itself',
      await timed(1, () => findings.forEach((finding) => is(finding, FindingStruct))),
    ),
    figure('search', await timed(9, select({ search: 'cve-2021 core' }))),
    figure('filter', await timed(9, select({ filters: { severity: ['CRITICAL', 'HIGH'] } }))),
    figure('sort', await timed(9, select({ sort: [{ id: 'component', isDescending: true }] }))),
  ];
}

async function indexOf(findings: readonly Finding[]): Promise<FindingsIndex> {
  const body = JSON.stringify(findings);
  const api = createApiClient({ baseUrl: '', fetch: () => Promise.resolve(new Response(body)) });
  const list = await listFindings(api, 'project', { showSuppressed: true });
  return new FindingsIndex(list.rows);
}

async function checkOf(format: string, text: string, target: number): Promise<Figure> {
  const file = new TextEncoder().encode(text);
  const samples = await timed(3, async () => void (await checkBom(file)));
  return { name: `check of a BOM in ${format}, 20k components`, unit: 'ms', samples, target };
}
