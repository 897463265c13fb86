import { msg } from '../../../i18n/msg.js';
import { collectionTakesNoBom } from '../../../entities/project/subject.messages.js';

// Apart from those of the upload, which is loaded with the first file.
export const messages = {
  named: msg<{ project: string }>('bomUpload.dropPage', 'Drop to upload the BOM of {project}', 'Over the full page while a file is dragged over it'),
  unnamed: msg('bomUpload.dropPageUnnamed', 'Drop to upload the BOM of this project', 'Over the full page while a file is dragged over it, when the project name is not known'),
  collection: collectionTakesNoBom,
};
