import type { Rule } from 'eslint';

/** Texts beside other things stand in elements of their own. */
export const textAlone: Rule.RuleModule;
