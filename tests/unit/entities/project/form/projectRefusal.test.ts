import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../../../src/api/errors.js';
import { projectRefusal } from '../../../../../src/entities/project/form/projectRefusal.js';

const intl = createIntl({ locale: 'en' });
const request = { method: 'PUT', path: '/api/v1/project' };
const said = (error: unknown) => projectRefusal(intl, error, { name: ' gateway', version: '1.0' });

describe('a project that the server did not create', () => {
  it('has refused fields said at their fields, each reason once', () => {
    const error = new ApiError(request, 400, undefined, undefined, [
      { path: 'name', message: 'must not be blank' },
      { path: 'name', message: 'must not be blank' },
      { path: 'name', message: 'size must be between 1 and 255' },
      { path: 'tags[2].name', message: 'too long' },
      { path: 'parent.uuid', message: 'no UUID' },
    ]);

    expect(said(error)).toEqual({
      name: 'The server says: must not be blank · size must be between 1 and 255',
      tags: 'The server says: too long',
      parent: 'The server says: no UUID',
    });
  });

  it('has a taken name told from an inactive parent', () => {
    const taken = new ApiError(request, 409, 'A project with the specified name already exists.');
    const inactive = new ApiError(request, 409, 'An inactive Parent cannot be selected as parent');

    expect(said(taken)).toEqual({
      name: expect.stringContaining('gateway 1.0'),
      version: expect.any(String),
    });
    expect(said(inactive)).toEqual({ parent: expect.any(String) });
  });

  it.each([400, 403])('has teams that may not be given anything said at the teams (%i)', (status) => {
    expect(said(new ApiError(request, status, 'The team is unknown.'))).toEqual({
      accessTeams: 'The server says: The team is unknown.',
    });
  });

  it.each([
    new ApiError(request, 500),
    new ApiError(request, 403),
    new ApiError(request, 400, undefined, undefined, [{ path: 'somewhere.else', message: 'no' }]),
    new NetworkError(request, 'connection'),
  ])('has what is about no field said above the form: %s', (error) => {
    expect(said(error)).toEqual({ form: expect.stringMatching(/^Could not save\. ./) });
  });
});
