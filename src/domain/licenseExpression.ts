/**
 * Whether a text is a license expression by its grammar (SPDX 2.3, annex D), such as `MIT OR (Apache-2.0 AND BSD-3-Clause)`. Any
 * identifier will do: which ones exist differs by server.
 */
export function isLicenseExpression(text: string): boolean {
  const tokens = text.match(/[()]|[^\s()]+/g) ?? [];
  let depth = 0;
  let wantsOperand = true;
  let mayHaveException = false;
  for (const token of tokens) {
    const operator = /^(?:and|or|with)$/i.exec(token)?.[0].toUpperCase();
    if (token === '(') {
      if (!wantsOperand) return false;
      depth += 1;
    } else if (token === ')') {
      if (wantsOperand || depth === 0) return false;
      depth -= 1;
      mayHaveException = false;
    } else if (operator) {
      if (wantsOperand || (operator === 'WITH' && !mayHaveException)) return false;
      wantsOperand = true;
      mayHaveException = false;
    } else {
      if (!wantsOperand || !/^[A-Za-z0-9.:-]+\+?$/.test(token)) return false;
      wantsOperand = false;
      mayHaveException = true;
    }
  }
  return depth === 0 && !wantsOperand;
}
