/**
 * A licence expression (SPDX 2.3, annex D) as a tree. A licence is named by the ids it can be used under: `GPL-2.0+` is
 * `GPL-2.0-or-later` or just `GPL-2.0`. With an exception, both make one id.
 */
export type LicenceExpression =
  { kind: 'licence'; ids: readonly string[] } | { kind: 'and' | 'or'; parts: readonly LicenceExpression[] };

/** Reads a licence expression; `undefined` when it is none. */
export function parseLicenceExpression(text: string): LicenceExpression | undefined {
  const tokens = text.match(/[()]|[^\s()]+/g) ?? [];
  // Two stacks instead of recursion: how deep it goes is up to whoever wrote the expression.
  const operands: LicenceExpression[] = [];
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

  for (const token of tokens) {
    const operator = /^(?:and|or|with)$/i.test(token) ? token.toUpperCase() : undefined;
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
      operands.push({ kind: 'licence', ids: idsOf(token) });
      wantsOperand = false;
    }
  }
  while (operators.length > 0) if (!reduce()) return undefined;
  return operands.length === 1 ? operands[0] : undefined;
}

/**
 * Whether a licence can be used: of alternatives one is enough, of what applies together all have to be usable.
 * @param isUsable - of one licence, by its ids
 */
export function canUse(
  expression: LicenceExpression,
  isUsable: (ids: readonly string[]) => boolean,
): boolean {
  switch (expression.kind) {
    case 'licence':
      return isUsable(expression.ids);
    case 'or':
      return expression.parts.some((part) => canUse(part, isUsable));
    case 'and':
      return expression.parts.every((part) => canUse(part, isUsable));
  }
}

const STRENGTH: Record<string, number> = { OR: 1, AND: 2, WITH: 3 };

function idsOf(token: string): string[] {
  if (!token.endsWith('+')) return [token];
  const id = token.slice(0, -1);
  return [`${id}-or-later`, token, id];
}

function join(
  operator: string,
  left: LicenceExpression,
  right: LicenceExpression,
): LicenceExpression | undefined {
  if (operator === 'WITH') {
    if (left.kind !== 'licence' || right.kind !== 'licence') return undefined;
    return { kind: 'licence', ids: left.ids.map((id) => `${id}-with-${right.ids[0] ?? ''}`) };
  }
  // What is left over is an opening parenthesis without its counterpart.
  if (operator !== 'AND' && operator !== 'OR') return undefined;
  const kind = operator === 'AND' ? 'and' : 'or';
  // Chains stay flat: `A OR B OR C` is one level, however long.
  const parts = left.kind === kind ? [...left.parts, right] : [left, right];
  return { kind, parts };
}
