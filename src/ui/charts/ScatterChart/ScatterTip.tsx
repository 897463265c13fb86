import { styled } from 'styled-components';
import { TextSpan } from '../../../i18n/index.js';
import { theme, tone, toneRules } from '../../../theme/index.js';
import { Icon } from '../../controls/Icon.js';
import { cut } from '../../layout/mixins.js';
import { PLOT } from './chartFrame.js';
import type { ScatterKind } from './ScatterMarks.js';
import type { ScatterMark, ScatterSize } from './scatterShape.js';

/** The description of a mark, in words. */
export interface MarkWords {
  /** “CVSS 9.8, EPSS 94.4 %”. */
  place: string;
  /** “3 points, Critical at worst”. */
  points: string;
  /** The first of them, and how many more. */
  names: readonly string[];
}

/**
 * Shows the points of a mark beside it when the pointer or a key is at that mark. Screen readers get this
 * information from the chart.
 */
export function ScatterTip(props: {
  mark: ScatterMark;
  kind: ScatterKind;
  words: MarkWords;
  size: ScatterSize;
}) {
  const { mark, kind, words, size } = props;
  const isRight = mark.x > size.width / 2;
  const isLow = mark.y > size.height / 2;
  const away = mark.radius + 6;
  return (
    <Tip
      aria-hidden
      data-tone={kind.tone}
      style={{
        ...(isRight
          ? { right: PLOT.right + size.width - mark.x + away }
          : { left: PLOT.left + mark.x + away }),
        ...(isLow ? { top: PLOT.top + mark.y, transform: 'translateY(-100%)' } : { top: PLOT.top + mark.y }),
        maxWidth: Math.max(140, (isRight ? mark.x + PLOT.left : size.width - mark.x + PLOT.right) - away),
      }}
    >
      <Head>{words.place}</Head>
      <Kind>
        <Icon name={kind.icon} size={14} />
        <TextSpan>{words.points}</TextSpan>
      </Kind>
      {words.names.map((name, index) => (
        <Name key={index} dir="auto">
          {name}
        </Name>
      ))}
    </Tip>
  );
}

const Tip = styled.div`
  ${toneRules}
  position: absolute;
  z-index: 1;
  box-sizing: border-box;
  padding: ${theme.space.sm} ${theme.space.md};
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.color.text.default};
  font-size: ${theme.font.size.small};
  pointer-events: none;
`;

const Head = styled.div`
  font-weight: ${theme.font.weight.strong};
  font-variant-numeric: tabular-nums;
`;

const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  > svg {
    color: ${tone.solid};
  }
`;

const Name = styled.div`
  ${cut}
  max-inline-size: 100%;
`;
