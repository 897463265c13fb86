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
      title:
        'A part of the application could not be loaded. Check the connection and try again, or load the page anew.',
    });
  });

  it('says of an ended session what stays true once somebody has signed in again', () => {
    expect(errorText(intl, new ApiError({ method: 'PUT', path: '/x' }, 401)).title).toBe(
      'The session had ended when the server was asked. Sign in, if you have not yet, and try again.',
    );
  });

  const REQUEST = { method: 'PUT', path: '/x' };
  it.each<[string, unknown, string]>([
    ['400', new ApiError(REQUEST, 400), 'The server did not accept this.'],
    ['403', new ApiError(REQUEST, 403), 'You lack the permission for this.'],
    ['404', new ApiError(REQUEST, 404), 'This does not exist, or no longer.'],
    ['409', new ApiError(REQUEST, 409), 'This contradicts what the server has.'],
    ['413', new ApiError(REQUEST, 413), 'This is larger than the server takes.'],
    ['429', new ApiError(REQUEST, 429), 'Too many attempts. Wait a moment and try again.'],
    ['500', new ApiError(REQUEST, 500), 'The server failed to do this.'],
    ['502', new ApiError(REQUEST, 502), 'The server failed to do this.'],
    [
      'a broken connection',
      new NetworkError(REQUEST, 'connection'),
      'The server could not be reached, or the connection broke.',
    ],
    ['no network', new NetworkError(REQUEST, 'offline'), 'This device has no network.'],
    ['no answer in time', new NetworkError(REQUEST, 'timeout'), 'The server took too long to answer.'],
    [
      'an answer of something else',
      new ShapeError(REQUEST, '', 'not an object'),
      'The answer of the server could not be understood.',
    ],
  ])('has words for %s', (_, error, title) => {
    expect(errorText(intl, error).title).toBe(title);
  });

  it('calls a mistake of the program unexpected', () => {
    expect(errorText(intl, new TypeError('x is undefined'))).toEqual({
      title: 'Something unexpected happened.',
      technical: 'TypeError: x is undefined',
    });
  });
});
