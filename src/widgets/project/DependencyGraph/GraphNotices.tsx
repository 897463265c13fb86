import { useMemo } from 'react';
import { reasonText } from '../../../data/errorText.js';
import { messages as stateMessages } from '../../../ui/layout/states.messages.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { InlineNotice } from '../../../ui/layout/states.js';
import type { LoadedGraph } from './reading/GraphReader.js';
import { messages as noticeMessages } from './GraphNotices.messages.js';
import type { Exploration } from './useDependencyGraph.js';

/** Props of {@link GraphNotices}. */
export interface GraphNoticesProps {
  loaded: LoadedGraph;
  /** The number of requested components, and how many of them are not in the graph. */
  asked: { readonly total: number; readonly missing: number };
  /** The state of the request for a level. */
  explore?: Exploration;
  /** Reads all of a large graph; absent while that is done. */
  onReadAll?: (() => void) | undefined;
}

/** Notices about the data that the user needs to know before relying on it. */
export function GraphNotices({ loaded, asked, explore, onReadAll }: GraphNoticesProps) {
  const intl = useIntl();
  const { graph, overview, faults, hasGuessedRoots, unexplored, levels } = loaded;
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
      {asked.missing > 0 && (
        <InlineNotice
          tone="warning"
          role="status"
          title={
            asked.missing < asked.total
              ? intl.formatMessage(noticeMessages.missingSome, { count: asked.missing, total: asked.total })
              : intl.formatMessage(noticeMessages.missing)
          }
        >
          {intl.formatMessage(
            unexplored.size > 0
              ? noticeMessages.missingNotLoaded
              : asked.missing < asked.total
                ? noticeMessages.missingSomeAdvice
                : noticeMessages.missingAdvice,
          )}
        </InlineNotice>
      )}
      {explore?.error !== undefined && (
        <InlineNotice
          tone="danger"
          role="alert"
          title={<Message {...noticeMessages.levelFailed} />}
          actions={
            <Button size="small" isBusy={explore.isRunning} onClick={explore.retry}>
              <Message {...stateMessages.retry} />
            </Button>
          }
          onDismiss={explore.dismiss}
        >
          {reasonText(intl, explore.error)}
        </InlineNotice>
      )}
      {levels?.why === 'large' && (
        <InlineNotice
          title={<Message {...noticeMessages.large} values={{ count: levels.total }} />}
          actions={
            onReadAll && (
              <Button size="small" onClick={onReadAll}>
                <Message {...noticeMessages.readAll} />
              </Button>
            )
          }
        >
          <Message {...(onReadAll ? noticeMessages.largeAdvice : noticeMessages.largeComing)} />
        </InlineNotice>
      )}
      {levels?.why === 'refused' && unexplored.size > 0 && (
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
          <Message {...noticeMessages.faultUnconnected} values={{ count: unconnected, total: graph.size }} />
        </InlineNotice>
      )}
    </>
  );
}
