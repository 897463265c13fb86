/** A user of the demo portfolio. */
export interface DemoSignIn {
  username: string;
  password: string;
  fullName: string;
  /** What the user may do, in a few words. */
  role: string;
}

/** Who can sign in to a database with the demo portfolio. The passwords are public: such a database is for looking around. */
export const demoSignIns: readonly DemoSignIn[] = [
  { username: 'admin', password: 'admin', fullName: 'Administrator', role: 'everything' },
  { username: 'auditor', password: 'auditor', fullName: 'Ada Lindqvist', role: 'sees and audits findings' },
  { username: 'viewer', password: 'viewer', fullName: 'Viktor Brandt', role: 'sees projects and findings' },
];

/** Whether a database is made with this user and password, which everybody knows. */
export function isPublicPassword(username: string, password: string): boolean {
  return demoSignIns.some((signIn) => signIn.username === username && signIn.password === password);
}
