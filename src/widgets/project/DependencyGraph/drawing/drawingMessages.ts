import type { FromLayoutWorker, ToLayoutWorker } from '../../../../domain/graph/layoutMessages.js';
import type { NodeWords, Picture } from './paintPicture.js';
import type { SheetSpec } from './paintSheet.js';

/** A picture without its words. The words that can be read are sent with each sheet. */
export type WordlessPicture = Omit<Picture, 'wordsAt'>;

/** The messages from the page to the worker. Sheets belong to the picture that was sent last. */
export type ToDrawingWorker =
  | ToLayoutWorker
  | { readonly type: 'picture'; readonly picture: WordlessPicture }
  | {
      readonly type: 'sheet';
      readonly id: number;
      readonly spec: SheetSpec;
      readonly words: ReadonlyMap<number, NodeWords>;
    };

/**
 * The messages from the worker to the page. `ready` comes first, so that the page notices when a worker
 * cannot start.
 */
export type FromDrawingWorker =
  | { readonly type: 'ready' }
  | FromLayoutWorker
  | {
      readonly type: 'sheet';
      readonly id: number;
      /** Absent where the browser cannot paint in workers. */
      readonly image?: ImageBitmap;
    };
