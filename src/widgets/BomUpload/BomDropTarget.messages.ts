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
};
