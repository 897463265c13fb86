import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { TextSpan, useIntl } from '../../i18n/index.js';
import { theme, tone as toneColor, toneRules, type Tone } from '../../theme/index.js';
import { Icon, type IconName } from '../controls/Icon.js';
import { Link } from '../controls/Link.js';

/** A part of a total. */
export interface Share {
  id: string;
  label: string;
  /** Its shape beside its name, where the colour has a meaning. */
  icon?: IconName;
  tone: Tone;
  count: number;
  /** The list of what is counted. */
  link?: { href: string; onNavigate?: (event: MouseEvent<HTMLAnchorElement>) => void };
}

/** Props of {@link ShareBars}. */
export interface ShareBarsProps {
  /** The parts, for screen readers. */
  label: string;
  shares: readonly Share[];
  /** What the parts are of. */
  total: number;
}

/** The parts of a total as a list, each with its count, its percentage, and a bar as long as that. */
export function ShareBars({ label, shares, total }: ShareBarsProps) {
  const intl = useIntl();
  return (
    <List aria-label={label}>
      {shares.map(({ id, label: name, icon, tone, count, link }) => {
        const share = total > 0 ? Math.min(1, count / total) : 0;
        const number = intl.formatNumber(count);
        return (
          <li key={id} data-tone={tone}>
            <Name>
              {icon && <Icon name={icon} />}
              <TextSpan>{name}</TextSpan>
            </Name>
            <svg width="100%" height="10" aria-hidden focusable="false">
              <rect width={`${share * 100}%`} height="10" rx="2" />
            </svg>
            <Count>
              {link && count > 0 ? <Link {...link}>{number}</Link> : <TextSpan>{number}</TextSpan>}
            </Count>
            <Percent>{intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 })}</Percent>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content max-content;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    ${toneRules}
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: center;
    column-gap: ${theme.space.sm};
    min-block-size: 32px;
  }
  svg {
    display: block;
  }
  rect {
    fill: ${toneColor.solid};
  }
  [dir='rtl'] & li > svg {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  > svg {
    color: ${toneColor.solid};
  }
`;

const Count = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.font.weight.strong};
  text-align: end;
`;

const Percent = styled.span`
  color: ${theme.color.text.muted};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
