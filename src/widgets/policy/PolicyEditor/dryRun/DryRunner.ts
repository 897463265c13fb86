import type { ApiClient } from '../../../../api/client.js';
import { hasStatus, isAbort, NetworkError } from '../../../../api/errors.js';
import { getLicenseGroup } from '../../../../api/licenseGroups.js';
import { listLicenses } from '../../../../api/licenses.js';
import type { ReadProgress } from '../../../../api/readAllPages.js';
import { isSessionRefused } from '../../../../data/attempt.js';
import { phaseOf, type Refusal } from '../../../../data/saveRun.js';
import { SaveRunner } from '../../../../data/SaveRunner.js';
import { createDryRunJudge, type DryRunJudge } from '../../../../domain/policy/dryRun/createDryRunJudge.js';
import type { DryRunPolicy } from '../../../../domain/policy/dryRun/dryRun.js';
import type { DryRunPlan } from '../../../../domain/policy/dryRun/dryRunPlan.js';
import type { PolicyProject } from '../../../../schema/policy.js';
import { findExtent, type Extent } from './findExtent.js';
import { readComponents, readerPool, readVulnerabilities, type ReaderPool } from './readProject.js';

/** What a dry run needs. */
export interface DryRunTask {
  api: ApiClient;
  /** `ANY` or `ALL`. */
  operator: string;
  plan: DryRunPlan;
  extent: Extent;
  includeInactive: boolean;
  onlyLatest: boolean;
  /** Told once for each time that the server refuses the session. */
  onUnauthorized?: () => void;
  /** Makes the worker that judges. @defaultValue the kit's own */
  createWorker?: () => Worker;
}

/** A component that the policy would hit. */
export interface Hit {
  component: { uuid: string; name: string; group?: string; version?: string };
  project: PolicyProject;
  /** Places of the conditions that it meets, from 0. */
  conditions: readonly number[];
}

/** How many components of a project the policy would hit. */
export interface ProjectHits {
  project: PolicyProject;
  count: number;
}

/** How far a dry run is, and what came of it so far. */
export interface DryRunState {
  /** `finding`: which projects there are. `waiting`: the session ended or the connection broke. */
  status: 'finding' | 'running' | 'waiting' | 'over';
  /** How many of the projects are found. */
  found?: ReadProgress;
  /** Why it could not begin. */
  error?: unknown;
  /** Why it waits. */
  obstacle?: unknown;
  isStopped: boolean;
  /** Projects that there are to look at. */
  total: number;
  /** Projects that were looked at. */
  looked: number;
  /** Components that were looked at. */
  components: number;
  /** The first {@link MOST_LISTED}, in the order in which they came. */
  hits: readonly Hit[];
  hitCount: number;
  byProject: readonly ProjectHits[];
  /** How many components lack what a condition looks at, by the place of the condition. */
  lacking: Readonly<Record<number, number>>;
  /** Projects that could not be read. */
  failed: readonly Refusal<PolicyProject>[];
  /** Projects that the user may not see. */
  hidden: readonly PolicyProject[];
  /** Projects that are gone. */
  gone: readonly PolicyProject[];
  /** Inactive projects that are left out; undefined where that is not known. */
  inactive?: number;
}

/** What is listed at most; all are counted. */
export const MOST_LISTED = 50_000;

/** Looks for what a policy would hit, in one project after the other, a few at a time. */
export class DryRunner {
  readonly #task: DryRunTask;
  readonly #listeners = new Set<() => void>();
  readonly #readers: ReaderPool = readerPool();
  #stopping = new AbortController();
  #judge: DryRunJudge | undefined;
  #runner: SaveRunner<PolicyProject, void> | undefined;
  /** Projects that are neither looked at nor failed. */
  #left: readonly PolicyProject[] = [];
  #isDisposed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** As it is. */
  #state: DryRunState = NOTHING_YET;
  /** As it is shown. */
  #shown: DryRunState = NOTHING_YET;
  // They are copied when they are shown.
  readonly #hits: Hit[] = [];
  readonly #byProject = new Map<string, ProjectHits>();

  constructor(task: DryRunTask) {
    this.#task = task;
  }

  getSnapshot = (): DryRunState => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Finds the projects and looks at them. Never rejects. */
  async start(): Promise<void> {
    const { api, extent, includeInactive, onlyLatest } = this.#task;
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.#state = NOTHING_YET;
    this.#publish();
    try {
      const [found, policy] = await Promise.all([
        findExtent(api, extent, {
          includeInactive,
          onlyLatest,
          signal,
          onProgress: (progress) => this.#set({ found: progress }),
        }),
        this.#policy(signal),
      ]);
      signal.throwIfAborted();
      this.#judge = createDryRunJudge(policy, this.#task.createWorker);
      const { projects, hidden, gone, inactive } = found;
      this.#set({ total: projects.length, hidden, gone, inactive });
      await this.#look(projects);
    } catch (error) {
      if (isSessionRefused(error)) this.#task.onUnauthorized?.();
      this.#set({ status: 'over', ...(signal.aborted ? { isStopped: true } : { error }) });
      this.#publish();
    }
  }

  /** Looks at no further project, and gives up those that are being read. */
  stop = (): void => {
    this.#stopping.abort();
    this.#runner?.stop();
  };

  /** Goes on after the session ended or the connection broke. */
  resume = (): void => this.#runner?.resume();

  /** Looks at the projects that failed, and at those that were left when it was stopped. */
  again = (): void => {
    const projects = [...this.#state.failed.map(({ item }) => item), ...this.#left];
    this.#stopping = new AbortController();
    void this.#look(projects);
  };

  /** Ends it; its snapshot stays. */
  dispose(): void {
    this.#isDisposed = true;
    this.stop();
    clearTimeout(this.#timer);
    this.#judge?.dispose();
    this.#readers.dispose();
  }

  async #look(projects: readonly PolicyProject[]): Promise<void> {
    const { signal } = this.#stopping;
    this.#set({ status: 'running', failed: [], isStopped: false, obstacle: undefined });
    this.#publish();
    const runner = new SaveRunner<PolicyProject, void>(projects, {
      act: (project) => this.#lookAt(project, signal),
      isObstacle: (error) => isSessionRefused(error) || error instanceof NetworkError,
      onObstacle: (error) => {
        if (isSessionRefused(error)) this.#task.onUnauthorized?.();
      },
    });
    this.#runner = runner;
    runner.subscribe(() => {
      const run = runner.getSnapshot();
      const isWaiting = phaseOf(run) === 'waiting';
      this.#set({ status: isWaiting ? 'waiting' : 'running', obstacle: run.obstacle });
      if (isWaiting) this.#publish();
    });
    const end = await runner.over;
    const wasStopped = ({ error }: Refusal<PolicyProject>) =>
      signal.aborted && (isAbort(error) || error === signal.reason);
    const failed = end.refused.filter((one) => !wasStopped(one));
    this.#left = [...end.refused.filter(wasStopped).map(({ item }) => item), ...end.waiting];
    this.#set({ status: 'over', failed, isStopped: this.#left.length > 0, obstacle: undefined });
    this.#publish();
  }

  async #lookAt(project: PolicyProject, signal: AbortSignal): Promise<void> {
    const { api, plan } = this.#task;
    try {
      const { rows, components } = await readComponents(api, project.uuid, plan.needs, this.#readers, signal);
      const verdict = await this.#judge!.judge(components, () =>
        readVulnerabilities(api, project.uuid, rows, signal),
      );
      signal.throwIfAborted();
      for (const { component, conditions } of verdict.hits) {
        if (this.#hits.length === MOST_LISTED) break;
        const { uuid, name, group, version } = rows[component]!;
        this.#hits.push({ component: { uuid, name, group, version }, project, conditions });
      }
      const count = verdict.hits.length;
      if (count > 0) this.#byProject.set(project.uuid, { project, count });
      const lacking = { ...this.#state.lacking };
      for (const [place, more] of Object.entries(verdict.lacking)) {
        lacking[Number(place)] = (lacking[Number(place)] ?? 0) + more;
      }
      const { looked, components: before, hitCount } = this.#state;
      this.#set({
        looked: looked + 1,
        components: before + rows.length,
        hitCount: hitCount + count,
        lacking,
      });
    } catch (error) {
      if (hasStatus(error, 403)) this.#set({ hidden: [...this.#state.hidden, project] });
      else if (hasStatus(error, 404)) this.#set({ gone: [...this.#state.gone, project] });
      else throw error;
    }
  }

  /** The conditions with the licenses and groups that they name. */
  async #policy(signal: AbortSignal): Promise<DryRunPolicy> {
    const { api, operator, plan } = this.#task;
    const { needs, judged } = plan;
    const [licenses, ...groups] = await Promise.all([
      needs.licenses ? listLicenses(api, signal) : [],
      ...needs.licenseGroups.map(async (uuid) => {
        try {
          const { licenses: members = [] } = await getLicenseGroup(api, uuid, signal);
          return [[uuid, members.map((license) => license.uuid)] as const];
        } catch (error) {
          // Nothing violates a condition about a group that is gone.
          if (hasStatus(error, 400, 404)) return [];
          throw error;
        }
      }),
    ]);
    return {
      operator,
      conditions: judged,
      licenses: licenses.map(({ uuid, licenseId }) => ({ uuid, licenseId })),
      licenseGroups: Object.fromEntries(groups.flat()),
      now: Date.now(),
    };
  }

  /** What is shown is drawn anew some time later: hits come in by the hundred. */
  #set(change: Partial<DryRunState>): void {
    this.#state = { ...this.#state, ...change };
    if (this.#isDisposed) return;
    // The more there is to sort and draw, the more seldom.
    this.#timer ??= setTimeout(() => this.#publish(), EVERY_MS + this.#hits.length / 20);
  }

  #publish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const isNew = this.#state.looked !== this.#shown.looked;
    if (isNew) this.#state = { ...this.#state, byProject: [...this.#byProject.values()] };
    if (this.#state.hits.length !== this.#hits.length)
      this.#state = { ...this.#state, hits: [...this.#hits] };
    this.#shown = this.#state;
    if (this.#isDisposed) return;
    for (const listener of this.#listeners) listener();
  }
}

const EVERY_MS = 300;

const NOTHING_YET: DryRunState = {
  status: 'finding',
  isStopped: false,
  total: 0,
  looked: 0,
  components: 0,
  hits: [],
  hitCount: 0,
  byProject: [],
  lacking: {},
  failed: [],
  hidden: [],
  gone: [],
};
