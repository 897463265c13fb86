import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/errors.js';
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

  it('calls a mistake of the program unexpected', () => {
    expect(errorText(intl, new TypeError('x is undefined'))).toEqual({
      title: 'Something unexpected happened.',
      technical: 'TypeError: x is undefined',
    });
  });
});
