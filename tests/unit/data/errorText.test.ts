import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError, ShapeError } from '../../../src/api/errors.js';
import { errorText } from '../../../src/data/errorText.js';

const intl = createIntl({ locale: 'en', onError: () => {} });

describe('errorText', () => {
  it.each([
    ['Chromium', new TypeError('Failed to fetch dynamically imported module: https://x.example/Auditor.js')],
    ['Firefox', new TypeError('error loading dynamically imported module: https://x.example/Auditor.js')],
    ['Safari', new TypeError('Importing a module script failed.')],
    ['Vite', new Error('Unable to preload CSS for /assets/a.css')],
    ['webpack', Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })],
  ])('says that code could not be loaded, and what helps (%s)', (_, error) => {
    expect(errorText(intl, error)).toMatchObject({
      title: 'Could not load part of the application. Check your connection, or reload the page.',
    });
  });

  it('says of an ended session what stays true once somebody has signed in again', () => {
    expect(errorText(intl, new ApiError({ method: 'PUT', path: '/x' }, 401)).title).toBe(
      'Your session expired. Sign in if needed, then try again.',
    );
  });

  const REQUEST = { method: 'PUT', path: '/x' };
  it.each<[string, unknown, string]>([
    ['400', new ApiError(REQUEST, 400), 'The server rejected the request.'],
    ['403', new ApiError(REQUEST, 403), 'You do not have permission to do this.'],
    ['404', new ApiError(REQUEST, 404), 'This does not exist or has been deleted.'],
    ['409', new ApiError(REQUEST, 409), 'This conflicts with data already on the server.'],
    ['413', new ApiError(REQUEST, 413), 'This exceeds the server’s size limit.'],
    ['429', new ApiError(REQUEST, 429), 'Too many attempts. Wait a moment and try again.'],
    ['500', new ApiError(REQUEST, 500), 'The server could not complete the request.'],
    ['502', new ApiError(REQUEST, 502), 'The server could not complete the request.'],
    ['a broken connection', new NetworkError(REQUEST, 'connection'), 'Could not connect to the server.'],
    ['no network', new NetworkError(REQUEST, 'offline'), 'You are offline.'],
    ['no answer in time', new NetworkError(REQUEST, 'timeout'), 'The server took too long to answer.'],
    [
      'an answer of something else',
      new ShapeError(REQUEST, '', 'not an object'),
      'Could not read the server’s response.',
    ],
  ])('has words for %s', (_, error, title) => {
    expect(errorText(intl, error).title).toBe(title);
  });

  it('calls a mistake of the program unexpected', () => {
    expect(errorText(intl, new TypeError('x is undefined'))).toEqual({
      title: 'Something went wrong.',
      technical: 'TypeError: x is undefined',
    });
  });
});
