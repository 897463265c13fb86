import { reloadIfReachable } from '../shell/connection.js';
import { nameOfPrepared, takePrepared } from './takePrepared.js';

/**
 * Shows, in place of the current content, that the code that draws the console could not be loaded.
 * @returns false where no page is prepared for it
 */
export function showStopped(locale: string, error: unknown): boolean {
  const page = takePrepared(nameOfPrepared(locale, 'stopped'));
  if (!page) return false;
  page.querySelector('pre')!.textContent = error instanceof Error ? error.message : String(error);
  page.querySelector('button')!.addEventListener('click', () => void reloadIfReachable());
  document.getElementById('app')!.replaceChildren(page);
  return true;
}
