/** What the sign-in page and the frame of the console both say. One by one, so that a host downloads only those in use. */
import { msg } from 'bomdeck';

export const brand = msg('frame.brand', 'Bomdeck', 'Name of the product; not to be translated');

export const language = msg('frame.language', 'Language', 'Name of the choice of a language, and of the button that opens it');

export const theme = msg('frame.theme', 'Theme', 'Name of the choice of light, dark or high contrast, and of the button that opens it');

export const signOut = msg('frame.signOut', 'Sign out', 'Entry in the menu of the signed-in user; button of a dialog that leaves for the sign-in page');
