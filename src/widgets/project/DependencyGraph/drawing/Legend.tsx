import { Message, useIntl } from '../../../../i18n/index.js';
import { Icon } from '../../../../ui/controls/Icon.js';
import type { NodeMark } from '../graphNode.js';
import { messages } from './GraphDrawing.messages.js';
import { LegendList } from './GraphDrawing.styles.js';

/** Props of {@link Legend}. */
export interface LegendProps {
  marks: ReadonlySet<NodeMark>;
  hasPaths: boolean;
  hasSelectedPath: boolean;
}

/** The meaning of lines and signs, as far as they can currently be drawn. */
export function Legend({ marks, hasPaths, hasSelectedPath }: LegendProps) {
  const intl = useIntl();
  return (
    <LegendList aria-label={intl.formatMessage(messages.legend)}>
      {hasSelectedPath && (
        <li>
          <i />
          <Message {...messages.selectedPath} />
        </li>
      )}
      {hasPaths && (
        <li>
          <i data-dashed="" />
          <Message {...messages.otherPaths} />
        </li>
      )}
      {marks.has('vulnerable') && (
        <li>
          <Icon name="sev-critical" size={14} />
          <Message {...messages.worstSign} />
        </li>
      )}
      {marks.has('violating') && (
        <li>
          <Icon name="vio-fail" size={14} />
          <Message {...messages.violationSign} />
        </li>
      )}
    </LegendList>
  );
}
