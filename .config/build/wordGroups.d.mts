/** How the words of the kit are split, see wordGroups.mjs. */
export function wordGroups(root: string): {
  /** Name to the message files whose words it holds. */
  groups: Map<string, string[]>;
  /** Message file to the group it tells of. */
  groupOf: Map<string, string>;
  /** Widget of the package to the groups it needs when it is first drawn. */
  firstGroups: Map<string, string[]>;
};
/** Where code with words is imported later without waiting for its words, a line each. */
export function unawaitedWords(root: string): string[];
