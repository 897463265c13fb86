import { IDENTITY_LIMITS } from '../textProblem.js';

/** The texts that identify components and services. Absent where there are none. */
export type Identity = Partial<Record<keyof typeof IDENTITY_LIMITS, string>>;

/** A text that keeps a server from storing a component or service, whatever its schema says. */
export interface UnstorableText {
  member: keyof Identity;
  code: 'blank' | 'tooLong';
  params: { limit?: number };
  message: string;
}

/**
 * Returns the texts of a component or service that cannot be stored: names that are missing or blank, and
 * texts beyond {@link IDENTITY_LIMITS}.
 */
export function unstorableTexts(identity: Identity): UnstorableText[] {
  const found: UnstorableText[] = [];
  if (!identity.name?.trim()) {
    found.push({ member: 'name', code: 'blank', params: {}, message: 'The name is blank' });
  }
  for (const member of IDENTITY_MEMBERS) {
    const limit = IDENTITY_LIMITS[member];
    if ((identity[member]?.trim().length ?? 0) <= limit) continue;
    const message = `The ${member} has more than ${limit} characters`;
    found.push({ member, code: 'tooLong', params: { limit }, message });
  }
  return found;
}

const IDENTITY_MEMBERS = Object.keys(IDENTITY_LIMITS) as (keyof Identity)[];
