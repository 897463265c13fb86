/**
 * Returns a test of whether an order, as comparators return it, matches an operator. Below 0, the left side
 * is the smaller one.
 * @returns undefined for operators that do not compare by order
 */
export function orderMatcher(operator: string): ((order: number) => boolean) | undefined {
  switch (operator) {
    case 'NUMERIC_GREATER_THAN':
      return (order) => order > 0;
    case 'NUMERIC_LESS_THAN':
      return (order) => order < 0;
    case 'NUMERIC_EQUAL':
      return (order) => order === 0;
    case 'NUMERIC_NOT_EQUAL':
      return (order) => order !== 0;
    case 'NUMERIC_GREATER_THAN_OR_EQUAL':
      return (order) => order >= 0;
    case 'NUMERIC_LESSER_THAN_OR_EQUAL':
      return (order) => order <= 0;
    default:
      return undefined;
  }
}
