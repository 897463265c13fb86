import { expect, it, vi } from 'vitest';
import {
  listSearchOf,
  navigationAdapter,
} from '../../../../reference-app/console/routes/navigationAdapter.js';

/**
 * Returns the target to which the adapter leads from a URL, and the state of the list that the history then
 * holds.
 */
function gone(pathname: string, search: string, state: unknown = null) {
  const navigate = vi.fn();
  const router = { navigate, state: { location: { pathname, search, state } } };
  navigationAdapter(router as never, '/deck').go?.({ to: 'vulnerability', source: 'NVD', vulnId: 'CVE-1' });
  const [path, options] = navigate.mock.calls[0] as [string, { state?: unknown }];
  return [path, listSearchOf(options.state)];
}

it('keeps, on the page of a vulnerability, what the list showed that led to it', () => {
  expect(gone('/deck/vulnerabilities', '?searchText=CVE')).toEqual([
    '/vulnerabilities/NVD/CVE-1',
    '?searchText=CVE',
  ]);
  expect(gone('/deck/vulnerabilities/GITHUB/GHSA-1', '', { listSearch: '?searchText=GHSA' })).toEqual([
    '/vulnerabilities/NVD/CVE-1',
    '?searchText=GHSA',
  ]);
  expect(gone('/deck/projects', '?searchText=webshop')).toEqual(['/vulnerabilities/NVD/CVE-1', '']);
  expect(listSearchOf('of another page')).toBe('');
});
