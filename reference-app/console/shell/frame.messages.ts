/**
 * Messages that the sign-in page and the frame of the console share. They are exported one by one, so that a
 * host downloads only those in use.
 */
import { msg } from 'bomdeck';

export const brand = msg('frame.brand', 'Bomdeck', 'Name of the product; not to be translated');

export const language = msg('frame.language', 'Language', 'Name of the language menu and of the button that opens it');

export const theme = msg('frame.theme', 'Theme', 'Name of the theme menu (light, dark, high contrast) and of the button that opens it');

export const signOut = msg('frame.signOut', 'Sign out', 'Entry in the user menu; also a button of a dialog that leads to the sign-in page');
