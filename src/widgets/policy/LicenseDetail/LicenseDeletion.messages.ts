import { defineMessage } from 'react-intl';

export const messages = {
  title: defineMessage<{ readonly name: string }>({
    id: 'licenseDeletion.title',
    defaultMessage: 'Delete license {name}?',
    description: 'Title of the question',
  }),
  confirm: defineMessage({
    id: 'licenseDeletion.confirm',
    defaultMessage: 'Delete license',
    description: 'Button that deletes it',
  }),
  deleting: defineMessage({
    id: 'licenseDeletion.deleting',
    defaultMessage: 'Deleting the license…',
    description: 'Words of the button meanwhile',
  }),
  deleted: defineMessage<{ readonly name: string }>({
    id: 'licenseDeletion.deleted',
    defaultMessage: 'License {name} was deleted.',
    description: 'Notice',
  }),
  consequence: defineMessage({
    id: 'licenseDeletion.consequence',
    defaultMessage:
      'The conditions of policies that name it are deleted with it, and so are the violations of these. That cannot be undone.',
    description: 'What goes with a custom license',
  }),
  groups: defineMessage<{ readonly groups: string }>({
    id: 'licenseDeletion.groups',
    defaultMessage: 'It leaves these groups: {groups}.',
    description: 'What goes with a custom license; groups is a list of names',
  }),
  components: defineMessage({
    id: 'licenseDeletion.components',
    defaultMessage: 'While components have it, the server does not delete it.',
    description: 'What keeps a custom license from being deleted',
  }),
  inUse: defineMessage({
    id: 'licenseDeletion.inUse',
    defaultMessage:
      'The license was not deleted. Most likely components have it: give them another license first.',
    description: 'The server failed, as servers do where a license is in use',
  }),
  failed: defineMessage<{ readonly reason: string }>({
    id: 'licenseDeletion.failed',
    defaultMessage: 'The license was not deleted. {reason}',
    description: 'The server refuses; reason is a sentence',
  }),
};
