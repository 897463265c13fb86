import { dequal } from 'dequal';
import type { ApiClient } from '../../../api/client.js';
import { getPolicy } from '../../../api/policies.js';
import { attempt } from '../../../data/attempt.js';
import { changeCache, withData } from '../../../data/cacheChange.js';
import { resourceCacheOf } from '../../../data/ResourceCache.js';
import { policiesChanged } from '../../../data/resources/changes.js';
import * as policies from '../../../data/resources/policies.js';
import { ContestedFields, mergedEdit } from '../../../data/useMergedEdit.js';
import type { ServerLine } from '../../../domain/serverLine.js';
import type { Policy, PolicyConditionRequest } from '../../../schema/policy.js';
import { contentOf, valuesOf, type ConditionDraft, type PolicyValues } from './policyValues.js';
import { fieldsOf, PartlySaved, runSteps, stepsOf, type PolicyFields } from './savePolicy.js';

/**
 * The edit of one policy, from opening its form to closing it. Saving a policy takes several calls, and the
 * server may reject some of them. Between two saves, the draft remembers what the user has seen, what the
 * server has stored, and what it rejected.
 */
export class PolicyDraft {
  /** UUIDs of conditions that were added while the form is open, by their key in the form. */
  readonly #uuids = new Map<string, string>();
  /** UUIDs and tags that the form has shown. */
  readonly #shown = new Set<string>();
  /** The reasons why the server rejected a condition, by its key in the form, with the rejected content. */
  readonly #refusals = new Map<string, { content: PolicyConditionRequest; reason: string }>();
  /**
   * The state of the policy that the user has seen in a conflict, which is more than the initial values of
   * the form.
   */
  #seen: { read: Policy; fields: PolicyFields } | undefined;

  /** @param line - release line of the server that stores the policy */
  constructor(readonly line: ServerLine) {}

  /** The UUID of a condition, also of one that was added while the form is open. */
  uuidOf({ key, uuid }: ConditionDraft): string | undefined {
    // A condition that was put back got a new UUID.
    return this.#uuids.get(key) ?? uuid;
  }

  /** The condition as the server has it; undefined for one that is not stored. */
  storedOf(condition: ConditionDraft, row: Policy | undefined): ConditionDraft | undefined {
    const uuid = this.uuidOf(condition);
    return uuid === undefined ? undefined : valuesOf(row).conditions.find(({ key }) => key === uuid);
  }

  /** Returns true when a condition is stored with the content that it has in the form. */
  isStored(condition: ConditionDraft, row: Policy | undefined): boolean {
    const stored = this.storedOf(condition, row);
    return stored !== undefined && dequal(contentOf(stored), contentOf(condition));
  }

  /** Returns the reason why the server rejected a condition, or undefined once its content has changed. */
  refusalOf(condition: ConditionDraft): string | undefined {
    const found = this.#refusals.get(condition.key);
    return found && dequal(found.content, contentOf(condition)) ? found.reason : undefined;
  }

  /** Records that the server rejected a condition. */
  noteRefusal(condition: ConditionDraft, reason: string): void {
    this.#refusals.set(condition.key, { content: contentOf(condition), reason });
  }

  /**
   * Notes what the form shows. A condition, project or tag that was read again but never shown counts as left alone, not as
   * removed.
   */
  noteShown({ conditions, projects, tags }: PolicyValues): void {
    for (const condition of conditions) this.#shown.add(this.uuidOf(condition) ?? '');
    for (const { uuid } of projects) this.#shown.add(uuid);
    for (const tag of tags) this.#shown.add(TAG + tag);
  }

  /**
   * Makes all changes, one call each, and continues after a rejected one.
   * @param read - the policy as the form has read it
   * @throws ContestedFields when someone else changed the same fields. Nothing was sent then
   * @throws PartlySaved when something was rejected
   */
  async save(api: ApiClient, read: Policy, values: PolicyValues, signal: AbortSignal): Promise<Policy> {
    this.#refusals.clear();
    const uuidOf = (condition: ConditionDraft) => this.uuidOf(condition);
    const stored = await getPolicy(api, read.uuid, signal);
    const theirs = fieldsOf(valuesOf(stored), uuidOf);
    this.noteShown(values);
    const base = this.#shownOf(valuesOf(read));
    const before = this.#seen?.read === read ? this.#seen.fields : fieldsOf(base, uuidOf);
    const wanted = this.#merged(read, before, fieldsOf(values, uuidOf), theirs);
    const { line } = this;
    const onAdded = (key: string, uuid: string) => void this.#uuids.set(key, uuid);
    const steps = stepsOf({ api, line, signal, base, stored, values, theirs, wanted, uuidOf, onAdded });
    const refused = await runSteps(steps, signal);
    // This answer may be lost with the connection; the next save reads the policy anyway.
    const now = await attempt(() => getPolicy(api, read.uuid, signal));
    if (refused.length === 0 && now.status === 'done') return now.result;
    const known = now.status === 'done' ? [withData(policies.one(read.uuid), now.result)] : [];
    changeCache(resourceCacheOf(api), { known, stale: policiesChanged() });
    if (refused.length === 0) throw now.status === 'refused' ? now.error : signal.reason;
    const notSaved = refused.filter(({ error }) => error !== undefined);
    throw new PartlySaved(notSaved, steps.length - refused.length, steps.length);
  }

  /** Values without what the form has never shown. */
  #shownOf(values: PolicyValues): PolicyValues {
    return {
      ...values,
      conditions: values.conditions.filter(({ key }) => this.#shown.has(key)),
      projects: values.projects.filter(({ uuid }) => this.#shown.has(uuid)),
      tags: values.tags.filter((tag) => this.#shown.has(TAG + tag)),
    };
  }

  #merged(read: Policy, before: PolicyFields, mine: PolicyFields, theirs: PolicyFields): PolicyFields {
    // A removed condition is a field without a value.
    const all = Object.fromEntries(
      [before, mine, theirs].flatMap(Object.keys).map((name) => [name, undefined as unknown]),
    );
    try {
      return mergedEdit({ ...all, ...before }, { ...all, ...mine }, { ...all, ...theirs });
    } catch (error) {
      if (error instanceof ContestedFields) this.#seen = { read, fields: { ...before, ...error.theirs } };
      throw error;
    }
  }
}

/** Distinguishes tags from UUIDs. */
const TAG = 'tag:';
