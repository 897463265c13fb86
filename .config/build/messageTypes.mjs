import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import ts from 'typescript';
import { SPEAKERS, textOf } from './messageSources.mjs';

/**
 * Holds the types of the values that message files declare (`defineMessage<{ readonly count: number }>`) against the sentences,
 * so that what the compiler checks at each use is what the sentence takes.
 * @returns a line for each message that declares other values, or a value of another kind
 */
export function messageTypeProblems(root) {
  return SPEAKERS.flatMap(({ sources }) =>
    readdirSync(join(root, sources), { recursive: true })
      .filter((name) => name.endsWith('.messages.ts'))
      .flatMap((name) => problemsIn(root, `${sources}/${name}`)),
  );
}

function problemsIn(root, file) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const problems = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.text === 'defineMessage') {
      const problem = problemOf(node, source);
      if (problem) problems.push(`${file}: ${problem}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}

function problemOf(call, source) {
  const members = new Map(
    call.arguments[0].properties.map((property) => [property.name.text, textOf(property.initializer)]),
  );
  const declared = new Map(
    (call.typeArguments?.[0]?.members ?? []).map((member) => [member.name.text, member.type.getText(source)]),
  );
  const taken = valuesOf(members.get('defaultMessage'));
  const wrong = [...taken].filter(
    ([name, isRight]) => !declared.has(name) || !isRight.test(declared.get(name)),
  );
  const extra = [...declared.keys()].filter((name) => !taken.has(name));
  if (wrong.length === 0 && extra.length === 0) return undefined;
  const names = [...wrong.map(([name]) => name), ...extra].join(', ');
  return `the type of ${members.get('id')} does not fit its sentence: ${names}`;
}

const ANY = /./;
const NUMBER = /^number$/;
const TIME = /^(Date|number)( \| (Date|number))?$/;
const TAG = /^MessageTag$/;

/** Names of the values and tags of a sentence, each with what its type has to look like. */
function valuesOf(sentence) {
  const found = new Map();
  const add = (name, isRight) => {
    if (!found.has(name) || found.get(name) === ANY) found.set(name, isRight);
  };
  const visit = (elements) => {
    for (const element of elements) {
      if (element.type === TYPE.argument || element.type === TYPE.select) add(element.value, ANY);
      if (element.type === TYPE.number || element.type === TYPE.plural) add(element.value, NUMBER);
      if (element.type === TYPE.date || element.type === TYPE.time) add(element.value, TIME);
      if (element.type === TYPE.tag) add(element.value, TAG);
      if (element.options) for (const option of Object.values(element.options)) visit(option.value);
      if (element.children) visit(element.children);
    }
  };
  visit(parse(sentence));
  return found;
}
