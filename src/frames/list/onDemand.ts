/** What a list needs rarely, in one file. */
export { ForbiddenList } from './ForbiddenList.js';
export { ListExport } from './ListExport.js';
export { PresetList } from './PresetList.js';
export { ListSelectionBar } from './ListSelectionBar.js';
export { WordsForm } from './WordsForm.js';
export { TextFilterForm } from './TextFilterForm.js';
export { DaysForm } from './DaysForm.js';
