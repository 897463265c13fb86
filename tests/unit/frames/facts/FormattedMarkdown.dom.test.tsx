import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormattedMarkdown } from '../../../../src/frames/facts/FormattedMarkdown.js';
import { IntlScope } from '../../../../src/i18n/index.js';

const shown = (text: string) =>
  render(
    <IntlScope locale="en">
      <FormattedMarkdown text={text} headingLevel={3} />
    </IntlScope>,
  );

it.each([
  '[https://bank.example](https://evil.example)',
  '[**https://bank.example**](https://evil.example)',
  '[Advisory at *https://bank.example*](https://evil.example)',
  '[`bank.example`](https://evil.example)',
  '[https://**bank**.example](https://evil.example)',
  '[![https://bank.example](https://evil.example/picture.png)](https://evil.example)',
])('a link in a text says where it leads, however its words are marked: %s', (text) => {
  shown(text);

  expect(screen.getByRole('link')).toHaveAccessibleName(/\(goes to evil\.example\)$/);
});

it('says nothing more of a link whose marked words say where it leads', () => {
  shown('[**https://evil.example**](https://evil.example/a)');

  expect(screen.getByRole('link')).toHaveAccessibleName('https://evil.example');
});
