/** The few arrangements that screens are made of; outer distances belong to who places them. */
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/index.js';
import { monospace } from './mixins.js';

/** Things below each other, `sm` 8 px apart; `data-gap="xs|md|lg|xl"` for other distances. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  &[data-gap='xs'] {
    gap: ${theme.space['2xs']};
  }
  &[data-gap='md'] {
    gap: ${theme.space.md};
  }
  &[data-gap='lg'] {
    gap: ${theme.space.lg};
  }
  &[data-gap='xl'] {
    gap: ${theme.space.xl};
  }
`;

/** Things side by side that wrap; `data-push` on one sends it and what follows to the end. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  min-inline-size: 0;
  &[data-gap='xs'] {
    gap: ${theme.space.xs};
  }
  &[data-gap='lg'] {
    gap: ${theme.space.lg};
  }
  &[data-nowrap] {
    flex-wrap: nowrap;
  }
  > [data-push] {
    margin-inline-start: auto;
  }
`;

/** Props of {@link Card}. */
export interface CardProps {
  title?: ReactNode;
  /** At the end of the head. */
  actions?: ReactNode;
  children: ReactNode;
  /** @defaultValue 2 */
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** A block among several on a page. Never in another card. */
export function Card(props: CardProps) {
  const { title, actions, children, headingLevel = 2, className } = props;
  return (
    <CardFrame className={className}>
      {(title || actions) && (
        <CardHead>
          <CardTitle as={`h${headingLevel}`}>{title}</CardTitle>
          {actions}
        </CardHead>
      )}
      <CardBody>{children}</CardBody>
    </CardFrame>
  );
}

/** Names and values below each other: `<Facts><dt>…</dt><dd>…</dd></Facts>`. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 5px 14px;
  margin: 0;
  > dt {
    color: ${theme.color.text.subtle};
    font-size: ${theme.font.size.small};
  }
  > dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** A technical string in running text: always left to right, on a surface of its own. */
export const Code = styled.code`
  ${monospace}
  padding: 1px 5px;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.code};
  line-height: 18px;
  overflow-wrap: anywhere;
`;

/** A technical string in a table: as {@link Code}, without the surface. */
export const Mono = styled.span`
  ${monospace}
`;

const CardFrame = styled.section`
  min-inline-size: 0;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
`;

const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  box-sizing: border-box;
  min-block-size: 44px;
  padding: ${theme.space.sm} ${theme.space.lg};
  border-block-end: 1px solid ${theme.color.border.subtle};
`;

const CardTitle = styled.h2`
  flex: 1;
  min-inline-size: 0;
  margin: 0;
  font-size: ${theme.font.size.heading};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.font.line.heading};
`;

const CardBody = styled.div`
  padding: ${theme.space.lg};
`;
