import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Console, loadFirstScreen, type ConsoleProps } from './Console.js';
import { PreparedStyles } from './prepared/PreparedStyles.js';

/**
 * Draws the console into its page, in steps that leave room for what the user does meanwhile.
 * @param onTakenOver - the page that a signed-out console begins with is there already; called when it has come to life
 */
export async function drawConsole(props: ConsoleProps, onTakenOver?: () => void) {
  await loadFirstScreen(props);
  const root = document.getElementById('app')!;
  // In another tab, somebody may have signed in meanwhile.
  const isPrepared = onTakenOver !== undefined && props.sessions.getState().status === 'signedOut';
  const pages = isPrepared ? await import('./session/SignedOut.js') : undefined;
  startTransition(() => {
    if (pages) {
      hydrateRoot(
        root,
        <PreparedStyles page={root}>
          <Console {...props} SignedOut={pages.SignedOut} onDrawn={onTakenOver} />
        </PreparedStyles>,
      );
      return;
    }
    root.replaceChildren();
    createRoot(root).render(<Console {...props} />);
  });
}
