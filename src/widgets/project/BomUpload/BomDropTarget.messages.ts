import { defineMessage } from 'react-intl';

// Apart from those of the upload, which is loaded with the first file.
export const messages = {
  named: defineMessage<{ readonly project: string }>({
    id: 'bomUpload.dropPage',
    defaultMessage: 'Drop the file to upload it as BOM of {project}',
    description: 'Over the whole page while a file is dragged over it',
  }),
  unnamed: defineMessage({
    id: 'bomUpload.dropPageUnnamed',
    defaultMessage: 'Drop the file to upload it as BOM of this project',
    description: 'Over the whole page while a file is dragged over it, when the name is not known',
  }),
  collection: defineMessage({
    id: 'bomUpload.dropPageCollection',
    defaultMessage: 'This project sums up others and takes no BOM of its own',
    description:
      'Over the whole page while a file is dragged over it, when the project is a collection of projects',
  }),
};
