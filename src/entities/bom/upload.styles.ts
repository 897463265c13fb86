import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { focusRing, monospace, whenNarrowerThan } from '../../ui/layout/mixins.js';

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;

export const Hint = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space.sm};
  > :first-child[data-start] {
    margin-inline-end: auto;
  }
`;

/** As long as a list may get, the buttons below it stay in reach. */
export const ProblemItems = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  max-block-size: 320px;
  padding: ${theme.space['2xs']};
  overflow-y: auto;
  border-radius: ${theme.radius.sm};
  ${focusRing}
  /* On a phone the dialog is as tall as the screen. */
  ${whenNarrowerThan('phone')} {
    max-block-size: max(320px, 58vh);
  }
`;

export const ProblemItem = styled.li`
  display: grid;
  grid-template-columns: 136px minmax(0, 1fr);
  gap: ${theme.space.sm};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  overflow-wrap: anywhere;
  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${theme.space['2xs']};
  }
  &[data-plain] {
    display: block;
  }
  ${whenNarrowerThan('phone')} {
    grid-template-columns: 1fr;
    gap: ${theme.space['2xs']};
  }
`;

export const Place = styled.span`
  color: ${theme.color.text.subtle};
  font-variant-numeric: tabular-nums;
`;

export const Code = styled.code`
  ${monospace}
  padding-inline: ${theme.space.xs};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surface.code};
`;

export const More = styled.p`
  margin-block-start: ${theme.space.sm};
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;

export const ProgressText = styled.p`
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  font-variant-numeric: tabular-nums;
`;

/** The server's text, which may end without a period. Our text therefore starts on a separate line. */
export const Reason = styled.span`
  display: block;
  white-space: pre-line;
`;

/** The imported counts, as big numbers beside each other. */
export const Outcome = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.lg};
  > div {
    flex: 1;
    min-inline-size: 150px;
    padding: ${theme.space.md};
    border: 1px solid ${theme.color.border.subtle};
    border-radius: ${theme.radius.md};
  }
  dt {
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
  dd {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
    font-variant-numeric: tabular-nums;
  }
`;
