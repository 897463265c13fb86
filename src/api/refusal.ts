import { is } from 'superstruct';
import { ProblemDetailsStruct, type FieldViolation, type ProblemDetails } from '../schema/problem.js';
import { ApiError, type RequestOutline } from './errors.js';

// Longer texts are stack traces or pages of a proxy; they are of no use in a message.
const LONGEST_REASON = 2_000;

/**
 * Reads the reason why a server rejected a request. It answers in five ways: nothing, a sentence (labeled as
 * JSON or not), a list of rejected fields, problem details, or the HTML page of an intermediary, which is not
 * a reason.
 */
export async function refusalOf(response: Response, outline: RequestOutline): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const value = parsed(text);
  const { problem, violations } = problemOf(value);
  if (problem) {
    const reason = problem.detail ?? problem.title ?? undefined;
    return new ApiError(outline, response.status, reason, problem, violations);
  }
  if (Array.isArray(value)) {
    return new ApiError(outline, response.status, undefined, undefined, value.flatMap(violationOf));
  }
  return new ApiError(
    outline,
    response.status,
    sentenceOf(typeof value === 'string' ? value : text, response),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads problem details. The errors in them are sentences about a document, or the rejected fields (5.0). */
function problemOf(value: unknown): { problem?: ProblemDetails; violations?: FieldViolation[] } {
  if (is(value, ProblemDetailsStruct)) return { problem: value };
  if (typeof value !== 'object' || value === null) return {};
  const { errors, ...problem } = value as Record<string, unknown>;
  if (!Array.isArray(errors) || !is(problem, ProblemDetailsStruct)) return {};
  return { problem, violations: errors.flatMap(violationOf) };
}

/**
 * Reads `{message, path, invalidValue}` of a rejected field, `{path, value, message}` in problem details,
 * `{input, message}` of a rejected identifier, or `{line, column, message}` of an expression that does not
 * compile (5.0).
 */
function violationOf(item: unknown): FieldViolation[] {
  if (typeof item !== 'object' || item === null) return [];
  const { message, path, line, column, input, invalidValue, value } = item as Record<string, unknown>;
  if (typeof message !== 'string') return [];
  return [
    {
      message,
      path: typeof path === 'string' ? path : typeof line === 'number' ? `${line}:${Number(column)}` : '',
      invalidValue: [invalidValue, input, value].find((text) => typeof text === 'string'),
    },
  ];
}

function sentenceOf(text: string, response: Response): string | undefined {
  const trimmed = text.trim();
  const isPage = /^\s*</.test(trimmed) || (response.headers.get('Content-Type') ?? '').includes('text/html');
  if (!trimmed || isPage || trimmed.startsWith('{')) return undefined;
  return trimmed.slice(0, LONGEST_REASON);
}
