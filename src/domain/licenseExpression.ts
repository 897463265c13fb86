/** A license expression (SPDX 2.3, annex D) as a tree. */
export type LicenseExpression = LicenseTerm | { kind: 'and' | 'or'; parts: readonly LicenseExpression[] };

/**
 * One license of an expression, by the ids it can be used under: `GPL-2.0+` is `GPL-2.0-or-later` or just `GPL-2.0`.
 * With an exception, both make one id, which few license lists have.
 */
export interface LicenseTerm {
  kind: 'license';
  ids: readonly string[];
  /** The license itself, where an exception (`WITH`) relaxes it. */
  relaxes?: { ids: readonly string[]; exception: string };
}

/** Reads a license expression, whatever its identifiers are; undefined when it is none. */
export function parseLicenseExpression(text: string): LicenseExpression | undefined {
  // Two stacks instead of recursion: how deep it goes is up to the author of the expression.
  const operands: LicenseExpression[] = [];
  const operators: string[] = [];
  let wantsOperand = true;

  const reduce = (): boolean => {
    const operator = operators.pop();
    const [right, left] = [operands.pop(), operands.pop()];
    const joined = left && right && operator && join(operator, left, right);
    if (!joined) return false;
    operands.push(joined);
    return true;
  };

  for (const token of tokensOf(text)) {
    const operator = operatorOf(token);
    if (token === '(') {
      if (!wantsOperand) return undefined;
      operators.push(token);
    } else if (token === ')') {
      if (wantsOperand) return undefined;
      while (operators.length > 0 && operators.at(-1) !== '(') if (!reduce()) return undefined;
      if (operators.pop() !== '(') return undefined;
    } else if (operator) {
      if (wantsOperand) return undefined;
      while ((STRENGTH[operators.at(-1) ?? ''] ?? 0) >= (STRENGTH[operator] ?? 0))
        if (!reduce()) return undefined;
      operators.push(operator);
      wantsOperand = true;
    } else {
      if (!wantsOperand) return undefined;
      operands.push(licenseTerm(token));
      wantsOperand = false;
    }
  }
  while (operators.length > 0) if (!reduce()) return undefined;
  return operands.length === 1 ? operands[0] : undefined;
}

/**
 * Returns true when a text is a license expression by its grammar, such as `MIT OR (Apache-2.0 AND
 * BSD-3-Clause)`, with identifiers of the characters that SPDX allows. The identifiers that exist differ by
 * server.
 */
export function isLicenseExpression(text: string): boolean {
  const tokens = tokensOf(text);
  const isWritten = (token: string, index: number) => {
    // An exception belongs to one license, which is never in parentheses and has no second one.
    if (operatorOf(token) === 'WITH')
      return tokens[index - 1] !== ')' && operatorOf(tokens[index - 2] ?? '') !== 'WITH';
    if (operatorOf(tokens[index - 1] ?? '') === 'WITH' && token.endsWith('+')) return false;
    return token === '(' || token === ')' || operatorOf(token) !== undefined || IDENTIFIER.test(token);
  };
  return tokens.every(isWritten) && parseLicenseExpression(text) !== undefined;
}

/** The ids under which the licenses and exceptions of an expression can be used, whether or not it follows the grammar. */
export function idsNamedIn(expression: string): string[] {
  const tokens = tokensOf(expression);
  return tokens.flatMap((token, index) => {
    if (token === '(' || token === ')' || operatorOf(token) !== undefined) return [];
    const [before, operator] = [tokens[index - 2], tokens[index - 1]];
    const isException = before !== undefined && operatorOf(operator ?? '') === 'WITH';
    return isException ? [token, ...idsOf(before).map((id) => idWith(id, token))] : idsOf(token);
  });
}

/** Longer than any real expression. A longer text does not have to be parsed. */
export const MAX_EXPRESSION_LENGTH = 8192;

/** The same expression with `AND`, `OR` and `WITH` in capital letters, in which words of ordinary names do not come. */
export function withCapitalOperators(expression: string): string {
  return expression.replace(/(?<=^|[\s()])(?:and|or|with)(?=$|[\s()])/gi, (word) => word.toUpperCase());
}

/** A license by its id alone. */
export function licenseTerm(id: string): LicenseTerm {
  return { kind: 'license', ids: idsOf(id) };
}

/** All licenses of an expression, in its order. */
export function licensesIn(expression: LicenseExpression): LicenseTerm[] {
  const found: LicenseTerm[] = [];
  const waiting = [expression];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.kind === 'license') found.push(next);
    else for (const part of [...next.parts].reverse()) waiting.push(part);
  }
  return found;
}

/**
 * Returns true when a license can be used. Of alternatives, one is enough. Of licenses that apply together,
 * all must be usable.
 * @param isUsable - returns true when one license is usable, by its IDs
 */
export function canUse(
  expression: LicenseExpression,
  isUsable: (ids: readonly string[], license: LicenseTerm) => boolean,
): boolean {
  switch (expression.kind) {
    case 'license':
      return isUsable(expression.ids, expression);
    case 'or':
      return expression.parts.some((part) => canUse(part, isUsable));
    case 'and':
      return expression.parts.every((part) => canUse(part, isUsable));
  }
}

const IDENTIFIER = /^[A-Za-z0-9.:-]+\+?$/;
const STRENGTH: Record<string, number> = { OR: 1, AND: 2, WITH: 3 };

const tokensOf = (text: string): readonly string[] => text.match(/[()]|[^\s()]+/g) ?? [];

const operatorOf = (token: string) => (/^(?:and|or|with)$/i.test(token) ? token.toUpperCase() : undefined);

function idsOf(token: string): string[] {
  if (!token.endsWith('+')) return [token];
  const id = token.slice(0, -1);
  return [`${id}-or-later`, token, id];
}

/** Returns the ID that lists of licenses use for a license with an exception. */
const idWith = (id: string, exception: string) => `${id}-with-${exception}`;

function join(
  operator: string,
  left: LicenseExpression,
  right: LicenseExpression,
): LicenseExpression | undefined {
  if (operator === 'WITH') {
    if (left.kind !== 'license' || right.kind !== 'license' || left.relaxes) return undefined;
    const exception = right.ids[0] ?? '';
    return {
      kind: 'license',
      ids: left.ids.map((id) => idWith(id, exception)),
      relaxes: { ids: left.ids, exception },
    };
  }
  // The only other token left is an opening parenthesis without its counterpart.
  if (operator !== 'AND' && operator !== 'OR') return undefined;
  const kind = operator === 'AND' ? 'and' : 'or';
  // Chains stay flat: `A OR B OR C` is one level, however long.
  const parts = left.kind === kind ? [...left.parts, right] : [left, right];
  return { kind, parts };
}
