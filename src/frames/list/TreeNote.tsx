import { errorText } from '../../data/errorText.js';
import { Message, TextSpan, useIntl } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { Note } from '../../ui/table/cell.styles.js';
import { messages as states } from '../../ui/layout/states.messages.js';
import { countTextOf, textOf, type ListCountText, type ListMessage, type ListText } from './listText.js';
import type { TreeRow } from './treeRows.js';

/** The words about the children of a row. */
export interface TreeWords {
  /** While they are loaded, with the value `parent`. */
  loading: ListMessage;
  /** When that failed, with the values `parent` and `reason`, which is a sentence. */
  failed: ListMessage;
  /** When there are none that the user may see. */
  none: ListText;
  /** Button behind the first ones: how many more there are. */
  more: ListCountText;
}

/** Shown in place of children: that they are loading, why they are missing, or how many more there are. */
export function TreeNote<Row>(props: {
  line: Exclude<TreeRow<Row>, { kind: 'row' | 'above' }>;
  /** Name of the row they belong to. */
  parent: string;
  words: TreeWords;
  onShowAll: () => void;
}) {
  const { line, parent, words, onShowAll } = props;
  const intl = useIntl();
  switch (line.kind) {
    case 'loading':
      return <Note role="status">{textOf(intl, words.loading, { parent })}</Note>;
    case 'failed':
      return (
        <Note role="alert" data-wraps="">
          <TextSpan>
            {textOf(intl, words.failed, { parent, reason: errorText(intl, line.error).title })}{' '}
          </TextSpan>
          <Button size="small" onClick={line.retry}>
            <Message {...states.retry} />
          </Button>
        </Note>
      );
    case 'none':
      return <Note>{textOf(intl, words.none)}</Note>;
    case 'more':
      return (
        <Button variant="quiet" size="small" onClick={onShowAll}>
          {countTextOf(intl, words.more, line.hidden)}
        </Button>
      );
  }
}
