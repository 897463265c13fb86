import type { ReactNode } from 'react';
import type { StructError } from 'superstruct';
import type { FormErrors } from './Form.js';

/** What is wrong with a field that a check failed for; superstruct's own words are for developers. */
export interface FieldFailure {
  /** Where in the field: `[]` the field itself, `[0, 'name']` the name of the first of a list. */
  path: readonly unknown[];
  /** What is there. */
  value: unknown;
  /** Name of the refinement that failed, such as `nonempty`; absent when the type is wrong. */
  refinement: string | undefined;
}

/** What to say of a field that a check failed for; a function may tell one failure from another. */
export type FieldWords = Exclude<ReactNode, undefined> | ((failure: FieldFailure) => ReactNode);

/**
 * Makes the shape of a request the check of a form: `validate={errorsOf(TeamStruct, { name: <Message {...} /> })}`. Each field
 * shows the first problem found in it.
 * @param words - what to say of each field
 * @param requestOf - the request that values make; absent: they are the request
 * @throws Error while checking, when the shape wants something that no field fills: a mistake in the program
 */
export function errorsOf<Values extends object>(
  struct: { validate: (request: unknown) => [StructError, undefined] | [undefined, unknown] },
  words: { readonly [Name in keyof Values]-?: FieldWords },
  requestOf?: (values: Values) => unknown,
): (values: Values) => FormErrors<Values> {
  return (values) => {
    const [failure] = struct.validate(requestOf ? requestOf(values) : values);
    const problems: Partial<Record<keyof Values, ReactNode>> = {};
    for (const { path, value, refinement } of failure?.failures() ?? []) {
      const [name, ...rest] = path as [keyof Values, ...unknown[]];
      const word = words[name] as FieldWords | undefined;
      if (word === undefined) {
        throw new Error(`Bomdeck: no field of the form fills "${path.join('.')}" of its request.`);
      }
      problems[name] ??= typeof word === 'function' ? word({ path: rest, value, refinement }) : word;
    }
    return problems as FormErrors<Values>;
  };
}
