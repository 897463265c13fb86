import type { ApiClient } from '../../../api/client.js';
import { hasStatus, isAbort, NetworkError } from '../../../api/errors.js';
import type { ReadProgress } from '../../../api/readAllPages.js';
import { isSessionRefused } from '../../../data/attempt.js';
import { phaseOf, type Refusal } from '../../../data/saveRun.js';
import { SaveRunner } from '../../../data/SaveRunner.js';
import type { LicensedComponent } from '../../../domain/declaredLicenses.js';
import { licenseText } from '../../../domain/licenseText.js';
import type { Component } from '../../../schema/component.js';
import type { PolicyProject } from '../../../schema/policy.js';
import { findExtent, type Extent } from './findExtent.js';
import { readerPool, type ReaderPool } from './readerPool.js';

/** The input of a scan. */
export interface ScanTask<Why> {
  api: ApiClient;
  extent: Extent;
  includeInactive: boolean;
  /** Only projects that are marked as the latest version. */
  onlyLatest: boolean;
  /** Loads what is needed once, while the projects are found. */
  openJudge: (api: ApiClient, signal: AbortSignal) => ComponentJudge<Why> | Promise<ComponentJudge<Why>>;
  /** Called once each time the server rejects the session. */
  onUnauthorized?: () => void;
}

/** Reads the components of projects, and says which of them are looked for. */
export interface ComponentJudge<Why> {
  /** Several projects may be judged at a time. @throws what the server refuses */
  judge: (projectId: string, readers: ReaderPool, signal: AbortSignal) => Promise<ScanVerdict<Why>>;
  dispose?: () => void;
}

/** The result of one project. */
export interface ScanVerdict<Why> {
  /** The number of components scanned. */
  components: number;
  hits: readonly { component: ScannedComponent; why: Why }[];
  /** The number of components that lack the scanned data, by what is missing. See {@link ScanState}. */
  lacking?: Readonly<Record<string, number>>;
}

/** A component as a scan judges it. */
export type ScannedComponent = Pick<Component, 'uuid' | 'name' | 'group' | 'version'> & LicensedComponent;

/** A component as lists of matches name it. */
export interface HitComponent extends Pick<Component, 'uuid' | 'name' | 'group' | 'version'> {
  /** Its licenses in one line. */
  license?: string;
}

/** A component that was looked for. */
export interface Hit<Why> {
  component: HitComponent;
  project: PolicyProject;
  why: Why;
}

/** The number of matching components of a project. */
export interface ProjectHits {
  project: PolicyProject;
  count: number;
}

/** The progress of a scan, and its results so far. */
export interface ScanState<Why = unknown> {
  /** `finding`: which projects there are. `waiting`: the session ended or the connection broke. */
  status: 'finding' | 'running' | 'waiting' | 'over';
  /** The progress of finding the projects. */
  found?: ReadProgress;
  /** The reason why it could not start. */
  error?: unknown;
  /** Why it waits. */
  obstacle?: unknown;
  isStopped: boolean;
  /** The number of projects found to scan. */
  total: number;
  /** The number of those projects still to be scanned. Rejected ones do not count. */
  left: number;
  /** The number of projects scanned. */
  looked: number;
  /** The number of components scanned. */
  components: number;
  /** The first {@link MOST_LISTED}, in the order in which they came. */
  hits: readonly Hit<Why>[];
  hitCount: number;
  byProject: readonly ProjectHits[];
  /** The number of components that lack the scanned data, by the judge's name for it. */
  lacking: Readonly<Record<string, number>>;
  /** Projects that could not be read. */
  failed: readonly Refusal<PolicyProject>[];
  /** Projects that the user may not see. */
  hidden: readonly PolicyProject[];
  /** Projects that no longer exist. */
  gone: readonly PolicyProject[];
  /** Inactive projects that are left out; undefined where that is not known. */
  inactive?: number;
}

/** The maximum number of matches listed. All are counted. */
export const MOST_LISTED = 50_000;

/** Searches projects for components, a few projects at a time, because servers cannot be queried for them. */
export class PortfolioScanner<Why> {
  readonly #task: ScanTask<Why>;
  readonly #listeners = new Set<() => void>();
  readonly #readers: ReaderPool = readerPool();
  #stopping = new AbortController();
  #judge: ComponentJudge<Why> | undefined;
  #runner: SaveRunner<PolicyProject, void> | undefined;
  /** Projects that are neither scanned nor failed. */
  #left: readonly PolicyProject[] = [];
  #isDisposed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** As it is. */
  #state: ScanState<Why> = NOTHING_YET;
  /** As it is shown. */
  #shown: ScanState<Why> = NOTHING_YET;
  // They are copied when they are shown.
  readonly #hits: Hit<Why>[] = [];
  readonly #byProject = new Map<string, ProjectHits>();

  constructor(task: ScanTask<Why>) {
    this.#task = task;
  }

  getSnapshot = (): ScanState<Why> => this.#shown;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Finds the projects and scans them. Never rejects. */
  async start(): Promise<void> {
    const { api, extent, includeInactive, onlyLatest } = this.#task;
    const stopping = new AbortController();
    this.#stopping = stopping;
    const { signal } = stopping;
    this.#state = NOTHING_YET;
    this.#publish();
    try {
      const [{ projects, hidden, gone, inactive }] = await Promise.all([
        findExtent(api, extent, {
          includeInactive,
          onlyLatest,
          signal,
          onProgress: (progress) => this.#set({ found: progress }),
        }),
        this.#open(signal),
      ]);
      signal.throwIfAborted();
      this.#set({ total: projects.length, left: projects.length, hidden, gone, inactive });
      await this.#look(projects);
    } catch (error) {
      const isStopped = signal.aborted;
      // Otherwise, the other of the two continues.
      stopping.abort();
      this.#closeJudge();
      if (isSessionRefused(error)) this.#task.onUnauthorized?.();
      this.#set({ status: 'over', ...(isStopped ? { isStopped } : { error }) });
      this.#publish();
    }
  }

  /** Scans no further project, and cancels those that are being read. */
  stop = (): void => {
    this.#stopping.abort();
    this.#runner?.stop();
  };

  /** Resumes after the session ended or the connection broke. */
  resume = (): void => this.#runner?.resume();

  /** Scans the projects that failed, and those that were left when the scan was stopped. */
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
    this.#closeJudge();
    this.#readers.dispose();
  }

  async #look(projects: readonly PolicyProject[]): Promise<void> {
    const { signal } = this.#stopping;
    const left = projects.length;
    this.#set({ status: 'running', left, failed: [], isStopped: false, obstacle: undefined });
    this.#publish();
    const runner = new SaveRunner<PolicyProject, void>(projects, {
      act: (project) => this.#lookAt(project, signal),
      isObstacle: (error) => isSessionRefused(error) || error instanceof NetworkError,
      onObstacle: (error) => {
        if (isSessionRefused(error)) this.#task.onUnauthorized?.();
      },
    });
    this.#runner = runner;
    const wasStopped = ({ error }: Refusal<PolicyProject>) =>
      signal.aborted && (isAbort(error) || error === signal.reason);
    runner.subscribe(() => {
      const run = runner.getSnapshot();
      const isWaiting = phaseOf(run) === 'waiting';
      this.#set({
        status: isWaiting ? 'waiting' : 'running',
        left: run.waiting.length + run.activeCount + run.refused.filter(wasStopped).length,
        obstacle: run.obstacle,
      });
      if (isWaiting) this.#publish();
    });
    const end = await runner.over;
    const failed = end.refused.filter((one) => !wasStopped(one));
    this.#left = [...end.refused.filter(wasStopped).map(({ item }) => item), ...end.waiting];
    this.#set({
      status: 'over',
      left: this.#left.length,
      failed,
      isStopped: this.#left.length > 0,
      obstacle: undefined,
    });
    this.#publish();
  }

  async #lookAt(project: PolicyProject, signal: AbortSignal): Promise<void> {
    try {
      const verdict = await this.#judge!.judge(project.uuid, this.#readers, signal);
      signal.throwIfAborted();
      for (const { component, why } of verdict.hits) {
        if (this.#hits.length === MOST_LISTED) break;
        const { uuid, name, group, version } = component;
        const license = licenseText(component);
        this.#hits.push({ component: { uuid, name, group, version, license }, project, why });
      }
      const count = verdict.hits.length;
      if (count > 0) this.#byProject.set(project.uuid, { project, count });
      const lacking = { ...this.#state.lacking };
      for (const [what, more] of Object.entries(verdict.lacking ?? {})) {
        lacking[what] = (lacking[what] ?? 0) + more;
      }
      const { looked, components: before, hitCount } = this.#state;
      this.#set({
        looked: looked + 1,
        components: before + verdict.components,
        hitCount: hitCount + count,
        lacking,
      });
    } catch (error) {
      if (hasStatus(error, 403)) this.#set({ hidden: [...this.#state.hidden, project] });
      else if (hasStatus(error, 404)) this.#set({ gone: [...this.#state.gone, project] });
      else throw error;
    }
  }

  /** One that opens after the scan has ended is of no use. */
  async #open(signal: AbortSignal): Promise<void> {
    const judge = await this.#task.openJudge(this.#task.api, signal);
    if (signal.aborted) judge.dispose?.();
    else this.#judge = judge;
  }

  #closeJudge(): void {
    this.#judge?.dispose?.();
    this.#judge = undefined;
  }

  /** Publishes changes with a delay, because matches arrive by the hundred. */
  #set(change: Partial<ScanState<Why>>): void {
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

const NOTHING_YET: ScanState<never> = {
  status: 'finding',
  isStopped: false,
  total: 0,
  left: 0,
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
