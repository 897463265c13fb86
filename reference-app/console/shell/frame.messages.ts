/** What the sign-in page and the frame of the console both say. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const brand = defineMessage({
  id: 'frame.brand',
  defaultMessage: 'Bomdeck',
  description: 'Name of the product; not to be translated',
});

export const language = defineMessage({
  id: 'frame.language',
  defaultMessage: 'Language',
  description: 'Name of the choice of a language, and of the button that opens it',
});

export const theme = defineMessage({
  id: 'frame.theme',
  defaultMessage: 'Theme',
  description: 'Name of the choice of light, dark or high contrast, and of the button that opens it',
});

export const signOut = defineMessage({
  id: 'frame.signOut',
  defaultMessage: 'Sign out',
  description: 'Entry in the menu of the signed-in user; button of a dialog that leaves for the sign-in page',
});
