import { msg } from '../../i18n/msg.js';

export const messages = {
  contested: msg('mergedEdit.contested', 'Somebody else has changed this meanwhile. Nothing was saved; saving again replaces it.', 'Above a form; the fields are marked with mergedEdit.theirs'),
  theirs: msg<{ value: string }>('mergedEdit.theirs', 'Changed meanwhile to “{value}”.', 'Problem of a field that somebody else changed, too; value is what stands on the server now'),
  theirsOther: msg('mergedEdit.theirsOther', 'Changed by somebody else meanwhile.', 'The same where the value is a list or was emptied'),
};
