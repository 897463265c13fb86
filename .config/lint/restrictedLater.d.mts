import type { Rule } from 'eslint';

/** Keeps `import()` to what `no-restricted-imports` keeps other imports to. */
export const restrictedLater: Rule.RuleModule;
