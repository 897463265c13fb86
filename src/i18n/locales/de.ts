// Made from de.json by the build; not to be edited.
import type { Messages } from '../IntlScope.js';

const messages: Messages = {};
export default messages;
