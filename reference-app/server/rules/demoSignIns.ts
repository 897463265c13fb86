/** A user of the demo portfolio. */
export interface DemoSignIn {
  username: string;
  password: string;
  fullName: string;
  /** The user's role, in a few words. */
  role: string;
}

/**
 * The users who can sign in to a database with the demo portfolio. The passwords are public: the database is
 * for exploring.
 */
export const demoSignIns: readonly DemoSignIn[] = [
  { username: 'admin', password: 'admin', fullName: 'Administrator', role: 'everything' },
  { username: 'auditor', password: 'auditor', fullName: 'Ada Lindqvist', role: 'sees and audits findings' },
  { username: 'viewer', password: 'viewer', fullName: 'Viktor Brandt', role: 'sees projects and findings' },
];

/** Returns whether a database is created with this user and password, which are publicly known. */
export function isPublicPassword(username: string, password: string): boolean {
  return demoSignIns.some((signIn) => signIn.username === username && signIn.password === password);
}
