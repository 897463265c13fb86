import { excerpt } from '../../excerpt.js';
import { readVex } from '../../vex/readVex.js';
import { MAX_DEPTH, refusal, spdxRefusal, versionRefusal } from '../bomCheck.js';
import type { BomCheck, BomProblem, RefusedBom } from '../bomCheck.js';
import { readJsonNotKept } from '../kept/readJsonNotKept.js';
import { readJsonSubject } from '../bomSubject.js';
import type { CheckSteps } from '../checkSteps.js';
import { sniffSpdx } from '../sniffSpdx.js';
import { isNewerSpecVersion, JSON_SPEC_VERSIONS } from '../specVersions.js';
import type { JsonSpecVersion } from '../specVersions.js';
import { textPosition, textPositions } from '../textPosition.js';
import { compileSchema } from './compileSchema.js';
import type { CompiledSchema, SchemaProblem } from './compileSchema.js';
import { locateInJson } from './locateInJson.js';
import type { JsonPlace } from './locateInJson.js';
import { repeatedMembers } from './repeatedMembers.js';
import { scanJson } from './scanJson.js';
import { surveyBom } from './surveyBom.js';

/** Checks a text that should be JSON. */
export async function checkJsonBom(text: string, steps: CheckSteps): Promise<BomCheck> {
  steps.onStage('parsing');
  const parsed = parse(text);
  if (!parsed.ok) return parsed.refused;
  const bom = parsed.value;
  if (typeof bom !== 'object' || bom === null || Array.isArray(bom)) {
    return notABom(text, { segments: [], isAtName: false }, 'The document is not an object');
  }
  const { bomFormat, specVersion: version, serialNumber } = bom as Record<string, unknown>;
  if (bomFormat !== 'CycloneDX') {
    const spdx = spdxIn(bom);
    if (spdx) {
      const place = { ...positionOf(text, [spdx.member]), path: `/${spdx.member}` };
      return spdxRefusal(spdx.found, 'json', place);
    }
    const segments = bomFormat === undefined ? [] : ['bomFormat'];
    return notABom(text, { segments, isAtName: false }, 'The property bomFormat is not "CycloneDX"');
  }
  await steps.pause?.();
  const survey = await surveyBom(bom, steps.maxProblems, steps.pause);
  if (survey.isTooDeep) {
    const message = `The document nests more than ${MAX_DEPTH} levels`;
    const problem = { line: 1, column: 1, code: 'tooDeep', params: { limit: MAX_DEPTH }, message } as const;
    // The scanner stops at the same depth and knows the place.
    return syntaxRefusal(text) ?? refusal('tooDeep', problem, { format: 'json' });
  }

  const specVersion = JSON_SPEC_VERSIONS.find((known) => known === version);
  if (!specVersion) {
    const segments = version === undefined ? [] : ['specVersion'];
    const found = version === undefined ? undefined : excerpt(String(version));
    const path = segments.map((name) => `/${name}`).join();
    return versionRefusal(found, 'json', { ...positionOf(text, segments), path });
  }

  steps.onStage('checking');
  const schema = await loadCompiled(specVersion);
  const report = await schema.check(bom, steps.maxProblems, steps.pause);
  if (report.count > 0) {
    steps.onStage('locating');
    await steps.pause?.();
    const problems = withPlaces(text, report.problems);
    const moreProblems = report.count - problems.length;
    return { ok: false, reason: 'schema', format: 'json', specVersion, problems, moreProblems };
  }
  const { componentCount, serviceCount, repeatedRefs, unstorable, moreUnstorable } = survey;
  if (unstorable.length > 0) {
    steps.onStage('locating');
    await steps.pause?.();
    const problems = withPlaces(text, unstorable);
    const moreProblems = moreUnstorable;
    return { ok: false, reason: 'unstorable', format: 'json', specVersion, problems, moreProblems };
  }
  const warnings = withPlaces(
    text,
    repeatedRefs.map(({ segments, value }) => ({
      path: segments.map((segment) => `/${segment}`).join(''),
      code: 'duplicate',
      params: { value: excerpt(value) },
      message: `The bom-ref ${excerpt(value)} is used more than once`,
      segments,
      isAtName: false,
    })),
  );
  const lax = [...laxMembers(bom as Record<string, unknown>, specVersion), ...report.letPass.problems];
  const letPass = withPlaces(text, lax.slice(0, steps.maxProblems));
  const moreLetPass = lax.length - letPass.length + report.letPass.count - report.letPass.problems.length;
  const subject = readJsonSubject(bom);
  const vex = readVex(bom as Record<string, unknown>);
  const notKept = await readJsonNotKept(bom, steps.pause, repeatedMembers(text, survey.memberCount));
  return {
    ok: true,
    format: 'json',
    specVersion,
    serialNumber: typeof serialNumber === 'string' ? serialNumber : undefined,
    componentCount,
    serviceCount,
    ...(subject && { subject }),
    ...(vex.statements.length > 0 && { vex }),
    ...(notKept.length > 0 && { notKept }),
    warnings,
    letPass,
    moreLetPass,
  };
}

/**
 * Finds problems that the published schemas report and the schemas used here do not: the package that they
 * come from leaves out the rules that later versions of the specification dropped.
 */
function laxMembers(bom: Record<string, unknown>, specVersion: JsonSpecVersion): SchemaProblem[] {
  const problems: SchemaProblem[] = [];
  if (!Object.hasOwn(bom, 'version') && !isNewerSpecVersion(specVersion, '1.4')) {
    const message = 'The document must have the property "version"';
    const at = { path: '', segments: [], isAtName: false };
    problems.push({ ...at, code: 'missing', params: { name: 'version' }, message });
  }
  const expected = `http://cyclonedx.org/schema/bom-${specVersion}.schema.json`;
  if (
    Object.hasOwn(bom, '$schema') &&
    bom['$schema'] !== expected &&
    !isNewerSpecVersion(specVersion, '1.5')
  ) {
    const at = { path: '/$schema', segments: ['$schema'], isAtName: false };
    problems.push({ ...at, code: 'const', params: { expected }, message: `/$schema must be ${expected}` });
  }
  return problems;
}

const compiled = new Map<JsonSpecVersion, Promise<CompiledSchema>>();

function loadCompiled(specVersion: JsonSpecVersion): Promise<CompiledSchema> {
  const before = compiled.get(specVersion);
  if (before) return before;
  const loading = Promise.all([loadSchema(specVersion), import('../generated/schema-shared.js')]).then(
    ([{ schema }, { sharedSchemas }]) => compileSchema(schema, sharedSchemas),
  );
  compiled.set(specVersion, loading);
  // The next check may try again.
  loading.catch(() => compiled.delete(specVersion));
  return loading;
}

/** Literal names, so that bundlers make a chunk of each. */
function loadSchema(specVersion: JsonSpecVersion) {
  switch (specVersion) {
    case '1.2':
      return import('../generated/schema-1.2.js');
    case '1.3':
      return import('../generated/schema-1.3.js');
    case '1.4':
      return import('../generated/schema-1.4.js');
    case '1.5':
      return import('../generated/schema-1.5.js');
    case '1.6':
      return import('../generated/schema-1.6.js');
    case '1.7':
      return import('../generated/schema-1.7.js');
  }
}

function parse(text: string): { ok: true; value: unknown } | { ok: false; refused: RefusedBom } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch (error) {
    const refused = syntaxRefusal(text);
    // Whatever else stopped the parser is not the file's fault.
    if (!refused) throw error;
    return { ok: false, refused };
  }
}

function syntaxRefusal(text: string): RefusedBom | undefined {
  const error = scanJson(text);
  if (!error) return undefined;
  const { offset, ...problem } = error;
  const reason = problem.code === 'tooDeep' ? 'tooDeep' : 'brokenJson';
  return refusal(reason, { ...textPosition(text, offset), ...problem }, { format: 'json' });
}

function notABom(text: string, place: JsonPlace, message: string): RefusedBom {
  const path = place.segments.map((segment) => `/${segment}`).join('');
  return refusal(
    'notABom',
    { ...positionOf(text, place.segments), path, code: 'notABom', message },
    { format: 'json' },
  );
}

/** The member by which JSON says that it is SPDX 2 or 3; it may be the last of a large document. */
function spdxIn(document: object) {
  for (const member of ['spdxVersion', '@context']) {
    const value = Object.hasOwn(document, member) ? (document as Record<string, unknown>)[member] : undefined;
    const found = sniffSpdx(JSON.stringify({ [member]: value }).slice(0, 1000));
    if (found !== undefined) return { member, found };
  }
  return undefined;
}

function positionOf(text: string, segments: JsonPlace['segments']) {
  return textPosition(text, locateInJson(text, [{ segments, isAtName: false }])[0] ?? 0);
}

/** In the order of the file. */
function withPlaces(text: string, problems: readonly SchemaProblem[]): BomProblem[] {
  if (problems.length === 0) return [];
  const offsets = locateInJson(text, problems);
  const positions = textPositions(text, offsets);
  return problems
    .map(({ path, code, params, message }, index) => ({
      offset: offsets[index] ?? 0,
      problem: { ...positions[index], path, code, params, message },
    }))
    .sort((a, b) => a.offset - b.offset)
    .map(({ problem }) => problem);
}
