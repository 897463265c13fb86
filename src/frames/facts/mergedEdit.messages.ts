import { msg } from '../../i18n/msg.js';

export const messages = {
  contested: msg('mergedEdit.contested', 'Someone else changed this in the meantime. Nothing was saved. Save again to overwrite their changes.', 'Error above a form. The fields are marked with mergedEdit.theirs'),
  theirs: msg<{ value: string }>('mergedEdit.theirs', 'Someone else changed this to “{value}”.', 'Error below a field that another user changed too. value: current value on the server'),
  theirsOther: msg('mergedEdit.theirsOther', 'Someone else changed this.', 'Same as mergedEdit.theirs, for a list or a cleared value'),
};
