/**
 * The changes for projects, in the bar above the list and in the menu of a row. Exported one by one, so that
 * a host downloads only those in use.
 */
import { msg } from '../../../../i18n/msg.js';

export const activate = msg('projectBulk.activate', 'Activate', 'Button or menu entry that makes projects active. At most 20 characters');

export const deactivate = msg('projectBulk.deactivate', 'Deactivate', 'Button or menu entry that makes projects inactive. At most 20 characters');

export const move = msg('projectBulk.parent', 'Move', 'Button or menu entry that moves projects to another parent. At most 20 characters');
