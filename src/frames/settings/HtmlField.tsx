import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { SafeHtml } from '../facts/SafeHtml.js';
import { theme } from '../../theme/index.js';
import { CodeField } from '../../ui/fields/CodeField.js';
import { useFormField } from '../../ui/form/fields.js';
import { messages } from './HtmlField.messages.js';
import type { LateFieldProps } from './MomentField.js';

/** HTML with what people will see of it. */
export function HtmlField({ isReadOnly, ...props }: LateFieldProps) {
  const field = useFormField<string>(props.name, '');
  const { value } = field;
  return (
    <>
      <CodeField
        {...props}
        {...field.bind()}
        isReadOnly={isReadOnly ?? field.isReadOnly}
        onBlur={field.onBlur}
        rows={8}
        spellCheck={false}
        dir="ltr"
      />
      <Figure>
        <Caption>
          <Message {...messages.preview} />
        </Caption>
        <Preview>{value.trim() ? <SafeHtml html={value} /> : <Message {...messages.nothing} />}</Preview>
      </Figure>
    </>
  );
}

const Figure = styled.figure`
  margin: ${theme.space.sm} 0 0;
`;

const Caption = styled.figcaption`
  margin-block-end: ${theme.space.xs};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Preview = styled.div`
  padding: ${theme.space.lg};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.lg};
  overflow-wrap: anywhere;
`;
