import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { FieldError } from '../../../ui/fields/Field.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { useFormField } from '../../../ui/form/fields.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { messages } from './condition.messages.js';
import { ConditionRow, type ConditionContext } from './ConditionRow.js';
import { messages as words } from './PolicyEditor.messages.js';
import { newCondition, type ConditionDraft } from './policyValues.js';

/** The conditions of a policy, and whether one of them is enough. */
export function ConditionsField(props: ConditionContext) {
  const { savedOf } = props;
  const intl = useIntl();
  const field = useFormField<readonly ConditionDraft[]>('conditions', NONE);
  const match = useFormField<string>('operator', 'ANY');
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const headingId = useId();
  const conditions = field.value;

  const focusOn = (place: number) => {
    const row = list.current?.children[Math.max(0, place)];
    const target = row?.querySelector<HTMLElement>('select, input');
    (target ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add] button'))?.focus();
  };
  const add = () => {
    flushSync(() => field.onChange([...conditions, newCondition()]));
    focusOn(conditions.length);
  };
  const remove = (place: number) => {
    flushSync(() => field.onChange(conditions.filter((_, index) => index !== place)));
    if (savedOf(conditions[place]!)) setSaid(intl.formatMessage(messages.removed, { count: place + 1 }));
    focusOn(Math.min(place, conditions.length - 2));
  };
  return (
    <Root role="group" aria-labelledby={headingId}>
      <Head>
        <h3 id={headingId}>
          <Message {...words.conditionsHead} />
        </h3>
        <Match>
          <span aria-hidden>
            <Message {...words.operator} />
          </span>
          <SegmentedControl
            label={intl.formatMessage(words.operator)}
            options={[
              { value: 'ANY', label: <Message {...words.any} /> },
              { value: 'ALL', label: <Message {...words.all} /> },
            ]}
            value={match.value}
            onValueChange={match.onChange}
            isReadOnly={match.isReadOnly}
          />
        </Match>
      </Head>
      {match.error && <FieldError id={`${headingId}-match`}>{match.error}</FieldError>}
      {conditions.length > 0 && (
        <List ref={list}>
          {conditions.map((condition, place) => (
            <li key={condition.key}>
              {' '}
              <ConditionRow
                {...props}
                condition={condition}
                place={place}
                isAll={match.value === 'ALL'}
                isReadOnly={field.isReadOnly}
                showsAll={field.error !== undefined}
                onChange={(changed) =>
                  field.onChange(conditions.map((one, index) => (index === place ? changed : one)))
                }
                onRemove={() => remove(place)}
              />
            </li>
          ))}
        </List>
      )}
      {field.error && <FieldError id={`${headingId}-error`}>{field.error}</FieldError>}
      {!field.isReadOnly && (
        <div data-add="">
          <Button icon="plus" size="small" onClick={add}>
            <Message {...messages.add} />
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Root>
  );
}

const NONE: readonly ConditionDraft[] = [];

const Root = styled.div`
  display: grid;
  gap: ${theme.space.sm};
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  h3 {
    margin: 0;
    font-size: ${theme.font.size.body};
    font-weight: ${theme.font.weight.strong};
  }
`;

const Match = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const List = styled.ol`
  display: grid;
  gap: ${theme.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
`;
