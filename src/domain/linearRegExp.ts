/** Returns true when an expression matches the complete text. */
export type ExpressionTest = (text: string) => boolean;

/**
 * Prepares a regular expression so that the time for a text grows with its length, whatever the expression: all ways through it
 * are followed side by side, one character after the other. The engine of JavaScript tries them one after the other, which takes
 * for ever with `(a+)+b`, and cannot be stopped.
 * @param source - alternatives, groups, character classes, `* + ? {n,m}`, `^`, `$` and `\b`
 * @returns undefined for what is no regular expression, looks around, refers back or is too large
 */
export function compileLinearRegExp(source: string, ignoresCase: boolean): ExpressionTest | undefined {
  const machine = machineOf(source, ignoresCase);
  return machine && ((text) => isDescribed(text, machine));
}

/** A set of texts whose first characters are known. */
export interface TextShape {
  /** The characters allowed at each of the first positions. There is at least one position. */
  beginning: readonly string[];
  /** The characters allowed after the first ones. A text may also end there. */
  rest: string;
}

/**
 * Returns true when an expression matches a text of one of the shapes, ignoring case. The result is as exact
 * as it can be without trying texts: word boundaries count as if they were everywhere, and an expression that
 * {@link compileLinearRegExp} cannot prepare matches everything.
 */
export function canDescribe(source: string, shapes: readonly TextShape[]): boolean {
  const machine = machineOf(source, true);
  return machine === undefined || shapes.some((shape) => reachesEnd(machine, shape));
}

function reachesEnd({ start, end }: Machine, { beginning, rest }: TextShape): boolean {
  let reached: ReadonlySet<State> = new Set([start]);
  beginning.forEach((characters, position) => {
    reached = behindCharacter(withoutCharacter(reached, position === 0, false), characters);
  });
  const seen = new Set(reached);
  while (reached.size > 0) {
    if (withoutCharacter(reached, false, true).has(end)) return true;
    const next = behindCharacter(withoutCharacter(reached, false, false), rest);
    reached = new Set([...next].filter((state) => !seen.has(state)));
    for (const state of reached) seen.add(state);
  }
  return false;
}

/** Returns the states that are reached without a character, at the start, at the end, or within a text. */
function withoutCharacter(from: ReadonlySet<State>, isStart: boolean, isEnd: boolean): ReadonlySet<State> {
  const reached = new Set<State>();
  const open = [...from];
  for (let state = open.pop(); state; state = open.pop()) {
    if (reached.has(state)) continue;
    reached.add(state);
    const isClosed = (state.place === '^' && !isStart) || (state.place === '$' && !isEnd);
    if (!state.fits && !isClosed) open.push(...state.next);
  }
  return reached;
}

/** Returns the states that are reached by one of some characters. */
function behindCharacter(from: ReadonlySet<State>, characters: string): ReadonlySet<State> {
  const fitting = [...from].filter(({ fits }) => fits && characters.split('').some(fits));
  return new Set(fitting.flatMap(({ next }) => next));
}

interface Machine {
  start: State;
  end: State;
  stateCount: number;
}

function machineOf(source: string, ignoresCase: boolean): Machine | undefined {
  // Groups within groups are read one within the other.
  if (source.length > LONGEST_SOURCE) return undefined;
  try {
    // Throws for all errors that are not checked below.
    new RegExp(source);
    const parser = new Parser(source, ignoresCase ? 'is' : 's');
    const states: State[] = [];
    const end = stateOf(states, {});
    const start = build(parser.read(), end, states);
    return { start, end, stateCount: states.length };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type Part =
  | { kind: 'character'; fits: (character: string) => boolean }
  | { kind: 'place'; place: string; holds: (text: string, position: number) => boolean }
  | { kind: 'all' | 'any'; parts: readonly Part[] }
  | { kind: 'repeated'; part: Part; min: number; max: number };

/** A state on a way through the expression. Either a character leads on, or the way continues immediately. */
interface State {
  id: number;
  fits?: (character: string) => boolean;
  /** `^`, `$`, `\b` or `\B`. */
  place?: string;
  holds?: (text: string, position: number) => boolean;
  next: State[];
}

/** Each takes its turn for every character of every text. */
const MOST_STATES = 500;
const LONGEST_SOURCE = 1000;

class Parser {
  #rest: string;
  readonly #flags: string;

  constructor(source: string, flags: string) {
    this.#rest = source;
    this.#flags = flags;
  }

  read(): Part {
    const whole = this.#alternatives();
    if (this.#rest !== '') throw new SyntaxError(`Unexpected ${this.#rest}`);
    return whole;
  }

  #alternatives(): Part {
    const parts = [this.#sequence()];
    while (this.#take(/^\|/)) parts.push(this.#sequence());
    return { kind: 'any', parts };
  }

  #sequence(): Part {
    const parts: Part[] = [];
    while (this.#rest !== '' && !/^[|)]/.test(this.#rest)) parts.push(this.#repeated(this.#single()));
    return { kind: 'all', parts };
  }

  #repeated(part: Part): Part {
    // A trailing question mark matches as little as possible, which makes no difference to whether the text
    // matches.
    const [quantifier, min, comma, max] = this.#take(/^(?:[*+?]|\{(\d+)(,)?(\d+)?\})\??/) ?? [];
    if (!quantifier) return part;
    if (min !== undefined) {
      return { kind: 'repeated', part, min: Number(min), max: Number(max ?? (comma ? Infinity : min)) };
    }
    return {
      kind: 'repeated',
      part,
      min: quantifier.startsWith('+') ? 1 : 0,
      max: quantifier.startsWith('?') ? 1 : Infinity,
    };
  }

  #single(): Part {
    if (this.#take(/^\((?:\?:)?(?!\?)/)) {
      const group = this.#alternatives();
      if (!this.#take(/^\)/)) throw new SyntaxError('A group is not closed.');
      return group;
    }
    const [place] = this.#take(/^(?:\^|\$|\\b)/i) ?? [];
    if (place) return { kind: 'place', place, holds: PLACES[place] ?? (() => false) };
    const [atom] = this.#take(/^(?:\\[dws]|\\[^\w]|\[(?:\\(?:[dws]|[^\w])|[^\]\\])*\]|[^\\()])/is) ?? [];
    if (!atom) throw new SyntaxError(`Unexpected ${this.#rest}`);
    const isPlain = this.#flags === 's' && /^[^\\.[]$/s.test(atom);
    const expression = new RegExp(
      isPlain ? '' : `^${/^[\]{}]$/.test(atom) ? `\\${atom}` : atom}$`,
      this.#flags,
    );
    return {
      kind: 'character',
      fits: isPlain ? (character) => character === atom : (character) => expression.test(character),
    };
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#rest);
    if (found) this.#rest = this.#rest.slice(found[0].length);
    return found;
  }
}

const isWordAt = (text: string, position: number) => /\w/.test(text.charAt(position));
const isBoundary = (text: string, position: number) =>
  isWordAt(text, position - 1) !== isWordAt(text, position);
const PLACES: Record<string, (text: string, position: number) => boolean> = {
  '^': (_, position) => position === 0,
  $: (text, position) => position === text.length,
  '\\b': isBoundary,
  '\\B': (text, position) => !isBoundary(text, position),
};

function stateOf(states: State[], state: Partial<State>): State {
  if (states.length === MOST_STATES) throw new SyntaxError('The expression is too large.');
  const made = { ...state, id: states.length, next: state.next ?? [] };
  states.push(made);
  return made;
}

/** Builds the state that leads through a part to the state after it. */
function build(part: Part, behind: State, states: State[]): State {
  switch (part.kind) {
    case 'character':
    case 'place':
      return stateOf(states, { ...part, next: [behind] });
    case 'all':
      return part.parts.reduceRight((next, one) => build(one, next, states), behind);
    case 'any':
      return stateOf(states, { next: part.parts.map((one) => build(one, behind, states)) });
    case 'repeated': {
      let next = behind;
      if (part.max === Infinity) {
        next = stateOf(states, { next: [behind] });
        next.next.unshift(build(part.part, next, states));
      } else {
        for (let more = part.min; more < part.max; more += 1)
          next = stateOf(states, { next: [build(part.part, next, states), behind] });
      }
      for (let times = 0; times < part.min; times += 1) next = build(part.part, next, states);
      return next;
    }
  }
}

function isDescribed(text: string, { start, end, stateCount }: Machine): boolean {
  // The position where each state was last reached. No state is followed twice at one position.
  const reachedAt = new Int32Array(stateCount).fill(-1);
  let waiting: State[] = [];
  const follow = (from: State, position: number) => {
    const open = [from];
    for (let state = open.pop(); state; state = open.pop()) {
      if (reachedAt[state.id] === position) continue;
      reachedAt[state.id] = position;
      if (state.fits) waiting.push(state);
      else if (!state.holds || state.holds(text, position)) open.push(...state.next);
    }
  };
  follow(start, 0);
  for (let position = 0; position < text.length && waiting.length > 0; position += 1) {
    const character = text.charAt(position);
    const before = waiting;
    waiting = [];
    for (const state of before) {
      if (state.fits?.(character)) for (const next of state.next) follow(next, position + 1);
    }
  }
  return reachedAt[end.id] === text.length;
}
