import { useState, type RefObject } from 'react';
import { saveFile } from '../../../../ui/controls/saveFile.js';
import { readColors } from './drawingColors.js';
import type { Picture } from './paintPicture.js';

/** The content that {@link useDrawingFiles} saves. */
export interface DrawingFilesOptions {
  picture: Picture | undefined;
  /** Element whose colours the files have. */
  watched: RefObject<HTMLElement | null>;
  /** Title of the drawing. */
  name: string;
  /** Name of the file, without ending. */
  fileName: string;
}

/** Saves the drawing as a file. */
export function useDrawingFiles({ picture, watched, name, fileName }: DrawingFilesOptions) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (kind: 'svg' | 'png') => {
    if (!picture || !watched.current) return;
    setHasFailed(false);
    const { drawingAsPng, drawingAsSvg } = await import('./exportDrawing.js');
    // A file is seen elsewhere, where no colours are forced.
    const themed = { ...picture, colors: readColors(watched.current) };
    const blob = kind === 'svg' ? await drawingAsSvg(themed, name) : await drawingAsPng(themed);
    if (blob) saveFile(blob, `${fileName}.${kind}`);
    else setHasFailed(true);
  };
  return { save, hasFailed, dismiss: () => setHasFailed(false) };
}
