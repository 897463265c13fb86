// Made from de.json by .config/build/messages.mjs; not to be edited.
import type { Messages } from '../IntlScope.js';

const messages: Messages = {};
export default messages;
