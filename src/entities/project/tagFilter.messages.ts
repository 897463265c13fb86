/** What lists say of their filter by a tag. */
import { defineMessage } from 'react-intl';

export const named = defineMessage<{ readonly value: string }>({
  id: 'tagFilter.named',
  defaultMessage: 'Tag {value}',
  description: 'Name of the filter by a tag, of which a button says that it can be removed; value is the tag',
});
