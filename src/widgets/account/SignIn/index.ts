export { SignIn } from './SignIn.js';
export type { PasswordChangeRequiredEvent, SignedInEvent, SignInProps } from './SignIn.js';
export type { SignInIdentityProvider } from './IdentityProviderChoice.js';
