/**
 * True when message files register the words they need. The build makes them do so and sets this to true
 * (messagesPlugin.mjs).
 */
export const areGroupsMade: boolean = false;
