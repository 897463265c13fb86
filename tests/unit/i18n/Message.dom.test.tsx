import { render, screen } from '@testing-library/react';
import { defineMessage, type MessageDescriptor, type MessageTag } from 'react-intl';
import { expect, it } from 'vitest';
import { Message } from '../../../src/i18n/Message.js';

const plain = defineMessage({ id: 'plain', defaultMessage: 'Findings', description: 'Test' });
const counted = defineMessage<{ readonly count: number; readonly name: string; readonly b: MessageTag }>({
  id: 'counted',
  defaultMessage: '<b>{count, plural, one {# finding} other {# findings}}</b> of {name}',
  description: 'Test',
});
const bold = (words: React.ReactNode[]) => <b>{words}</b>;

it('a sentence is said with its values, elements and tags among them', () => {
  render(
    <p>
      <Message {...plain} />: <Message {...counted} values={{ count: 2, name: <i>shop</i>, b: bold }} />
    </p>,
  );

  expect(screen.getByRole('paragraph').innerHTML).toBe(
    '<bd-text>Findings</bd-text>: <b><bd-text>2 findings</bd-text></b> <bd-text>of</bd-text> <i>shop</i>',
  );
});

it('a host may use descriptors of which nothing is known', () => {
  const untyped: MessageDescriptor = { id: 'untyped', defaultMessage: '{count} of {all}' };

  render(
    <p>
      <Message {...untyped} values={{ count: 1, all: 'three' }} />
    </p>,
  );

  expect(screen.getByRole('paragraph')).toHaveTextContent('1 of three');
});

it('a missing, wrong or superfluous value is a type error', () => {
  // Never called: the compiler is what is tested, by `npm run typecheck`.
  const wrong = () => [
    // @ts-expect-error -- values are missing
    <Message {...counted} key="1" />,
    // @ts-expect-error -- the name is missing
    <Message {...counted} values={{ count: 2, b: bold }} key="2" />,
    // @ts-expect-error -- a count is a number
    <Message {...counted} values={{ count: '2', name: 'shop', b: bold }} key="3" />,
    // @ts-expect-error -- a tag is a function
    <Message {...counted} values={{ count: 2, name: 'shop', b: 'bold' }} key="4" />,
    // @ts-expect-error -- there is no such value
    <Message {...plain} values={{ count: 2 }} key="5" />,
  ];

  expect(wrong).toBeTypeOf('function');
});
