import type { Profile, UserSelf } from '../../../schema/user.js';

/** Most characters that the server takes for a name or an address. */
export const LONGEST_TEXT = 255;

/** A field of the form. */
export type ProfileField = keyof Profile;

/** What is wrong with a field, before the server was asked. */
export type ProfileFault = 'fullnameMissing' | 'emailMissing' | 'emailForm' | 'controlCharacter';

/** What stands in the fields; empty while the user is not known. */
export function profileOf(user: UserSelf | undefined): Profile {
  return { fullname: user?.fullname ?? '', email: user?.email ?? '' };
}

/** What the server would refuse, or could not have been meant, by field. */
export function faultsOf(profile: Profile): Partial<Record<ProfileField, ProfileFault>> {
  const fullname = profile.fullname.trim();
  const email = profile.email.trim();
  const faults: Partial<Record<ProfileField, ProfileFault>> = {};
  if (fullname === '') faults.fullname = 'fullnameMissing';
  else if (CONTROL.test(fullname)) faults.fullname = 'controlCharacter';
  if (email === '') faults.email = 'emailMissing';
  else if (CONTROL.test(email)) faults.email = 'controlCharacter';
  // Hosts without a dot are right within a company, so only what every address has is asked for.
  else if (!/^[^\s@]+@[^\s@]+$/.test(email)) faults.email = 'emailForm';
  return faults;
}

const CONTROL = /\p{Cc}/u;
