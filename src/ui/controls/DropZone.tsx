import { useState, type DragEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { filesOf } from './filesOf.js';
import { useFilesStayOut } from '../hooks/useFilesStayOut.js';

/** Props of {@link DropZone}. */
export interface DropZoneProps {
  /** Over everything while files are dragged over it, such as a {@link DropVeil}. */
  veil: ReactNode;
  /**
   * Called with the dropped files. Empty when the drop contained no file. When absent, no files are accepted,
   * and the veil shows this.
   */
  onFiles?: (files: readonly File[]) => void;
  /** The page, or the part of it, that takes files. */
  children?: ReactNode;
}

/** Takes files that are dropped anywhere on what it wraps. A shortcut: who cannot drag needs a button that does the same. */
export function DropZone({ veil, onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  useFilesStayOut();

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // A dialog is drawn elsewhere, but its events arrive here. It has its own place for files.
    if (!event.currentTarget.contains(event.target as Node)) return;
    // Also where it takes none: the browser would leave the page and show the file.
    event.preventDefault();
    if (event.type === 'dragover') event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none';
    // Leaving any part of the page along the way fires the same event.
    const isLeft = event.type === 'dragleave' && !event.currentTarget.contains(event.relatedTarget as Node);
    setIsOver(event.type !== 'drop' && !isLeft);
    if (event.type === 'drop') onFiles?.(filesOf(event.dataTransfer));
  };
  return (
    <Zone onDragEnter={onDrag} onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrag}>
      <TextSpan>{children}</TextSpan>
      <TextSpan>{isOver && veil}</TextSpan>
    </Zone>
  );
}

/** Shows over the entire page the effect of dropping files on it. */
export function DropVeil({ children }: { children: ReactNode }) {
  return (
    <Veil aria-hidden>
      <span>{children}</span>
    </Veil>
  );
}

// The children may be the host's, so nothing of the kit's look may reach them.
const Zone = styled.div`
  position: relative;
`;

const Veil = styled.div`
  display: flex;
  position: absolute;
  inset: 0;
  z-index: ${theme.z.panel};
  align-items: center;
  justify-content: center;
  padding: ${theme.space.xl};
  border: 2px dashed ${theme.color.accent.solid};
  border-radius: ${theme.radius.lg};
  background: color-mix(in srgb, ${theme.color.accent.surface} 90%, transparent);
  color: ${theme.color.accent.text};
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  text-align: center;
  pointer-events: none;
  overflow-wrap: anywhere;
  > span {
    /* In sight on a page that is longer than the window. */
    position: sticky;
    inset-block: 45vh;
  }
`;
