export { WelcomeMessage } from './WelcomeMessage.js';
export type { WelcomeMessageProps } from './WelcomeMessage.js';
