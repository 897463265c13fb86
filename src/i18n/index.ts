export { IntlScope, useIntl, type IntlScopeProps, type Messages } from './IntlScope.js';
export { msg } from './msg.js';
export { Message, type MessageProps, type UntypedMessageProps } from './Message.js';
export { kitLocaleOf, loadMessages, LOCALES } from './locales.js';
export { loadMessagesFor, whenMessagesLoaded } from './loadMessagesFor.js';
export { whenIdle } from './whenIdle.js';
export { TextSpan, type TextSpanProps } from './TextSpan.js';
