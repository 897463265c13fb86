import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { SafeHtml } from '../../parts/SafeHtml.js';
import { theme } from '../../theme/index.js';
import { FormCodeField, useFormField } from '../../ui/form/fields.js';
import { messages } from './HtmlField.messages.js';

/** Props of {@link HtmlField}. */
export interface HtmlFieldProps {
  name: string;
  label: string;
  hint: ReactNode;
  isReadOnly: boolean | undefined;
}

/** HTML with what people will see of it. */
export function HtmlField(props: HtmlFieldProps) {
  const { value } = useFormField<string>(props.name, '');
  return (
    <>
      <FormCodeField {...props} rows={8} spellCheck={false} dir="ltr" />
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
