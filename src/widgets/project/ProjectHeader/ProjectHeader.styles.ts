import { styled } from 'styled-components';
import { theme } from '../../../theme/index.js';
import { cut, lines, onPhone } from '../../../ui/layout/mixins.js';
import { breathing, Skeleton } from '../../../ui/layout/Skeleton.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space.md} ${theme.space.lg};
  min-inline-size: 0;
`;

export const Facts = styled.div`
  display: flex;
  flex: 1 1 420px;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
  /* Name, a line of facts and one of the description, also where there is none, so that what stands below has its place from the start. */
  min-block-size: 80px;
  /* There the line of facts mostly breaks. */
  ${onPhone} {
    flex-basis: 100%;
    min-block-size: 104px;
  }
`;

export const NameLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.sm};
  min-inline-size: 0;
`;

/** Long names take up to two lines and are cut there. The tooltip has the full name. */
export const Heading = styled.h1`
  ${lines(2)}
  min-inline-size: 0;
  font-size: ${theme.font.size.title};
  font-weight: ${theme.font.weight.strong};
  letter-spacing: -0.012em;
  line-height: ${theme.font.line.title};
`;

export const Muted = styled.span`
  ${cut}
  max-inline-size: 180px;
  color: ${theme.color.text.muted};
  &[data-version] {
    color: inherit;
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.xs} ${theme.space.lg};
  min-inline-size: 0;
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
  }
  /* Words of the sentence stay whole beside a name that breaks. */
  > span > * {
    overflow-wrap: anywhere;
  }
`;

/**
 * The tooltip has the full text. On a phone it takes one line, for which space is reserved from the start.
 */
export const Description = styled.p`
  ${lines(2)}
  max-inline-size: 72ch;
  color: ${theme.color.text.muted};
  ${onPhone} {
    ${lines(1)}
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.sm};
  &:empty {
    display: none;
  }
`;

export const ReferenceList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.sm};
  inline-size: 360px;
  max-inline-size: 100%;
  max-block-size: 320px;
  overflow-y: auto;
  > li {
    display: flex;
    flex-direction: column;
    font-size: ${theme.font.size.small};
    line-height: ${theme.font.line.small};
    overflow-wrap: anywhere;
  }
  > li > span {
    color: ${theme.color.text.muted};
  }
`;

export const Waiting = styled(Root)`
  ${breathing}
  &[data-waiting] {
    visibility: hidden;
  }
`;

export const FactsPlace = styled(Facts)`
  gap: ${theme.space.md};
  justify-content: center;
  > * {
    max-inline-size: 100%;
  }
  > :nth-child(1) {
    inline-size: 240px;
    block-size: 18px;
  }
  > :nth-child(2) {
    inline-size: 420px;
  }
  > :nth-child(3) {
    inline-size: 320px;
  }
`;

export const CountsPlace = styled(Skeleton)`
  inline-size: 200px;
  block-size: 20px;
`;

export const ActionPlace = styled(Skeleton)`
  inline-size: 124px;
  block-size: ${theme.size.control};
  border-radius: ${theme.radius.md};
`;
