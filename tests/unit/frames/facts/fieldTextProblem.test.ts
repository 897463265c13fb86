import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { fieldTextProblem } from '../../../../src/frames/facts/fieldTextProblem.js';
import { urlProblemText } from '../../../../src/frames/facts/urlProblemText.js';

const intl = createIntl({ locale: 'en' });
const tooLong = (length: number, limit: string) => `Use ${limit} characters or fewer. This has ${length}.`;

describe('fieldTextProblem', () => {
  it.each([
    ['nothing that is needed', '  ', true, undefined, 'This field is required.'],
    ['nothing', '', false, undefined, undefined],
    ['as much as servers take', ` ${'n'.repeat(255)} `, true, undefined, undefined],
    ['more than servers take', 'n'.repeat(256), true, undefined, tooLong(256, '255')],
    ['more than is usual where more is taken', 'n'.repeat(1024), true, 1024, undefined],
    ['more than that', 'n'.repeat(1025), false, 1024, tooLong(1025, '1,024').replace('1025', '1,025')],
  ])('says what is wrong with %s', (_, text, isNeeded, limit, words) => {
    expect(fieldTextProblem(intl, text, isNeeded, limit)).toBe(words);
  });
});

describe('urlProblemText', () => {
  const url = 'https://reader:secret@hook.example/a';

  it('says where user name and password belong, or that they belong nowhere', () => {
    expect(urlProblemText(intl, url, { hasFields: true })).toMatch(
      /Use the username and password fields\. Anyone who sees the URL can read it\./,
    );
    expect(urlProblemText(intl, url)).toBe(
      'Remove the username and password. Anyone who sees the URL can read them.',
    );
  });

  it('takes addresses of any length', () => {
    expect(urlProblemText(intl, `https://hook.example/${'a'.repeat(400)}`)).toBeUndefined();
  });
});
