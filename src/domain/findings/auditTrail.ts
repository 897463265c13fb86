/**
 * The content of an entry of the audit trail. The server writes its own entries in English words of a fixed
 * form.
 */
export type TrailEvent =
  | { readonly kind: 'state' | 'justification' | 'response'; readonly from: string; readonly to: string }
  | { readonly kind: 'details'; readonly text: string }
  | { readonly kind: 'suppressed' | 'unsuppressed' }
  | { readonly kind: 'comment'; readonly text: string };

const CHANGES = {
  Analysis: 'state',
  Justification: 'justification',
  'Vendor Response': 'response',
} as const;

/**
 * Reads an entry, so that it can be shown in the user's language. Text that the server did not write itself
 * is a comment.
 */
export function trailEventOf(comment: string): TrailEvent {
  // Those of a policy violation have no name before them, as only its state can change.
  const change = /^(?:(Analysis|Justification|Vendor Response): )?([A-Z_]+) → ([A-Z_]+)$/.exec(comment);
  if (change) {
    const [, name = 'Analysis', from = '', to = ''] = change;
    return { kind: CHANGES[name as keyof typeof CHANGES], from, to };
  }
  if (comment === 'Suppressed') return { kind: 'suppressed' };
  if (comment === 'Unsuppressed') return { kind: 'unsuppressed' };
  if (comment.startsWith(DETAILS)) return { kind: 'details', text: comment.slice(DETAILS.length) };
  return { kind: 'comment', text: comment };
}

const DETAILS = 'Details: ';
