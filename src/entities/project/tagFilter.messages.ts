/** What lists say of their filter by a tag. */
import { msg } from '../../i18n/msg.js';

export const named = msg<{ value: string }>('tagFilter.named', 'Tag {value}', 'Name of the filter by a tag, of which a button says that it can be removed; value is the tag');
