/**
 * Templates of notifications in the language of Pebble, as far as messages need it: `{{ value | filter }}`,
 * `{% if %} {% elseif %} {% else %} {% endif %}`, `{% for x in list %} {% endfor %}` and `{# comments #}`. Templates are
 * written by administrators and filled with data of others: they can read what they are given, and nothing else.
 */

/** A template that cannot be read or filled; the message says what is wrong with it. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** The way values are escaped so that they keep their meaning. */
export type Escaping = 'json' | 'html' | 'none';

/** The escaping for a type of content. */
export function escapingFor(mimeType: string): Escaping {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json' || type.endsWith('+json')) return 'json';
  return type === 'text/html' ? 'html' : 'none';
}

/**
 * Fills a template.
 * @throws TemplateError
 */
export function renderTemplate(template: string, values: object, escaping: Escaping): string {
  const nodes = parse(tokensOf(template));
  const output: string[] = [];
  let size = 0;
  const write = (text: string) => {
    size += text.length;
    requireRoom(size);
    output.push(text);
  };
  let steps = 0;
  const endsAt = performance.now() + LONGEST_MS;
  const step = () => {
    steps += 1;
    if (steps > MOST_STEPS) throw new TemplateError(`The template takes more than ${MOST_STEPS} steps`);
    if (steps % 16 === 0 && performance.now() > endsAt)
      throw new TemplateError(`The template takes longer than ${LONGEST_MS} ms`);
  };
  renderNodes(nodes, { values: new Map(Object.entries(values)), step }, { escaping, write });
  return output.join('');
}

const LONGEST_MESSAGE = 1_000_000;
const DEEPEST_NESTING = 50;
/** Words of one expression: each operator may be within another one. */
const MOST_WORDS = 1_000;
const LONGEST_MS = 2_000;
/** Nested loops could run forever without writing anything. */
const MOST_STEPS = 200_000;

function requireRoom(length: number): void {
  if (length > LONGEST_MESSAGE)
    throw new TemplateError(`The message is longer than ${LONGEST_MESSAGE} characters`);
}

type Token = { kind: 'text' | 'value' | 'tag'; text: string };

function tokensOf(template: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  while (position < template.length) {
    const open = /\{[{%#]/.exec(template.slice(position));
    const start = open ? position + open.index : template.length;
    if (start > position) tokens.push({ kind: 'text', text: template.slice(position, start) });
    if (!open) break;
    const closing = { '{{': '}}', '{%': '%}', '{#': '#}' }[open[0]] ?? '';
    const end = template.indexOf(closing, start + 2);
    if (end === -1) throw new TemplateError(`"${open[0]}" is not closed`);
    const inner = template
      .slice(start + 2, end)
      .replace(/^-|-$/g, '')
      .trim();
    position = end + 2;
    if (open[0] === '{{') tokens.push({ kind: 'value', text: inner });
    if (open[0] !== '{%') continue;
    tokens.push({ kind: 'tag', text: inner });
    // A tag alone on a line leaves no empty line in the output.
    if (template[position] === '\n') position += 1;
  }
  return tokens;
}

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; expression: Expression }
  | { kind: 'if'; branches: { condition: Expression | undefined; body: Node[] }[] }
  | { kind: 'for'; name: string; list: Expression; body: Node[] };

function parse(tokens: readonly Token[]): Node[] {
  let position = 0;

  function nodesUntil(ends: readonly string[], depth: number): { nodes: Node[]; end: string } {
    if (depth > DEEPEST_NESTING) throw new TemplateError('The tags are nested too deep');
    const nodes: Node[] = [];
    for (;;) {
      const token = tokens[position];
      if (!token) {
        if (ends.length > 0) throw new TemplateError(`"${ends.at(-1)}" is missing`);
        return { nodes, end: '' };
      }
      position += 1;
      if (token.kind === 'text') nodes.push({ kind: 'text', text: token.text });
      else if (token.kind === 'value') nodes.push({ kind: 'value', expression: parseExpression(token.text) });
      else {
        const word = /^\w+/.exec(token.text)?.[0] ?? '';
        if (ends.includes(word)) return { nodes, end: token.text };
        nodes.push(tagNode(word, token.text, depth));
      }
    }
  }

  function tagNode(word: string, text: string, depth: number): Node {
    if (word === 'if') return ifNode(text, depth);
    if (word === 'for') {
      const [, name = '', list = ''] = /^for\s+(\w+)\s+in\s+(.+)$/s.exec(text) ?? [];
      if (!name) throw new TemplateError(`"${text}" is no loop`);
      const { nodes: body } = nodesUntil(['endfor'], depth + 1);
      return { kind: 'for', name, list: parseExpression(list), body };
    }
    throw new TemplateError(`The tag "${word || text}" is unknown`);
  }

  function ifNode(text: string, depth: number): Node {
    const branches: { condition: Expression | undefined; body: Node[] }[] = [];
    let condition: Expression | undefined = parseExpression(text.slice('if'.length));
    for (;;) {
      const { nodes: body, end } = nodesUntil(['elseif', 'else', 'endif'], depth + 1);
      branches.push({ condition, body });
      if (end === 'endif') return { kind: 'if', branches };
      condition = end === 'else' ? undefined : parseExpression(end.slice('elseif'.length));
    }
  }

  return nodesUntil([], 0).nodes;
}

interface Scope {
  values: ReadonlyMap<string, unknown>;
  /** Called for every part that is filled, every round of a loop, value and filter; throws when there were too many. */
  step: () => void;
}

interface Filling {
  escaping: Escaping;
  write: (text: string) => void;
}

function renderNodes(nodes: readonly Node[], scope: Scope, filling: Filling): void {
  const { escaping, write } = filling;
  for (const node of nodes) {
    scope.step();
    switch (node.kind) {
      case 'text':
        write(node.text);
        break;
      case 'value': {
        const value = node.expression(scope);
        write(value instanceof Written ? value.text : escapeText(textOf(value), escaping));
        break;
      }
      case 'if': {
        const chosen = node.branches.find(({ condition }) => !condition || isTrue(condition(scope)));
        if (chosen) renderNodes(chosen.body, scope, filling);
        break;
      }
      case 'for': {
        const list = node.list(scope);
        for (const item of Array.isArray(list) ? (list as unknown[]) : []) {
          scope.step();
          const values = new Map([...scope.values, [node.name, item]]);
          renderNodes(node.body, { ...scope, values }, filling);
        }
        break;
      }
    }
  }
}

/** A text that is escaped already. */
class Written {
  constructor(readonly text: string) {}
}

type Expression = (scope: Scope) => unknown;

/** Operators are counted with the values that they are about. */
const counted =
  (expression: Expression): Expression =>
  (scope) => {
    scope.step();
    return expression(scope);
  };

const filtering = (filter: Filter, input: Expression, args: readonly Expression[]): Expression =>
  counted((scope) =>
    withRoom(
      filter(
        input(scope),
        args.map((argument) => plain(argument(scope))),
      ),
    ),
  );

/** Texts on the way to a message: each operator could double what the one before it made. */
function withRoom(value: unknown): unknown {
  const text = plain(value);
  if (typeof text === 'string') requireRoom(text.length);
  return value;
}

/** Calls a parser of nested syntax, such as parentheses, unless the nesting is too deep. */
function nestingGuard(source: string): (parse: () => Expression) => Expression {
  let depth = 0;
  return (parse) => {
    depth += 1;
    if (depth > DEEPEST_NESTING) throw new TemplateError(`"${source.slice(0, 100)}" is nested too deep`);
    const expression = parse();
    depth -= 1;
    return expression;
  };
}

/** Parses by recursive descent, the weakest operator first. */
function parseExpression(source: string): Expression {
  const words = wordsOf(source);
  let position = 0;
  const nested = nestingGuard(source);
  const peek = () => words[position];
  const take = (...wanted: string[]) => {
    const word = peek();
    if (word === undefined || !wanted.includes(word)) return undefined;
    position += 1;
    return word;
  };
  const expect = (wanted: string) => {
    if (!take(wanted)) throw new TemplateError(`"${wanted}" is missing in "${source}"`);
  };

  const either = (): Expression => {
    let left = both();
    while (take('or')) {
      const [one, other] = [left, both()];
      left = (scope) => isTrue(one(scope)) || isTrue(other(scope));
    }
    return left;
  };
  const both = (): Expression => {
    let left = negation();
    while (take('and')) {
      const [one, other] = [left, negation()];
      left = (scope) => isTrue(one(scope)) && isTrue(other(scope));
    }
    return left;
  };
  const negation = (): Expression => {
    if (!take('not')) return comparison();
    const inner = negation();
    return counted((scope) => !isTrue(inner(scope)));
  };
  const comparison = (): Expression => {
    const left = concatenation();
    if (take('is')) {
      const isNegated = take('not') !== undefined;
      const test = ownOf(TESTS, words[position] ?? '');
      if (!test) throw new TemplateError(`The test "${words[position] ?? ''}" is unknown`);
      position += 1;
      return (scope) => test(left(scope)) !== isNegated;
    }
    const operator = take('==', '!=', '<=', '>=', '<', '>');
    if (!operator) return left;
    const right = concatenation();
    return (scope) => compare(operator, plain(left(scope)), plain(right(scope)));
  };
  const concatenation = (): Expression => {
    let left = filtered();
    while (take('~')) {
      const [one, other] = [left, filtered()];
      left = (scope) => withRoom(textOf(one(scope)) + textOf(other(scope)));
    }
    return left;
  };
  const filtered = (): Expression => {
    let value = counted(member());
    while (take('|')) {
      const name = words[position] ?? '';
      position += 1;
      const filter = ownOf(FILTERS, name);
      if (!filter) throw new TemplateError(`The filter "${name}" is unknown`);
      const input = value;
      const args = take('(') ? argumentsOf() : [];
      value = filtering(filter, input, args);
    }
    return value;
  };
  const argumentsOf = (): Expression[] => {
    const args: Expression[] = [];
    while (!take(')')) {
      // Arguments may be named; every filter has only one that matters.
      if (words[position + 1] === '=') position += 2;
      args.push(nested(either));
      if (!take(',') && peek() !== ')') expect(')');
    }
    return args;
  };
  const member = (): Expression => {
    let value = primary();
    for (;;) {
      if (take('.')) {
        const name = words[position] ?? '';
        position += 1;
        const owner = value;
        value = (scope) => memberOf(owner(scope), name);
      } else if (take('[')) {
        const [owner, key] = [value, nested(either)];
        expect(']');
        value = (scope) => memberOf(owner(scope), textOf(key(scope)));
      } else return value;
    }
  };
  const primary = (): Expression => {
    const word = words[position];
    if (word === undefined) throw new TemplateError(`A value is missing in "${source}"`);
    position += 1;
    if (word === '(') {
      const inner = nested(either);
      expect(')');
      return inner;
    }
    if (/^["']/.test(word)) {
      const text = word.slice(1, -1).replace(/\\(.)/g, '$1');
      return () => text;
    }
    if (/^\d/.test(word)) return () => Number(word);
    if (Object.hasOwn(CONSTANTS, word)) return () => CONSTANTS[word];
    if (!/^\w+$/.test(word)) throw new TemplateError(`"${word}" is not expected in "${source}"`);
    return (scope) => scope.values.get(word);
  };

  const result = either();
  if (position < words.length) throw new TemplateError(`"${words[position]}" is not expected in "${source}"`);
  return result;
}

function wordsOf(source: string): string[] {
  const words: string[] = [];
  const pattern = /\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\d+(?:\.\d+)?|\w+|==|!=|<=|>=|[<>|().,~=[\]])/y;
  const end = source.trimEnd().length;
  while (pattern.lastIndex < end) {
    const start = pattern.lastIndex;
    const word = pattern.exec(source)?.[1];
    if (word === undefined) throw new TemplateError(`"${source.slice(start).trim()}" cannot be read`);
    words.push(word);
    if (words.length > MOST_WORDS)
      throw new TemplateError(`"${source.slice(0, 100)}…" has more than ${MOST_WORDS} words`);
  }
  return words;
}

const CONSTANTS: Record<string, unknown> = { true: true, false: false, null: null, none: null };

const TESTS: Record<string, (value: unknown) => boolean> = {
  empty: isEmpty,
  null: (value) => value === undefined || value === null,
  defined: (value) => value !== undefined,
  even: (value) => Number(value) % 2 === 0,
  odd: (value) => Number(value) % 2 === 1,
};

type Filter = (value: unknown, args: readonly unknown[]) => unknown;

const FILTERS: Record<string, Filter> = {
  raw: (value) => new Written(textOf(value)),
  escape: (value, [strategy = 'html']) =>
    value instanceof Written
      ? value
      : new Written(escapeText(textOf(value), strategy === 'json' ? 'json' : 'html')),
  default: (value, [otherwise]) => (isEmpty(plain(value)) ? otherwise : value),
  upper: (value) => textOf(value).toUpperCase(),
  lower: (value) => textOf(value).toLowerCase(),
  capitalize: (value) => textOf(value).replace(/^\p{L}/u, (letter) => letter.toUpperCase()),
  trim: (value) => textOf(value).trim(),
  length: (value) => (Array.isArray(value) ? value.length : textOf(value).length),
  first: (value) => (Array.isArray(value) ? (value[0] as unknown) : textOf(value).slice(0, 1)),
  last: (value) => (Array.isArray(value) ? (value.at(-1) as unknown) : textOf(value).slice(-1)),
  join: (value, [separator = '']) =>
    Array.isArray(value) ? joined(value.map(textOf), textOf(separator)) : textOf(value),
  abbreviate: (value, [length]) => {
    const text = textOf(value);
    if (text.length <= Number(length)) return text;
    // A character of two halves is not cut in between.
    return `${text.slice(0, Math.max(Number(length) - 1, 0)).replace(/[\ud800-\udbff]$/, '')}…`;
  },
  json: (value) => new Written(JSON.stringify(plain(value)) ?? 'null'),
};

function joined(texts: readonly string[], separator: string): string {
  requireRoom(texts.reduce((sum, text) => sum + text.length + separator.length, -separator.length));
  return texts.join(separator);
}

function memberOf(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null
    ? ownOf(owner as Record<string, unknown>, name)
    : undefined;
}

// Nothing that every object inherits: names come from templates.
function ownOf<Value>(owner: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(owner, name) ? owner[name] : undefined;
}

function compare(operator: string, left: unknown, right: unknown): boolean {
  switch (operator) {
    case '==':
      return isSame(left, right);
    case '!=':
      return !isSame(left, right);
    case '<':
      return Number(left) < Number(right);
    case '>':
      return Number(left) > Number(right);
    case '<=':
      return Number(left) <= Number(right);
    default:
      return Number(left) >= Number(right);
  }
}

const isSame = (left: unknown, right: unknown) => (left ?? null) === (right ?? null);

const plain = (value: unknown) => (value instanceof Written ? value.text : value);

const isTrue = (value: unknown) => plain(value) !== false && !isEmpty(plain(value)) && value !== 0;

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return Array.isArray(value) && value.length === 0;
}

function textOf(value: unknown): string {
  const known = plain(value);
  if (known === undefined || known === null) return '';
  return typeof known === 'object' ? JSON.stringify(known) : String(known);
}

function escapeText(text: string, escaping: Escaping): string {
  if (escaping === 'json') return JSON.stringify(text).slice(1, -1);
  if (escaping === 'none') return text;
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
