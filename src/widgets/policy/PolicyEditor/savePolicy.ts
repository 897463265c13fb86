import { dequal } from 'dequal';
import type { ApiClient } from '../../../api/client.js';
import { NetworkError } from '../../../api/errors.js';
import {
  addPolicyCondition,
  deletePolicyCondition,
  limitPolicyToProject,
  limitPolicyToTag,
  updatePolicy,
  updatePolicyCondition,
} from '../../../api/policies.js';
import { attempt, evenIfGone, isSessionRefused } from '../../../data/attempt.js';
import { isSince, type ServerLine } from '../../../domain/serverLine.js';
import type { Policy, PolicyConditionRequest } from '../../../schema/policy.js';
import { contentOf, valuesOf, type ConditionDraft, type PolicyValues } from './policyValues.js';

/** Some changes of a save were rejected or not tried. The others are saved. */
export class PartlySaved extends Error {
  /**
   * @param refused - the errors, each with the part that it is about
   * @param saved - the number of changes made
   * @param total - the number of all changes
   */
  constructor(
    readonly refused: readonly RefusedPart[],
    readonly saved: number,
    readonly total: number,
  ) {
    super('Some changes of the policy were not saved.');
  }
}

/** A part of a policy that the server rejected. */
export interface RefusedPart {
  part: 'policy' | 'condition' | 'removal' | 'project' | 'tag';
  /** Key of the condition in the form, UUID of the project, or tag. */
  key: string;
  error: unknown;
}

/** The policy as independent fields, so that two people can change different ones. */
export type PolicyFields = Record<string, unknown>;

/** @param uuidOf - the UUID that a condition of the form has on the server */
export function fieldsOf(values: PolicyValues, uuidOf: Change['uuidOf']): PolicyFields {
  const { name, operator, violationState, includeChildren, onlyLatest, conditions } = values;
  const stored = conditions.flatMap((condition) => {
    const uuid = uuidOf(condition);
    return uuid === undefined ? [] : [[CONDITION + uuid, contentOf(condition)] as const];
  });
  return {
    name: name.trim(),
    operator,
    violationState,
    includeChildren,
    onlyLatest,
    ...Object.fromEntries(stored),
  };
}

/** The prefix of field names that belong to conditions. */
export const CONDITION = 'condition:';

/** One call. */
interface Step extends Pick<RefusedPart, 'part' | 'key'> {
  run: () => Promise<unknown>;
}

/** The input of a save. */
export interface Change {
  api: ApiClient;
  line: ServerLine;
  signal: AbortSignal;
  /** The initial values of the form. */
  base: PolicyValues;
  /** As it is now. */
  stored: Policy;
  values: PolicyValues;
  theirs: PolicyFields;
  wanted: PolicyFields;
  /** The UUID that a condition of the form has on the server. */
  uuidOf: (condition: ConditionDraft) => string | undefined;
  /** Called when a condition of the form has got a UUID. */
  onAdded: (key: string, uuid: string) => void;
}

/** The calls that make a policy what the form says. */
export function stepsOf(change: Change): Step[] {
  return [...policySteps(change), ...conditionSteps(change), ...limitSteps(change)];
}

const WHOLE = ['name', 'operator', 'violationState', 'includeChildren', 'onlyLatest'] as const;

function policySteps({ api, line, signal, stored, theirs, wanted }: Change): Step[] {
  if (WHOLE.every((field) => wanted[field] === theirs[field])) return [];
  const request = {
    uuid: stored.uuid,
    name: wanted['name'] as string,
    operator: wanted['operator'] as string,
    violationState: wanted['violationState'] as string,
    includeChildren: wanted['includeChildren'] as boolean,
    onlyLatestProjectVersion: isSince(line, '4.12') ? (wanted['onlyLatest'] as boolean) : undefined,
  };
  return [{ part: 'policy', key: '', run: () => updatePolicy(api, request, signal) }];
}

function conditionSteps(change: Change): Step[] {
  const { api, signal, base, stored, values, theirs, wanted, uuidOf, onAdded } = change;
  const keyOf = (uuid: string) => values.conditions.find((one) => uuidOf(one) === uuid)?.key ?? uuid;
  // One whose answer was lost on the way is there already.
  const claimed = new Set([...base.conditions.map(({ key }) => key), ...values.conditions.map(uuidOf)]);
  const strays = (stored.policyConditions ?? []).filter(({ uuid }) => !claimed.has(uuid));
  const addition = (key: string, content: PolicyConditionRequest): Step[] => {
    const place = strays.findIndex(({ subject, operator, value }) =>
      dequal([subject, operator, value], [content.subject, content.operator, content.value]),
    );
    const [stray] = place < 0 ? [] : strays.splice(place, 1);
    if (stray) {
      onAdded(key, stray.uuid);
      return [];
    }
    const run = async () => {
      const { uuid } = await addPolicyCondition(api, stored.uuid, content, signal);
      onAdded(key, uuid);
    };
    return [{ part: 'condition', key, run }];
  };
  const existing = Object.keys(wanted).filter((name) => name.startsWith(CONDITION));
  const changed = existing.flatMap((name): Step[] => {
    const uuid = name.slice(CONDITION.length);
    const [content, theirContent] = [wanted[name] as PolicyConditionRequest | undefined, theirs[name]];
    if (dequal(content, theirContent)) return [];
    if (content === undefined) {
      return [
        { part: 'removal', key: uuid, run: () => evenIfGone(deletePolicyCondition(api, uuid, signal)) },
      ];
    }
    const key = keyOf(uuid);
    // Someone else removed the condition, and the user restores it.
    if (theirContent === undefined) return addition(key, content);
    return [{ part: 'condition', key, run: () => updatePolicyCondition(api, { uuid, ...content }, signal) }];
  });
  const added = values.conditions
    .filter((condition) => uuidOf(condition) === undefined)
    .flatMap((condition) => addition(condition.key, contentOf(condition)));
  return [...changed, ...added];
}

/**
 * Returns the steps for the limits that were added or removed here. Changes that others made to the limits in
 * the meantime are kept.
 */
function limitSteps({ api, line, signal, base, stored, values }: Change): Step[] {
  const now = valuesOf(stored);
  const ids = ({ projects }: PolicyValues) => projects.map(({ uuid }) => uuid);
  const projects = differenceOf(ids(base), ids(values), ids(now));
  const tags = differenceOf(base.tags, values.tags, now.tags);
  return [
    ...projects.map(({ one, isAdded }): Step => ({
      part: 'project',
      key: one,
      run: () => limitPolicyToProject(api, stored.uuid, one, isAdded, signal),
    })),
    ...tags.map(({ one, isAdded }): Step => ({
      part: 'tag',
      key: one,
      run: () => limitPolicyToTag(api, stored.uuid, one, isAdded, line, signal),
    })),
  ];
}

function differenceOf(before: readonly string[], mine: readonly string[], now: readonly string[]) {
  return [
    ...mine
      .filter((one) => !before.includes(one) && !now.includes(one))
      .map((one) => ({ one, isAdded: true })),
    ...before
      .filter((one) => !mine.includes(one) && now.includes(one))
      .map((one) => ({ one, isAdded: false })),
  ];
}

/**
 * Runs the steps one after the other, so that the conditions keep their order.
 * @returns the rejected parts. A part without an error was not tried, because the server could not be reached
 */
export async function runSteps(steps: readonly Step[], signal: AbortSignal): Promise<RefusedPart[]> {
  const refused: RefusedPart[] = [];
  for (const [place, { part, key, run: take }] of steps.entries()) {
    const outcome = await attempt(take, { signal });
    if (outcome.status === 'stopped') throw signal.reason;
    if (outcome.status === 'done') continue;
    const { error } = outcome;
    if (isSessionRefused(error)) throw error;
    refused.push({ part, key, error });
    if (error instanceof NetworkError) {
      const left = steps.slice(place + 1);
      return [...refused, ...left.map((step) => ({ part: step.part, key: step.key, error: undefined }))];
    }
  }
  return refused;
}
