import type { Profile, UserSelf } from '../../../schema/user.js';

/** Most characters that the server takes for a name or an address. */
export const LONGEST_TEXT = 255;

/** A field of the form. */
export type ProfileField = keyof Profile;

/** The problem with a field, before the server is called. */
export type ProfileProblem = 'fullnameMissing' | 'emailMissing' | 'emailForm' | 'controlCharacter';

/** Returns the values of the fields. Empty while the user is not known. */
export function profileOf(user: UserSelf | undefined): Profile {
  return { fullname: user?.fullname ?? '', email: user?.email ?? '' };
}

/** Returns the problems, by field: values that the server would reject, or that cannot be intended. */
export function problemsOf(profile: Profile): Partial<Record<ProfileField, ProfileProblem>> {
  const fullname = profile.fullname.trim();
  const email = profile.email.trim();
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {};
  if (fullname === '') problems.fullname = 'fullnameMissing';
  else if (CONTROL.test(fullname)) problems.fullname = 'controlCharacter';
  if (email === '') problems.email = 'emailMissing';
  else if (CONTROL.test(email)) problems.email = 'controlCharacter';
  // Hosts without a dot are valid within a company, so only the parts that every address has are required.
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) problems.email = 'emailForm';
  return problems;
}

const CONTROL = /\p{Cc}/u;
