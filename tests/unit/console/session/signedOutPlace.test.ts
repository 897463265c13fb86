import { describe, expect, it } from 'vitest';
import { addressOf, signedOutPlace } from '../../../../reference-app/console/session/signedOutPlace.js';

const at = (address: string, basePath = '') =>
  signedOutPlace(new URL(address, 'https://console.example') as unknown as Location, basePath);

describe('an address, to somebody who is not signed in', () => {
  it.each([
    ['/', { page: 'signIn', redirect: undefined }],
    ['/login', { page: 'signIn', redirect: undefined }],
    ['/login/', { page: 'signIn', redirect: undefined }],
    ['/login?redirect=%2Fprojects%2F1', { page: 'signIn', redirect: '/projects/1' }],
    ['/login?redirect=https://evil.example', { page: 'signIn', redirect: undefined }],
    ['/change-password?redirect=/projects', { page: 'changePassword', redirect: '/projects' }],
    [
      '/projects/1/findings?state=NOT_SET',
      { page: 'signIn', redirect: '/projects/1/findings?state=NOT_SET' },
    ],
    ['/nothing/here', { page: 'signIn', redirect: undefined }],
  ])('%s', (address, place) => {
    expect(at(address)).toEqual(place);
  });

  it('below a base path is the same', () => {
    expect(at('/b/projects/1', '/b')).toEqual({ page: 'signIn', redirect: '/projects/1' });
    expect(at('/b/login?redirect=/projects', '/b')).toEqual({ page: 'signIn', redirect: '/projects' });
  });

  it.each([
    ['/projects/1?x=a&y=%26#z', ''],
    ['/projects/1?x=a&y=%26#z', '/b'],
  ])('survives the way through the sign-in page: %s', (redirect, basePath) => {
    const place = { page: 'signIn' as const, redirect };

    expect(at(addressOf(place, basePath), basePath)).toEqual(place);
  });
});
