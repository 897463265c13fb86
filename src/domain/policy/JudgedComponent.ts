import type { HashMember } from '../hashes.js';

/** A license of a component: one among those of the server; beside it the texts that were not resolved. */
export interface JudgedLicense {
  resolvedLicense: LicenseKey | null;
  licenseExpression: string | null;
  license: string | null;
}

/** The parts of a component that policies check. */
export interface JudgedComponent extends JudgedLicense {
  group: string | null;
  name: string;
  version: string | null;
  purl: string | null;
  cpe: string | null;
  swidTagId: string | null;
  hashes: Partial<Record<HashMember, string | null>>;
  /** All its licenses, where it has several; empty or absent: the one above. */
  licenses?: readonly JudgedLicense[];
  /** Without the suppressed ones. */
  vulnerabilities: readonly JudgedVulnerability[];
  /** The latest version that a repository has, and its publication time, in milliseconds since 1970. */
  latest: { version: string; published: number | null } | undefined;
  isDirectDependency: boolean;
  /**
   * True when it is one of the organization's own components. Absent where it was not looked up: a condition
   * about it is then not violated.
   */
  isInternal?: boolean;
}

/** The parts of a vulnerability of a component that policies check. */
export interface JudgedVulnerability {
  /** Identifier within its source. */
  vulnId: string;
  severity: string;
  /** Numbers of its weaknesses. */
  cwes: readonly number[];
  /** EPSS probability, 0–1; absent while it has none. */
  epssScore?: number;
}

/** Identifies a license of the server: by its row on the server, by its UUID elsewhere. */
export type LicenseKey = number | string;

/** The data that policies need besides the component. */
export interface Surroundings {
  /** The license or exception with an SPDX or custom id, in small or large letters; undefined for one the server does not know. */
  licenseById(licenseId: string): LicenseKey | undefined;
  /** The id of a license of the server; undefined for one that it does not know. */
  licenseIdOf(license: LicenseKey): string | undefined;
  /** Returns the licenses that a `LICENSE` condition names by a UUID. Undefined when it no longer exists. */
  licensesOf(uuid: string): ReadonlySet<LicenseKey> | undefined;
  /** As `licensesOf`, of a `LICENSE_GROUP` condition. */
  licensesOfGroup(uuid: string): ReadonlySet<LicenseKey> | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Returns true when a component violates a condition. */
export type ConditionMatcher = (component: JudgedComponent) => boolean;
