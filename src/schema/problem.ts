import { array, nullable, number, optional, string, type, type Describe } from 'superstruct';

/** RFC 9457 problem details, with the extra members of an invalid BOM. @public */
export interface ProblemDetails {
  /** Address that names the kind of problem. */
  type?: string | null;
  /** HTTP status again. */
  status?: number | null;
  /** The problem in short. */
  title?: string | null;
  /** An explanation of this occurrence. */
  detail?: string | null;
  /** Address of this occurrence. */
  instance?: string | null;
  /** The errors that a schema check found. */
  errors?: string[] | null;
}

/** A field that the server rejected. @public */
export interface FieldViolation {
  /** Why, in the server's words. */
  message: string;
  /** Dotted path of the field in the request, or line and column of the fault in an expression, such as `1:16`. */
  path: string;
  /** The value that was sent. */
  invalidValue?: string;
}

export const ProblemDetailsStruct: Describe<ProblemDetails> = type({
  type: optional(nullable(string())),
  status: optional(nullable(number())),
  title: optional(nullable(string())),
  detail: optional(nullable(string())),
  instance: optional(nullable(string())),
  errors: optional(nullable(array(string()))),
});
