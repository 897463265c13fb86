'use client';
import { setNonce } from 'get-nonce';
import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';

/** Sends the styles of what the server draws along with it. */
export function Styles({ nonce, children }: { nonce: string; children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet({ nonce }));
  useServerInsertedHTML(() => {
    const styles = sheet.getStyleElement();
    sheet.instance.clearTag();
    return <>{styles}</>;
  });
  if (typeof window !== 'undefined') {
    // Radix keeps the page from scrolling behind a dialog by a style element.
    setNonce(nonce);
    return <>{children}</>;
  }
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}
