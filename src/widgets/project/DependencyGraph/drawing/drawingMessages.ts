import type { FromLayoutWorker, ToLayoutWorker } from '../../../../domain/graph/layoutMessages.js';
import type { NodeWords, Picture } from './paintPicture.js';
import type { SheetSpec } from './paintSheet.js';

/** A picture without its words, which are told with each sheet, as far as they can be read. */
export type WordlessPicture = Omit<Picture, 'wordsAt'>;

/** What the page tells the worker. Sheets are of the picture that was told last. */
export type ToDrawingWorker =
  | ToLayoutWorker
  | { readonly type: 'picture'; readonly picture: WordlessPicture }
  | {
      readonly type: 'sheet';
      readonly id: number;
      readonly spec: SheetSpec;
      readonly words: ReadonlyMap<number, NodeWords>;
    };

/** What the worker tells the page; `ready` comes first, so that a worker that cannot start is noticed. */
export type FromDrawingWorker =
  | { readonly type: 'ready' }
  | FromLayoutWorker
  | {
      readonly type: 'sheet';
      readonly id: number;
      /** Absent where the browser cannot paint in workers. */
      readonly image?: ImageBitmap;
    };
