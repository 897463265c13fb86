import { useEffect, useRef, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { copyProject, type CopyStart } from '../../../api/projectCopies.js';
import { refreshProjectMetrics } from '../../../api/projectMetrics.js';
import { attempt } from '../../../data/attempt.js';
import { followWork } from '../../../data/followWork.js';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { projectCreated } from '../../../data/resources/changes.js';
import { useCapabilities } from '../../../data/useCapabilities.js';
import { useResourceCache } from '../../../data/useResource.js';
import { useSave } from '../../../data/useSave.js';
import { copiedOf, copyContentsOf } from '../../../domain/copyContents.js';
import { textProblem } from '../../../domain/textProblem.js';
import { useHost } from '../../../host/KitProvider.js';
import type { NavigationAdapter, Notice } from '../../../host/types.js';
import { useIntl } from '../../../i18n/index.js';
import { projectText } from '../ProjectLink.js';
import { textProblemText } from '../../../frames/facts/textProblemText.js';
import type { Project } from '../../../schema/project.js';
import type { CopyContent } from '../../../schema/projectCopy.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { useLatestCallback } from '../../../ui/hooks/useLatestCallback.js';
import { copyOutcome, isComplete, type CopyOutcome, type CopySought } from './copyOutcome.js';
import { messages } from './ProjectCopy.messages.js';

/** The values of the fields of a new version: a switch for each kind of content to copy. */
export interface CopyValues extends Record<CopyContent, boolean> {
  version: string;
  isLatest: boolean;
}

/** The progress of a new version. */
export type CopyState =
  | { readonly step: 'form' }
  /** `trouble`: why the server cannot be asked now. */
  | { readonly step: 'running'; readonly job: CopyJob; readonly trouble?: unknown }
  /** It takes unusually long, or its result cannot be read. */
  | { readonly step: 'unfinished'; readonly job: CopyJob; readonly error?: unknown }
  | { readonly step: 'done'; readonly job: CopyJob; readonly outcome: CopyOutcome };

/** A new version that the server has taken on. */
export interface CopyJob extends CopySought {
  readonly start: CopyStart;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

/**
 * Creates another version of a project and follows that to its end, even when its window is closed: a notice
 * then shows the result.
 * @param onVersionAdded - called when the new version exists and can be seen
 */
export function useProjectCopy(project: Project, onVersionAdded: (project: Project) => void) {
  const { api, auth, can, notify, navigation } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();
  const line = useCapabilities(true)?.line;
  const offered = copyContentsOf(line ?? '4.11');
  const [state, setState] = useState<CopyState>({ step: 'form' });
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const end = useLatestCallback((job: CopyJob, outcome: CopyOutcome) => {
    cache.refresh(...projectCreated());
    setState({ step: 'done', job, outcome });
    if (!isShown.current) notify(noticeOf(intl, job, outcome, navigation));
    if (outcome.status === 'made') tellHost(() => onVersionAdded(outcome.project));
  });

  /**
   * Servers calculate the metrics of a copy within the hour. Users with the permission request them sooner. A
   * rejection changes nothing else.
   */
  const countMetrics = async (outcome: CopyOutcome) => {
    if (outcome.status !== 'made' || outcome.project.metrics || !can('PORTFOLIO_MANAGEMENT', 'UPDATE'))
      return;
    await attempt(() => refreshProjectMetrics(api, outcome.project.uuid));
  };

  const follow = useLatestCallback(async (job: CopyJob) => {
    const { start } = job;
    setState({ step: 'running', job });
    const isDone =
      start.status === 'done' ||
      (await followWork(api, start.token, {
        auth,
        onTrouble: (trouble) => setState({ step: 'running', job, trouble }),
      }));
    if (!isDone) return setState({ step: 'unfinished', job });
    const looked = await attempt(() => copyOutcome(api, job), { auth });
    if (looked.status === 'done') {
      await countMetrics(looked.result);
      return end(job, looked.result);
    }
    setState({ step: 'unfinished', job, error: looked.status === 'refused' ? looked.error : undefined });
    // Lists may show it, whatever the result.
    cache.refresh(...projectCreated());
  });

  const { submit } = useSave({
    save: ({ version, isLatest, ...wanted }: CopyValues, signal) =>
      copyProject(
        api,
        line,
        {
          projectId: project.uuid,
          version: version.trim(),
          contents: copiedOf(wanted, offered),
          isLatest,
        },
        signal,
      ),
    saved: (start, { version, isLatest: _, ...wanted }) =>
      void follow({
        original: project,
        version: version.trim(),
        projectId: start.status === 'done' ? start.projectId : undefined,
        contents: copiedOf(wanted, offered),
        start,
        startedAt: Date.now(),
      }),
    refused: (error) =>
      refusalErrors<CopyValues>(intl, error, {
        fields: ['version'],
        rules: [{ status: 409, at: () => ({ version: intl.formatMessage(messages.versionExists) }) }],
        form: (reason) => intl.formatMessage(messages.refused, { reason }),
      }),
  });

  return {
    line,
    offered,
    state,
    submit,
    validate: ({ version }: CopyValues) => ({ version: versionProblem(intl, version, project) }),
    waitOn: () => {
      if (state.step === 'unfinished') void follow(state.job);
    },
  };
}

/** Returns the result of a new version, in one sentence. */
export function outcomeTitle(intl: IntlShape, job: CopyJob, outcome: CopyOutcome): string {
  const project = projectText({ name: job.original.name, version: job.version });
  const isPartly = outcome.status === 'made' && !isComplete(outcome);
  return intl.formatMessage(messages[isPartly ? 'partly' : outcome.status], { project });
}

function noticeOf(
  intl: IntlShape,
  job: CopyJob,
  outcome: CopyOutcome,
  navigation: NavigationAdapter | undefined,
): Notice {
  const title = outcomeTitle(intl, job, outcome);
  if (outcome.status === 'missing')
    return { kind: 'failure', title, detail: intl.formatMessage(messages.missingAdvice) };
  if (outcome.status === 'hidden')
    return { kind: 'info', title, detail: intl.formatMessage(messages.hiddenAdvice) };
  const { go } = navigation ?? {};
  const target = { to: 'project', projectId: outcome.project.uuid } as const;
  return {
    kind: isComplete(outcome) ? 'success' : 'failure',
    title,
    action: go && {
      label: intl.formatMessage(messages.open, { version: job.version }),
      run: () => go(target),
    },
  };
}

function versionProblem(intl: IntlShape, text: string, project: Project): string | undefined {
  const version = text.trim();
  if (version === '') return intl.formatMessage(messages.versionMissing);
  const problem = textProblem(version, LONGEST_VERSION);
  if (problem) return textProblemText(intl, problem);
  const { versions = [], version: own } = project;
  const isThere = version === own || versions.some((other) => other.version === version);
  return isThere ? intl.formatMessage(messages.versionExists) : undefined;
}

const LONGEST_VERSION = 255;
