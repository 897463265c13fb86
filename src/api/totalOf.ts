/** How many rows the whole list has, as the server says; undefined when it does not. */
export function totalOf(response: Response): number | undefined {
  const text = response.headers.get('X-Total-Count');
  const total = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isInteger(total) && total >= 0 ? total : undefined;
}
