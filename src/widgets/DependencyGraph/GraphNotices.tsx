import { useMemo } from 'react';
import { errorText } from '../../data/errorText.js';
import { Message, useIntl } from '../../i18n/index.js';
import { InlineNotice } from '../../ui/states.js';
import type { LoadedGraph } from './GraphReader.js';
import { messages as noticeMessages } from './GraphNotices.messages.js';

/** Props of {@link GraphNotices}. */
export interface GraphNoticesProps {
  loaded: LoadedGraph;
  /** Whether what was asked for is not in the graph. */
  isMissing: boolean;
  /** Why a level could not be loaded. */
  failure?: unknown;
  onDismissFailure?: () => void;
}

/** What has to be known about the data before it is believed. */
export function GraphNotices({ loaded, isMissing, failure, onDismissFailure }: GraphNoticesProps) {
  const intl = useIntl();
  const { graph, overview, faults, hasGuessedRoots, unexplored } = loaded;
  const unconnected = useMemo(() => {
    let count = 0;
    for (let place = 0; place < graph.size; place += 1) if (overview.countOf(place).count === 0) count += 1;
    return count;
  }, [graph, overview]);
  const { danglingEdges, selfLoops, malformedTexts, unreadableNodes } = faults;
  const wrong = [
    danglingEdges > 0 && intl.formatMessage(noticeMessages.faultDangling, { count: danglingEdges }),
    selfLoops > 0 && intl.formatMessage(noticeMessages.faultSelf, { count: selfLoops }),
    malformedTexts > 0 && intl.formatMessage(noticeMessages.faultMalformed, { count: malformedTexts }),
    unreadableNodes > 0 && intl.formatMessage(noticeMessages.faultUnreadable, { count: unreadableNodes }),
  ].filter((sentence) => sentence !== false);
  return (
    <>
      {isMissing && (
        <InlineNotice tone="warning" role="status" title={<Message {...noticeMessages.missing} />}>
          <Message {...noticeMessages.missingAdvice} />
        </InlineNotice>
      )}
      {failure !== undefined && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={<Message {...noticeMessages.levelFailed} />}
          onDismiss={onDismissFailure}
        >
          {errorText(intl, failure).title}
        </InlineNotice>
      )}
      {unexplored.size > 0 && (
        <InlineNotice tone="warning" title={<Message {...noticeMessages.partial} />}>
          <Message {...noticeMessages.partialAdvice} />
        </InlineNotice>
      )}
      {hasGuessedRoots && (
        <InlineNotice title={<Message {...noticeMessages.guessed} />}>
          <Message {...noticeMessages.guessedAdvice} />
        </InlineNotice>
      )}
      {wrong.length > 0 && (
        <InlineNotice tone="warning" title={<Message {...noticeMessages.faults} />}>
          {wrong.join(' ')}
        </InlineNotice>
      )}
      {unconnected > 0 && (
        <InlineNotice>
          <Message
            {...noticeMessages.faultUnconnected}
            values={{ count: unconnected as never, total: graph.size as never }}
          />
        </InlineNotice>
      )}
    </>
  );
}
