import { afterEach, describe, expect, it } from 'vitest';
import { keptSignIns, takeProviderReturn } from '../../../../reference-app/console/session/providerReturn.js';

const ANSWER = 'code=c&state=s';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function comeTo(address: string, kept?: unknown) {
  if (kept !== undefined) keptSignIns.set('s', JSON.stringify(kept));
  history.replaceState(null, '', address);
}

describe('coming back from the identity provider', () => {
  it('leads to the page that was asked for, with nothing of the answer in the address bar', () => {
    comeTo(`/static/oidc-callback.html?${ANSWER}`, { data: { target: '/projects?searchText=x' } });

    const returned = takeProviderReturn('');

    expect(returned).toEqual({
      address: `${location.origin}/static/oidc-callback.html?${ANSWER}`,
      isExpected: true,
    });
    expect(location.href).toBe(`${location.origin}/login?redirect=%2Fprojects%3FsearchText%3Dx`);
  });

  it('is the same below a path', () => {
    comeTo(`/a/b/static/oidc-callback.html?${ANSWER}`, { data: { target: '/projects' } });

    expect(takeProviderReturn('/a/b').isExpected).toBe(true);
    expect(location.pathname + location.search).toBe('/a/b/login?redirect=%2Fprojects');
  });

  it.each([
    ['nothing was kept', undefined],
    ['no page was asked for', { data: {} }],
    ['the page is elsewhere', { data: { target: 'https://evil.example/projects' } }],
    ['the page is none', { data: { target: ['/projects'] } }],
    ['what was kept is odd', 'null'],
  ])('leads to the start where %s', (_, kept) => {
    comeTo(`/static/oidc-callback.html?${ANSWER}`, kept);

    expect(takeProviderReturn('').isExpected).toBe(kept !== undefined);
    expect(location.pathname + location.search).toBe('/login');
  });

  it('is not expected with a state of another tab, or none', () => {
    comeTo('/static/oidc-callback.html?code=c&state=other', { data: { target: '/projects' } });
    expect(takeProviderReturn('').isExpected).toBe(false);

    comeTo('/static/oidc-callback.html#id_token=forged');
    expect(takeProviderReturn('').isExpected).toBe(false);
    expect(location.href).toBe(`${location.origin}/login`);
  });
});

describe('what is kept for a sign-in', () => {
  it('is forgotten altogether, and nothing else is', () => {
    sessionStorage.setItem('token', 'kept');
    keptSignIns.set('one', '1');
    keptSignIns.set('two', '2');
    expect(keptSignIns.states()).toEqual(['one', 'two']);

    keptSignIns.clear();

    expect({ ...sessionStorage }).toEqual({ token: 'kept' });
  });
});
