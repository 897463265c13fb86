import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../../../src/api/errors.js';
import { projectRefusalOf } from '../../../../../src/widgets/portfolio/ProjectEditor/projectRefusal.js';

const request = { method: 'PUT', path: '/api/v1/project' };

describe('projectRefusalOf', () => {
  it('puts refused fields at their fields, each reason once', () => {
    const error = new ApiError(request, 400, undefined, undefined, [
      { path: 'name', message: 'must not be blank' },
      { path: 'name', message: 'must not be blank' },
      { path: 'name', message: 'size must be between 1 and 255' },
      { path: 'tags[2].name', message: 'too long' },
      { path: 'parent.uuid', message: 'no UUID' },
    ]);

    expect(projectRefusalOf(error)).toEqual({
      fields: {
        name: ['must not be blank', 'size must be between 1 and 255'],
        tags: ['too long'],
        parent: ['no UUID'],
      },
      isTaken: false,
      isParentInactive: false,
      rest: undefined,
    });
  });

  it('tells a taken name from an inactive parent', () => {
    const taken = new ApiError(request, 409, 'A project with the specified name already exists.');
    const inactive = new ApiError(request, 409, 'An inactive Parent cannot be selected as parent');

    expect(projectRefusalOf(taken)).toMatchObject({ isTaken: true, isParentInactive: false });
    expect(projectRefusalOf(inactive)).toMatchObject({ isTaken: false, isParentInactive: true });
  });

  it.each([
    new ApiError(request, 500),
    new ApiError(request, 403),
    new ApiError(request, 400, undefined, undefined, [{ path: 'somewhere.else', message: 'no' }]),
    new NetworkError(request, 'connection'),
  ])('leaves what is about no field to the form: %s', (error) => {
    expect(projectRefusalOf(error)).toMatchObject({ rest: error, isTaken: false });
  });
});
