/** A line for each English or translated text that is longer than its description allows (“at most 20 characters”). */
export function textLengths(root: string): string[];
