import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { NavigationTarget } from '../../host/types.js';
import { startsLate } from '../../domain/startsLate.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Icon } from '../../ui/controls/Icon.js';
import { Link } from '../../ui/controls/Link.js';
import { Dash } from '../../ui/table/cell.styles.js';
import { cut, onPhone } from '../../ui/layout/mixins.js';
import { Sparkline } from '../../ui/charts/Sparkline.js';
import type { SparklinePoint } from '../../ui/charts/sparklinePath.js';
import { VisuallyHidden } from '../../ui/controls/VisuallyHidden.js';
import { dateText } from '../../frames/facts/dateText.js';
import { figureTilesMessages as messages } from './figureTiles.messages.js';
import { notAnalyzed } from '../vocabulary/notAnalyzed.messages.js';
import { useTargetLink } from '../../frames/facts/useTargetLink.js';

/** A metric for which lower is better, and its history. */
export interface Figure {
  id: string;
  label: ReactNode;
  /** Its values as they were measured, oldest first; the last one counts. None: not known. */
  points: readonly SparklinePoint[];
  /** The total it is part of, such as “of 148 projects”. */
  note?: ReactNode;
  /** The list behind it; absent where there is none. */
  target?: NavigationTarget;
}

/** Props of {@link FigureTiles}. */
export interface FigureTilesProps {
  figures: readonly Figure[];
  /** When they were last measured, epoch milliseconds. */
  until: number;
  /** The number of days that they go back. */
  days: number;
  isBusy?: boolean;
}

/** Metrics beside each other, each with its change and its line over time. */
export function FigureTiles({ figures, until, days, isBusy }: FigureTilesProps) {
  return (
    <Row aria-busy={isBusy || undefined}>
      {figures.map((figure) => (
        <Tile
          key={figure.id}
          figure={figure}
          until={until}
          // A change since the first measurement is none over the period.
          hasChange={!startsLate(figure.points[0]?.at, until - days * DAY_MS)}
          isBusy={isBusy}
        />
      ))}
    </Row>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

function Tile(props: { figure: Figure; until: number; hasChange: boolean; isBusy?: boolean }) {
  const { figure, until, hasChange, isBusy } = props;
  const intl = useIntl();
  const { label, points, note, target } = figure;
  const link = useTargetLink(target);
  const last = points.at(-1);
  const value = last && intl.formatNumber(last.value);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Value>
          <TextSpan>
            {last === undefined ? <Dash aria-hidden /> : link ? <Link {...link}>{value}</Link> : value}
          </TextSpan>
          {hasChange && <Change points={points} />}
          <Line>
            <Sparkline points={points} until={until} />
          </Line>
        </Value>
        <Note>{last ? note : isBusy ? '\u00a0' : <Message {...notAnalyzed} />}</Note>
      </dd>
    </div>
  );
}

/** An arrow and a number, and the same in words; nothing where there is nothing to compare with. */
function Change({ points }: { points: readonly SparklinePoint[] }) {
  const intl = useIntl();
  const [first] = points;
  const last = points.at(-1);
  // Metrics of a single day have nothing to compare with, and a change from nothing is the number itself.
  if (!first?.value || !last || dateText(intl, first.at) === dateText(intl, last.at)) return null;
  const change = last.value - first.value;
  const date = dateText(intl, first.at);
  const count = Math.abs(change);
  const words =
    change === 0
      ? intl.formatMessage(messages.same, { date })
      : intl.formatMessage(change > 0 ? messages.more : messages.fewer, { count, date });
  return (
    <Delta title={words} data-worse={change > 0 || undefined} data-better={change < 0 || undefined}>
      {change !== 0 && (
        <Turned data-down={change < 0 || undefined} aria-hidden>
          <Icon name="arrow-up" size={12} />
          <TextSpan>{intl.formatNumber(count)}</TextSpan>
        </Turned>
      )}
      <VisuallyHidden>{words}</VisuallyHidden>
    </Delta>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(168px, 100%), 1fr));
  gap: 1px;
  margin: 0;
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface.base};
  overflow: hidden;
  > div {
    min-inline-size: 0;
    padding: ${theme.space.md} ${theme.space.lg};
    /* The lines between, which end where the last row has fewer. */
    box-shadow: 0 0 0 1px ${theme.color.border.subtle};
  }
  ${onPhone} {
    /* A last tile that is alone in its row takes the whole row. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  dt {
    ${cut}
    color: ${theme.color.text.muted};
    font-size: ${theme.font.size.small};
  }
  dd {
    margin: 0;
  }
`;

const Value = styled.span`
  display: flex;
  align-items: baseline;
  gap: ${theme.space.sm};
  font-size: ${theme.font.size.figure};
  font-weight: ${theme.font.weight.strong};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  line-height: ${theme.font.line.figure};
`;

const Delta = styled.span`
  font-size: ${theme.font.size.small};
  font-weight: ${theme.font.weight.medium};
  letter-spacing: normal;
  &[data-worse] {
    color: ${theme.chart.bad};
  }
  &[data-better] {
    color: ${theme.chart.good};
  }
`;

const Turned = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space['2xs']};
  &[data-down] > svg {
    transform: rotate(180deg);
  }
`;

/** At the end of the line, as far as there is room. */
const Line = styled.span`
  display: flex;
  flex: 1 1 0;
  align-self: center;
  justify-content: end;
  min-inline-size: 0;
  overflow: hidden;
  ${onPhone} {
    display: none;
  }
`;

const Note = styled.span`
  ${cut}
  display: block;
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
`;

/** The same frame for counts without a history: a list of tiles, the count of a tile, and the line below it. */
export { Row as FigureRow, Value as FigureValue, Note as FigureNote };
