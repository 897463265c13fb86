import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { Console, loadFirstScreen, type ConsoleProps } from './Console.js';

/** Draws the console into its page, in steps that leave room for what the user does meanwhile. */
export async function drawConsole(props: ConsoleProps) {
  await loadFirstScreen(props);
  startTransition(() => createRoot(document.getElementById('app')!).render(<Console {...props} />));
}
