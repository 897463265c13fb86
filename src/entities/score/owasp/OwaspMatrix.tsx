import { styled } from 'styled-components';
import { OWASP_LEVELS, owaspSeverityOf, type OwaspLevel } from '../../../domain/severity.js';
import { Message, TextSpan, useIntl } from '../../../i18n/index.js';
import { SEVERITY_ICONS } from '../../vulnerability/index.js';
import { severityText } from '../../vocabulary/index.js';
import { theme, tone, toneRules } from '../../../theme/index.js';
import { Icon } from '../../../ui/controls/Icon.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { messages } from './OwaspCalculator.messages.js';
import { owaspLevelText } from '../owaspTexts.js';

/** Props of {@link OwaspMatrix}. */
export interface OwaspMatrixProps {
  /** The position of the rating. Absent: there is no rating yet. */
  at: { likelihood: OwaspLevel; impact: OwaspLevel } | undefined;
}

/** The severities of step 4 of the methodology, and which of them it is. */
export function OwaspMatrix({ at }: OwaspMatrixProps) {
  const intl = useIntl();
  return (
    <Table>
      <caption>
        <Message {...messages.matrix} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>
              <Message {...messages.likelihood} />
            </VisuallyHidden>
          </th>
          {OWASP_LEVELS.map((impact) => (
            <th key={impact} scope="col">
              {owaspLevelText(intl, impact)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...OWASP_LEVELS].reverse().map((likelihood) => (
          <tr key={likelihood}>
            <th scope="row">{owaspLevelText(intl, likelihood)}</th>
            {OWASP_LEVELS.map((impact) => {
              const severity = owaspSeverityOf(likelihood, impact);
              const isHere = at?.likelihood === likelihood && at.impact === impact;
              return (
                <Cell
                  key={impact}
                  data-tone={`severity.${severity}`}
                  aria-current={isHere ? 'true' : undefined}
                >
                  <Content>
                    {isHere && <Icon name={SEVERITY_ICONS[severity]} size={12} />}
                    <TextSpan>{severityText(intl, severity)}</TextSpan>
                    {isHere && (
                      <VisuallyHidden>
                        {' '}
                        <Message {...messages.here} />
                      </VisuallyHidden>
                    )}
                  </Content>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-spacing: ${theme.space.xs};
  table-layout: fixed;
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  caption {
    padding-block-end: ${theme.space.xs};
    color: ${theme.color.text.muted};
    text-align: start;
  }
  th {
    padding: ${theme.space.xs};
    color: ${theme.color.text.muted};
    font-weight: ${theme.font.weight.regular};
  }
  th:first-child {
    inline-size: 20%;
  }
  th[scope='row'] {
    text-align: start;
  }
`;

const Cell = styled.td`
  ${toneRules}
  block-size: 34px;
  padding: 0 ${theme.space['2xs']};
  border-radius: ${theme.radius.sm};
  background: ${tone.surface};
  color: ${tone.text};
  font-weight: ${theme.font.weight.medium};
  text-align: center;
  overflow-wrap: anywhere;
  &[aria-current] {
    outline: 2px solid ${theme.color.text.default};
    outline-offset: 1px;
    background: ${tone.solid};
    color: ${tone.onSolid};
    font-weight: ${theme.font.weight.strong};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &[aria-current] {
      outline: 3px solid Highlight;
    }
  }
`;

const Content = styled.span`
  display: inline-flex;
  position: relative;
  align-items: center;
  gap: ${theme.space.xs};
`;
