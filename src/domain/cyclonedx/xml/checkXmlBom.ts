import { BomCheckUnavailableError, refusal, spdxRefusal, versionRefusal } from '../bomCheck.js';
import type { BomCheck, BomProblem, RefusedBom } from '../bomCheck.js';
import { readVex } from '../../vex/readVex.js';
import type { CheckSteps } from '../checkSteps.js';
import { scanNotKept } from '../kept/scanNotKept.js';
import { sniffSpdx } from '../sniffSpdx.js';
import { XML_SPEC_VERSIONS } from '../specVersions.js';
import type { XmlSpecVersion } from '../specVersions.js';
import { textPosition, textPositions } from '../textPosition.js';
import { locateTags, MAX_TEXT_LENGTH, PreparedXml, type LocatedElement } from './PreparedXml.js';
import { BOM_NAMESPACE, readXmlProlog } from './readXmlProlog.js';
import { isAboutXmllint, joinXmllintLines, readXmllintMessage } from './readXmllintMessage.js';
import { readXmlVex } from './readXmlVex.js';
import { runXmllint } from './runXmllint.js';
import type { XmllintRun } from './runXmllint.js';
import { scanIdentities } from './scanIdentities.js';
import { scanSubject } from './scanSubject.js';
import { scanXml, visitBoth } from './scanXml.js';

/** Messages after which counting ends; a second's work. */
const MAX_MESSAGES = 20_000;
const FILE_NAME = 'bom.xml';
/** Characters in which SPDX names its version. */
const HEAD_LENGTH = 65_536;
/** MiB. Checking streams the document, so this is for the schema and what must be unique. */
const CHECK_MEMORY = 512;
/** MiB. Only to explain what is wrong with the syntax is a document read into a tree. */
const EXPLAIN_MEMORY = 1024;

/** Checks an XML text that is not empty. @throws BomCheckUnavailableError */
export async function checkXmlBom(text: string, steps: CheckSteps): Promise<BomCheck> {
  steps.onStage('parsing');
  const prolog = readXmlProlog(text);
  if (prolog.doctype) {
    const position = textPosition(text, prolog.doctype.offset);
    // Web pages start with one, too, and are not an attempt at a BOM.
    if (prolog.doctype.name.toLowerCase() === 'html') {
      return refusal('notABom', { ...position, code: 'notABom', message: 'The document is a web page' });
    }
    const message = 'The document has a document type definition, which is not read';
    return refusal('dtd', { ...position, code: 'dtd', message }, { format: 'xml' });
  }
  const { root } = prolog;
  if (root && root.specVersion === undefined) {
    const place = { ...textPosition(text, root.offset), path: `/${root.name}` };
    const spdx = sniffSpdx(text.slice(0, HEAD_LENGTH));
    if (spdx) return spdxRefusal(spdx, 'xml', place);
    return refusal('notABom', {
      ...place,
      code: 'notABom',
      message: `The root element is not bom of a namespace ${BOM_NAMESPACE}…`,
    });
  }
  const found = { format: 'xml', specVersion: root?.specVersion } as const;
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  const control = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/.exec(text);
  if (control) {
    const name = `U+${control[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    return refusal(
      'brokenXml',
      {
        ...textPosition(text, control.index),
        code: 'controlCharacter',
        params: { found: name },
        message: `The document has the character ${name}, which XML does not allow`,
      },
      found,
    );
  }
  await steps.pause?.();
  const identities = scanIdentities(text, steps.maxProblems);
  const about = scanSubject(text);
  const kept = scanNotKept(text);
  const survey = scanXml(text, visitBoth(visitBoth(identities.visitor, about.visitor), kept.visitor));
  if (survey.error) {
    const { offset, ...problem } = survey.error;
    const { code } = problem;
    const reason = code === 'dtd' || code === 'tooDeep' ? code : 'brokenXml';
    return refusal(reason, { ...textPosition(text, offset), ...problem }, found);
  }
  const specVersion = XML_SPEC_VERSIONS.find((version) => version === root?.specVersion);
  if (!root || !specVersion) {
    const place = { ...textPosition(text, root?.offset ?? 0), path: `/${root?.name ?? ''}` };
    return versionRefusal(root?.specVersion, 'xml', place);
  }

  steps.onStage('checking');
  await steps.pause?.();
  const prepared = survey.longestText > MAX_TEXT_LENGTH ? new PreparedXml(text) : undefined;
  const run = await validate(prepared?.xml ?? text, specVersion, 1);
  if (run.exitCode === 0) {
    const { unstorable, moreUnstorable } = identities.result();
    if (unstorable.length > 0) {
      steps.onStage('locating');
      await steps.pause?.();
      const elements = locateTags(
        text,
        unstorable.map(({ tag }) => tag),
      );
      const problems = placed(text, elements, unstorable);
      return { ok: false, reason: 'unstorable', ...found, problems, moreProblems: moreUnstorable };
    }
    const serialNumber = root.attributes.get('serialNumber');
    const { componentCount, serviceCount } = survey;
    const subject = about.result();
    const written = readXmlVex(text, { serialNumber, version: root.attributes.get('version') });
    const vex = written && readVex(written);
    const notKept = kept.result();
    return {
      ok: true,
      ...found,
      specVersion,
      serialNumber,
      componentCount,
      serviceCount,
      ...(subject && { subject }),
      ...(vex && { vex }),
      ...(notKept.length > 0 && { notKept }),
      warnings: [],
      letPass: [],
      moreLetPass: 0,
    };
  }
  steps.onStage('locating');
  await steps.pause?.();
  if (run.exitCode === 1) return explainSyntax(text, found);
  return explainSchema(text, specVersion, prepared ?? new PreparedXml(text), steps);
}

/** @param maxMessages - after which it stops, without an exit code */
async function validate(xml: string, specVersion: XmlSpecVersion, maxMessages: number): Promise<XmllintRun> {
  let messages = 0;
  const [{ xsd }, { xsd: spdx }] = await Promise.all([
    loadXsd(specVersion),
    import('../generated/xsd-spdx.js'),
  ]);
  const run = await runXmllint({
    files: { [FILE_NAME]: xml, 'bom.xsd': xsd, 'spdx.SNAPSHOT.xsd': spdx },
    // Streaming keeps the memory small, and its line numbers do not end at 65,535.
    arguments: ['--noout', '--nonet', '--stream', '--schema', 'bom.xsd', FILE_NAME],
    isEnough: (line) =>
      line.startsWith(`${FILE_NAME}:`) && !isAboutXmllint(line) && ++messages === maxMessages,
    maxMemory: CHECK_MEMORY,
  });
  const isAnswer = run.exitCode === undefined || [0, 1, 3].includes(run.exitCode);
  if (!isAnswer) throw new Error(`xmllint ended with ${run.exitCode}: ${run.lines.slice(0, 3).join(' ')}`);
  return run;
}

/** Literal names, so that bundlers make a chunk of each. */
function loadXsd(specVersion: XmlSpecVersion): Promise<{ xsd: string }> {
  switch (specVersion) {
    case '1.0':
      return import('../generated/xsd-1.0.js');
    case '1.1':
      return import('../generated/xsd-1.1.js');
    case '1.2':
      return import('../generated/xsd-1.2.js');
    case '1.3':
      return import('../generated/xsd-1.3.js');
    case '1.4':
      return import('../generated/xsd-1.4.js');
    case '1.5':
      return import('../generated/xsd-1.5.js');
    case '1.6':
      return import('../generated/xsd-1.6.js');
    case '1.7':
      return import('../generated/xsd-1.7.js');
  }
}

/** Reads the document again as a tree: while streaming, xmllint says that a text is broken, but not why. */
async function explainSyntax(
  text: string,
  found: Pick<RefusedBom, 'format' | 'specVersion'>,
): Promise<BomCheck> {
  const message = await syntaxMessage(text);
  const [, lineText, detail = 'not well-formed'] = /^(\d+): (?:[\w ]+ : )?([^\n]*)/.exec(message) ?? [];
  const line = lineText === undefined ? undefined : Number(lineText);
  return refusal(
    'brokenXml',
    {
      line,
      column: line && columnOf(text, line, message),
      code: 'syntax',
      params: { detail: detail.slice(0, 200) },
      message: `The document is broken: ${detail.slice(0, 200)}`,
    },
    found,
  );
}

/** The first message of xmllint, such as `7: parser error : …` with the two lines below it; empty when there is none. */
async function syntaxMessage(text: string): Promise<string> {
  try {
    const run = await runXmllint({
      files: { [FILE_NAME]: text },
      arguments: ['--noout', '--nonet', FILE_NAME],
      isEnough: (_line, count) => count === 3,
      maxMemory: EXPLAIN_MEMORY,
    });
    return joinXmllintLines(run.lines, FILE_NAME)[0] ?? '';
  } catch (error) {
    // The text is known to be broken. Only the place is unknown.
    if (error instanceof BomCheckUnavailableError && error.reason === 'memory') return '';
    throw error;
  }
}

/** Below its message xmllint shows the end of the line up to the mistake, and a mark under the place. */
function columnOf(text: string, line: number, message: string): number | undefined {
  const [, context, mark] = message.split('\n');
  const at = mark?.indexOf('^') ?? -1;
  if (!context || at < 0) return undefined;
  const original = text.split(/\r\n?|\n/, line)[line - 1] ?? '';
  const start = original.indexOf(context);
  return start < 0 ? undefined : start + at + 1;
}

async function explainSchema(
  text: string,
  specVersion: XmlSpecVersion,
  prepared: PreparedXml,
  steps: CheckSteps,
): Promise<BomCheck> {
  const run = await validate(prepared.xml, specVersion, MAX_MESSAGES);
  // A broken text may first be invalid for a while.
  if (run.exitCode === 1) return explainSyntax(text, { format: 'xml', specVersion });
  const messages = joinXmllintLines(run.lines, FILE_NAME).filter((message) => !isAboutXmllint(message));
  const listed = messages.slice(0, steps.maxProblems).map(readXmllintMessage);
  const elements = prepared.locate(listed.map((message) => message.line));
  const problems = placed(text, elements, listed);
  return {
    ok: false,
    reason: 'schema',
    format: 'xml',
    specVersion,
    problems,
    moreProblems: messages.length - listed.length,
    ...(run.exitCode === undefined && { hasUncounted: true }),
  };
}

/** Problems with the places of their elements, in the order of the file. */
function placed(
  text: string,
  elements: readonly LocatedElement[],
  problems: readonly (Omit<BomProblem, 'path'> & { attribute?: string })[],
): BomProblem[] {
  const positions = textPositions(
    text,
    elements.map((element) => element.offset),
  );
  return problems
    .map(({ attribute, code, params, message }, index): BomProblem => {
      const elementPath = elements[index]?.path ?? '';
      const path = attribute === undefined ? elementPath : `${elementPath}/@${attribute}`;
      return { ...positions[index], path, code, params, message };
    })
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}
