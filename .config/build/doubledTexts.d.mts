/** A line for each English text that is defined twice without a reason, and for each reason that nothing needs. */
export function doubledTexts(root: string): string[];
