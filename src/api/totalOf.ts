/**
 * Returns the number of rows of the complete list, as the server reports it, or undefined when it does not.
 */
export function totalOf(response: Response): number | undefined {
  const text = response.headers.get('X-Total-Count');
  const total = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(total) && total >= 0 ? total : undefined;
}
