import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { onPhone } from '../layout/mixins.js';
import { Stack } from './form.styles.js';

/** Props of {@link FormSection}. @public */
export interface FormSectionProps {
  /** The topic of the fields. */
  title: ReactNode;
  /** More about it, in a sentence. */
  description?: ReactNode;
  /** The fields. */
  children?: ReactNode;
}

/** Fields that belong together, beside what they are about; below it where there is no room. @public */
export function FormSection({ title, description, children }: FormSectionProps) {
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id} aria-describedby={description ? `${id}-more` : undefined}>
      <div>
        <Title id={id}>{title}</Title>
        {description && <More id={`${id}-more`}>{description}</More>}
      </div>
      <Stack>{children}</Stack>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  gap: ${theme.space.md} ${theme.space.xl};
  & + & {
    margin-block-start: ${theme.space.xs};
    padding-block-start: ${theme.space.lg};
    border-block-start: ${theme.border.width} solid ${theme.color.border.subtle};
  }
  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.div`
  font-weight: ${theme.font.weight.medium};
`;

const More = styled.div`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;
