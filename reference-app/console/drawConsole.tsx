import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Console, loadFirstScreen, type ConsoleProps } from './Console.js';
import { PreparedStyles } from './prepared/PreparedStyles.js';

/**
 * Draws the console into its page, in steps that leave time for user input.
 * @param onTakenOver - given when the page that a signed-out console starts with is already there; called
 * when that page has become interactive
 */
export async function drawConsole(props: ConsoleProps, onTakenOver?: () => void) {
  await loadFirstScreen(props);
  const root = document.getElementById('app')!;
  // A user may have signed in in another tab in the meantime.
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
