/** Leaves out the `null` members of an object; the API writes them only where `json` is given them on purpose. */
export function withoutNulls<T extends object>(value: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== null && member !== undefined),
  ) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };
}
