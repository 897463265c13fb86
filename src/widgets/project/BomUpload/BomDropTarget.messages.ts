import { msg } from '../../../i18n/msg.js';

// Apart from those of the upload, which is loaded with the first file.
export const messages = {
  named: msg<{ project: string }>('bomUpload.dropPage', 'Drop the file to upload it as BOM of {project}', 'Over the whole page while a file is dragged over it'),
  unnamed: msg('bomUpload.dropPageUnnamed', 'Drop the file to upload it as BOM of this project', 'Over the whole page while a file is dragged over it, when the name is not known'),
  collection: msg('bomUpload.dropPageCollection', 'This project sums up others and takes no BOM of its own', 'Over the whole page while a file is dragged over it, when the project is a collection of projects'),
};
