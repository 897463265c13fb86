/** A line for each English text with a word or pattern that the kit does not use, and for each exception that nothing needs. */
export function forbiddenWords(root: string): string[];
