export { ProfileDialog } from './ProfileDialog.js';
export type { ProfileDialogProps, ProfileSavedEvent } from './ProfileDialog.js';
