import { array, boolean, optional, string, type, type Describe } from 'superstruct';

/** The signed-in user, as the server describes them. Empty where the server does without sign-in. @public */
export interface UserSelf {
  /** Login name. */
  username?: string;
  /** Full name. */
  fullname?: string;
  /** E-mail address. */
  email?: string;
  /** Present for managed users only, which distinguishes them from directory users. */
  suspended?: boolean;
  /** Rights given to the user directly. */
  permissions?: NamedThing[];
  /** Teams, with the rights they give. */
  teams?: TeamOfUser[];
}

/** A thing known by its name. @public */
export interface NamedThing {
  /** Its name. */
  name: string;
}

/** A team of the signed-in user. @public */
export interface TeamOfUser extends NamedThing {
  /** UUID the server gave it. */
  uuid?: string;
  /** Rights the team gives. */
  permissions?: NamedThing[];
}

/** The details that managed users provide about themselves. */
export interface Profile {
  /** Full name, 1–255 characters. */
  fullname: string;
  /** E-mail address, 1–255 characters. */
  email: string;
}

const NamedThingStruct: Describe<NamedThing> = type({ name: string() });

export const TeamOfUserStruct: Describe<TeamOfUser> = type({
  uuid: optional(string()),
  name: string(),
  permissions: optional(array(NamedThingStruct)),
});

export const UserSelfStruct: Describe<UserSelf> = type({
  username: optional(string()),
  fullname: optional(string()),
  email: optional(string()),
  suspended: optional(boolean()),
  permissions: optional(array(NamedThingStruct)),
  teams: optional(array(TeamOfUserStruct)),
});
