import { licenseFinder } from '../../knownLicense.js';
import { conditionMatcher } from '../conditionMatcher.js';
import type {
  ConditionMatcher,
  JudgedComponent,
  JudgedVulnerability,
  Surroundings,
} from '../JudgedComponent.js';
import { violatedConditions, type AppliedPolicy } from '../violatedConditions.js';
import { isAboutVulnerabilities, type PlacedCondition } from './dryRunPlan.js';

/** A policy that components are held against, with what its conditions refer to. Plain data: it goes to a worker. */
export interface DryRunPolicy {
  /** `ANY` or `ALL`. */
  operator: string;
  conditions: readonly PlacedCondition[];
  /** The licenses of the server; empty where no condition needs them. */
  licenses: readonly { uuid: string; licenseId: string }[];
  /** The UUIDs of the members of each license group that a condition names. Deleted groups are missing. */
  licenseGroups: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds since 1970. */
  now: number;
}

/** A component whose vulnerabilities are loaded only when they matter. */
export type BareComponent = Omit<JudgedComponent, 'vulnerabilities'>;

/** Vulnerabilities of the components of a project, by the place of the component. */
export type VulnerabilitiesByPlace = ReadonlyMap<number, readonly JudgedVulnerability[]>;

/** The result of checking the components of a project against a policy. */
export interface DryRunVerdict {
  hits: readonly DryRunHit[];
  /**
   * The number of components that lack the data a condition checks, by the place of the condition. Conditions
   * without such components are absent.
   */
  lacking: Readonly<Record<number, number>>;
}

/** A component that would violate the policy. */
export interface DryRunHit {
  /** Its place among the components that were given. */
  component: number;
  /** Places of the conditions it meets. */
  conditions: readonly number[];
}

/** Holds the components of projects against one policy. */
export interface DryRun {
  /** Returns true when the vulnerabilities of these components can affect the result. */
  needsVulnerabilities(components: readonly BareComponent[]): boolean;
  judge(components: readonly BareComponent[], vulnerabilities: VulnerabilitiesByPlace): DryRunVerdict;
}

/** Prepares a policy, with the rules by which the embedded server evaluates those that are stored. */
export function dryRunOf(policy: DryRunPolicy): DryRun {
  const surroundings = surroundingsOf(policy);
  const conditions = policy.conditions.map((condition) => ({
    ...condition,
    isViolatedBy: conditionMatcher(condition, surroundings),
    lacks: LACKING[condition.subject],
  }));
  const whole = [{ operator: policy.operator, conditions }];
  const bare = conditions.filter((condition) => !isAboutVulnerabilities(condition));
  // Each has to be met: where one of the others is not, vulnerabilities change nothing.
  const sieve: AppliedPolicy<PreparedCondition>[] | undefined =
    policy.operator === 'ALL' && bare.length > 0 ? [{ operator: 'ALL', conditions: bare }] : undefined;
  const hasVulnerabilities = bare.length < conditions.length;
  return {
    needsVulnerabilities: (components) =>
      hasVulnerabilities &&
      components.length > 0 &&
      (!sieve ||
        components.some((component) => violatedConditions(withThem(component, NONE), sieve).length > 0)),
    judge(components, vulnerabilities) {
      const hits: DryRunHit[] = [];
      const lacking: Record<number, number> = {};
      components.forEach((bareComponent, place) => {
        const component = withThem(bareComponent, vulnerabilities.get(place) ?? NONE);
        const violated = violatedConditions(component, whole);
        if (violated.length > 0) {
          hits.push({ component: place, conditions: violated.map((condition) => condition.place) });
        }
        for (const { place: of, lacks } of conditions) {
          if (lacks?.(component)) lacking[of] = (lacking[of] ?? 0) + 1;
        }
      });
      return { hits, lacking };
    },
  };
}

type PreparedCondition = PlacedCondition & { isViolatedBy: ConditionMatcher };

const NONE: readonly JudgedVulnerability[] = [];

function withThem(
  component: BareComponent,
  vulnerabilities: readonly JudgedVulnerability[],
): JudgedComponent {
  return { ...component, vulnerabilities };
}

/**
 * By subject: returns true when a component lacks the data a condition checks, so that the result may be
 * unknown. Only for subjects where that can happen.
 */
const LACKING: Readonly<Record<string, ConditionMatcher | undefined>> = {
  AGE: ({ purl, latest }) => purl !== null && (latest?.published ?? undefined) === undefined,
  VERSION_DISTANCE: ({ isDirectDependency, latest }) => isDirectDependency && latest === undefined,
  EPSS: ({ vulnerabilities }) => vulnerabilities.some(({ epssScore }) => epssScore === undefined),
  IS_INTERNAL: ({ isInternal }) => isInternal === undefined,
};

function surroundingsOf({ licenses, licenseGroups, now }: DryRunPolicy): Surroundings {
  const ids = new Map(licenses.map(({ uuid, licenseId }) => [uuid, licenseId]));
  return {
    now,
    licenseById: licenseFinder(licenses.map(({ licenseId, uuid }) => [licenseId, uuid] as const)),
    licenseIdOf: (license) => (typeof license === 'string' ? ids.get(license) : undefined),
    licensesOf: (uuid) => (ids.has(uuid) ? new Set([uuid]) : undefined),
    licensesOfGroup: (uuid) =>
      Object.hasOwn(licenseGroups, uuid) ? new Set(licenseGroups[uuid]) : undefined,
  };
}
