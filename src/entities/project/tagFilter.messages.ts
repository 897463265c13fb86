/** The messages of lists about their tag filter. */
import { msg } from '../../i18n/msg.js';

export const named = msg<{ value: string }>('tagFilter.named', 'Tag {value}', 'Name of the tag filter, used in the button that removes it; {value} is the tag');
