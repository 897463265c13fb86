/** What other widgets load together with their own code, so that it does not come in a piece by itself. */
export { bomDoubt, BomDoubtNotice } from './bomDoubt.js';
export { BOM_FILES } from './bomFiles.js';
export { BomProblemList } from './BomProblemList.js';
export { bomRefusalText } from './bomProblemText.js';
export { countsOf } from './bomUploadJob.js';
export { messages as bomUploadMessages } from './BomUpload.messages.js';
export { checkFile } from './checkFile.js';
export { NotKeptList } from './NotKeptList.js';
export { outcomeLines } from './outcomeText.js';
export { VexUploadWindow } from './VexUploadWindow.js';
