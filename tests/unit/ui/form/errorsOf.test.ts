import { array, nonempty, object, optional, size, string } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { errorsOf } from '../../../../src/ui/form/errorsOf.js';

const TeamStruct = object({
  name: size(nonempty(string()), 1, 5),
  tags: optional(array(object({ name: nonempty(string()) }))),
});
interface Values {
  name: string;
  tags: readonly string[];
}
const requestOf = ({ name, tags }: Values) => ({
  name: name.trim(),
  tags: tags.map((tag) => ({ name: tag })),
});
const validate = errorsOf<Values>(
  TeamStruct,
  {
    name: ({ refinement }) => (refinement === 'nonempty' ? 'A name is needed.' : 'At most 5 characters.'),
    tags: ({ path }) => `Tag ${Number(path[0]) + 1} is empty.`,
  },
  requestOf,
);

describe('errorsOf', () => {
  it.each<[string, Values, object]>([
    ['nothing when the request fits', { name: 'core', tags: ['pci'] }, {}],
    ['the words of a field whose request fails', { name: '  ', tags: [] }, { name: 'A name is needed.' }],
    ['words by what failed', { name: 'platform', tags: [] }, { name: 'At most 5 characters.' }],
    ['what failed within a list', { name: 'core', tags: ['pci', ''] }, { tags: 'Tag 2 is empty.' }],
    ['each field once', { name: '', tags: ['', ''] }, { name: 'A name is needed.', tags: 'Tag 1 is empty.' }],
  ])('says %s', (_, values, problems) => {
    expect(validate(values)).toEqual(problems);
  });

  it('tells the developer about a part of the request that no field fills', () => {
    const incomplete = errorsOf<{ name: string }>(object({ name: string(), uuid: string() }), {
      name: 'A name is needed.',
    });

    expect(() => incomplete({ name: 'core' })).toThrow('no field of the form fills "uuid"');
  });
});
