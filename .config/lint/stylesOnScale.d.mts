import type { Rule } from 'eslint';

export declare const stylesOnScale: Rule.RuleModule;
