import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { hiddenText, onPhone } from './mixins.js';

/** Props of {@link Card}. */
export interface CardProps {
  title: string;
  /** In place of the title on the screen, such as a choice that has the title as its value. */
  heading?: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  /** At the end of the head. */
  controls?: ReactNode;
  children: ReactNode;
}

/** One of several blocks that share a page, under its title. */
export function Card({ title, heading, note, controls, children }: CardProps) {
  return (
    <Frame aria-label={title}>
      <Head>
        <h2 data-hidden={heading ? '' : undefined}>{title}</h2>
        <TextSpan>{heading}</TextSpan>
        {note && <Note>{note}</Note>}
        {controls && <Controls>{controls}</Controls>}
      </Head>
      <TextSpan>{children}</TextSpan>
    </Frame>
  );
}

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space.md};
  min-inline-size: 0;
  padding: ${theme.space.md} ${theme.space.lg} ${theme.space.lg};
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.md};
  h2 {
    margin: 0;
    font-size: ${theme.font.size.heading};
    font-weight: ${theme.font.weight.strong};
    line-height: ${theme.font.line.heading};
  }
  h2[data-hidden] {
    ${hiddenText}
  }
`;

const Note = styled.span`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
`;

const Controls = styled.span`
  display: flex;
  gap: ${theme.space.xs};
  margin-inline-start: auto;
  ${onPhone} {
    margin-inline-start: 0;
  }
`;
