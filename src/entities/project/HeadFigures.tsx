import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { headFiguresMessages as messages } from './headFigures.messages.js';

/** Props of {@link HeadFigures}. */
export interface HeadFiguresProps {
  risk: ReactNode;
  /** Vulnerabilities by severity. */
  counts: ReactNode;
}

/** In the head of a page about one thing: how dangerous it is. */
export function HeadFigures({ risk, counts }: HeadFiguresProps) {
  return (
    <Figures>
      <Figure>
        <dt>
          <Message {...messages.risk} />
        </dt>
        <dd data-number="">{risk}</dd>
      </Figure>
      <Figure>
        <dt>
          <Message {...messages.vulnerabilities} />
        </dt>
        <dd>{counts}</dd>
      </Figure>
    </Figures>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.lg};
`;

const Figure = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  > dt {
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
    line-height: ${theme.font.line.small};
  }
  > dd {
    line-height: 20px;
  }
  > dd[data-number] {
    font-size: ${theme.font.size.heading};
    font-weight: ${theme.font.weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
