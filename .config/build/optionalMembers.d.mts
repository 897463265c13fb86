/** Says of each optional member of some declarations that it may be given as `undefined`, too. */
export function withUndefined(text: string): string;
