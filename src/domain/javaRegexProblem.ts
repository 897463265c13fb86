/**
 * The problem of a Java regular expression, and the index of the character where it starts, counted from 0.
 */
export interface JavaRegexProblem {
  kind:
    | 'escape'
    | 'range'
    | 'repetition'
    | 'nothingToRepeat'
    | 'unclosedClass'
    | 'unclosedGroup'
    | 'unopenedGroup'
    | 'construct';
  position: number;
  /** The characters it is about. */
  text: string;
}

/**
 * Finds syntax that Java rejects in a regular expression. Names of properties, groups, and characters are not
 * looked up, so an expression that passes may still be rejected. An expression that Java accepts always
 * passes.
 * @returns the first problem. Undefined where there is none
 */
export function javaRegexProblem(source: string): JavaRegexProblem | undefined {
  try {
    new Scanner(source).scan();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error.problem;
    throw error;
  }
}

class Problem extends Error {
  readonly problem: JavaRegexProblem;

  constructor(problem: JavaRegexProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

/** After a backslash: what needs nothing behind it. Other letters of ASCII mean nothing to Java. */
const PLAIN_ESCAPE = /^(?:[^A-Za-z0]|[ABDGHRSVWXZabdefhnrstvwz])/s;
const LONG_ESCAPE =
  /^(?:0(?:[0-3][0-7]{2}|[0-7]{1,2})|x[\da-fA-F]{2}|x\{[\da-fA-F]+\}|u[\da-fA-F]{4}|[pP](?:\{[^}]+\}|[^{])|k<[A-Za-z][A-Za-z\d]*>|N\{[^}]+\}|c.)/s;
const CONSTRUCT = /^\(\?(?:[:=!>]|<[=!]|<[A-Za-z][A-Za-z\d]*>|[idmsuxU]*(?:-[idmsuxU]*)?[:)])/;
const REPETITION = /^\{(\d+)(?:,(\d*))?\}/;

class Scanner {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  scan(): void {
    const groups: number[] = [];
    let canRepeat = false;
    while (this.#at < this.#source.length) {
      const start = this.#at;
      const character = this.#source[start]!;
      if (character === '(') {
        canRepeat = this.#group(groups);
      } else if (character === ')') {
        if (groups.pop() === undefined) this.#fail('unopenedGroup', start, ')');
        this.#at += 1;
        canRepeat = true;
      } else if ('*+?{'.includes(character)) {
        // In braces, nothing can be repeated, and what is repeated already.
        if (!canRepeat && character !== '{') this.#fail('nothingToRepeat', start, character);
        this.#repetition();
        canRepeat = false;
      } else {
        this.#atom(character);
        canRepeat = character !== '|';
      }
    }
    const open = groups.at(-1);
    if (open !== undefined) this.#fail('unclosedGroup', open, '(');
  }

  /** @returns whether a repetition may follow */
  #group(groups: number[]): boolean {
    const rest = this.#source.slice(this.#at);
    const construct = CONSTRUCT.exec(rest)?.[0];
    if (construct === undefined && rest.startsWith('(?')) this.#fail('construct', this.#at, rest.slice(0, 3));
    // Flags alone are a group without an inside.
    if (!construct?.endsWith(')')) groups.push(this.#at);
    this.#at += construct?.length ?? 1;
    return false;
  }

  #atom(character: string): void {
    if (character === '[') this.#class();
    else if (character === '\\') this.#escape();
    else this.#at += 1;
  }

  #repetition(): void {
    const start = this.#at;
    if (this.#source[start] === '{') {
      const [whole, least, most] = REPETITION.exec(this.#source.slice(start)) ?? [];
      if (whole === undefined) this.#fail('repetition', start, '{');
      if (most && Number(most) < Number(least)) this.#fail('repetition', start, whole);
      this.#at += whole.length;
    } else this.#at += 1;
    if ('?+'.includes(this.#source[this.#at] ?? ' ')) this.#at += 1;
  }

  /** A class of characters, with those within it. */
  #class(): void {
    const start = this.#at;
    this.#at += this.#source.startsWith('[^', start) ? 2 : 1;
    let isFirst = true;
    let last: string | undefined;
    for (;;) {
      const character = this.#source[this.#at];
      if (character === undefined) this.#fail('unclosedClass', start, '[');
      if (character === ']' && !isFirst) break;
      isFirst = false;
      if (character === '[') {
        this.#class();
        last = undefined;
      } else if (character === '\\') {
        this.#escape();
        last = undefined;
      } else if (
        character === '-' &&
        last !== undefined &&
        !']['.includes(this.#source[this.#at + 1] ?? ']')
      ) {
        last = this.#range(last);
      } else {
        last = character;
        this.#at += 1;
      }
    }
    this.#at += 1;
  }

  #range(first: string): undefined {
    const end = this.#source[this.#at + 1]!;
    if (end !== '\\' && end < first) this.#fail('range', this.#at - 1, `${first}-${end}`);
    this.#at += end === '\\' ? 1 : 2;
    return undefined;
  }

  #escape(): void {
    const start = this.#at;
    const rest = this.#source.slice(start + 1);
    if (rest.startsWith('Q')) {
      const end = rest.indexOf('\\E');
      this.#at = end < 0 ? this.#source.length : start + 1 + end + 2;
      return;
    }
    const escape = LONG_ESCAPE.exec(rest)?.[0] ?? PLAIN_ESCAPE.exec(rest)?.[0];
    if (escape === undefined) this.#fail('escape', start, this.#source.slice(start, start + 2));
    this.#at += 1 + escape.length;
  }

  #fail(kind: JavaRegexProblem['kind'], position: number, text: string): never {
    throw new Problem({ kind, position, text });
  }
}
