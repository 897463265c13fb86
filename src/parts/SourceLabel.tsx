import { styled } from 'styled-components';
import { useIntl } from '../i18n/index.js';
import { theme } from '../theme/index.js';
import { cut, givesWay } from '../ui/mixins.js';
import { sourceText } from './vocabulary.js';

/** Who published a vulnerability; a fact, not a signal, so it is a plain muted word. */
export function SourceLabel({ source }: { source: string }) {
  return <Word>{sourceText(useIntl(), source)}</Word>;
}

const Word = styled.span`
  color: ${theme.color.text.subtle};
  font-size: ${theme.font.size.small};
  ${cut}
  ${givesWay}
`;
