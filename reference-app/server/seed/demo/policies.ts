import type { PolicyOperator, PolicySubject } from '../../../../src/domain/policy/policySubjects.js';
import type { ViolationDecision } from '../../rules/violationDecision.js';

/** A rule of Halden Commerce for what its software may be made of. */
export interface DemoPolicy {
  name: string;
  violationState: 'INFO' | 'WARN' | 'FAIL';
  /** Projects with one of these tags only; absent: all. */
  tags?: readonly string[];
  /** One that is violated is enough. The value of a licence group is its name here. */
  conditions: readonly { subject: PolicySubject; operator: PolicyOperator; value: string }[];
}

export const demoPolicies: readonly DemoPolicy[] = [
  {
    name: 'Block releases with critical vulnerabilities',
    violationState: 'FAIL',
    conditions: [{ subject: 'SEVERITY', operator: 'IS', value: 'CRITICAL' }],
  },
  {
    name: 'PCI DSS: fix high severity within 30 days',
    violationState: 'WARN',
    tags: ['pci'],
    conditions: [{ subject: 'SEVERITY', operator: 'IS', value: 'HIGH' }],
  },
  {
    name: 'No copyleft in distributed software',
    violationState: 'FAIL',
    tags: ['device', 'external', 'mobile', 'shop'],
    conditions: [{ subject: 'LICENSE_GROUP', operator: 'IS', value: 'Copyleft' }],
  },
  {
    name: 'Unknown licenses',
    violationState: 'INFO',
    conditions: [{ subject: 'LICENSE', operator: 'IS', value: 'unresolved' }],
  },
  {
    name: 'Banned packages',
    violationState: 'FAIL',
    conditions: [
      { subject: 'COORDINATES', operator: 'MATCHES', value: '{"name":"event-stream"}' },
      { subject: 'PACKAGE_URL', operator: 'MATCHES', value: 'pkg:golang/github.com/dgrijalva/jwt-go' },
      {
        subject: 'COORDINATES',
        operator: 'MATCHES',
        value: '{"group":"org.apache.logging.log4j","name":"log4j-core","version":"<2.17.1"}',
      },
    ],
  },
  {
    name: 'No more than one major version behind',
    violationState: 'WARN',
    conditions: [
      { subject: 'VERSION_DISTANCE', operator: 'NUMERIC_GREATER_THAN', value: '{"major":"1"}' },
    ],
  },
];

/** A decision about a violation of the demo, and its time. */
export interface DemoViolationAudit {
  policy: string;
  /** Name and version of the project. */
  project: string;
  component: string;
  /** Oldest first. */
  decisions: readonly (ViolationDecision & { by: string; daysAgo: number })[];
}

export const demoViolationAudits: readonly DemoViolationAudit[] = [
  {
    policy: 'No copyleft in distributed software',
    project: 'pos-terminal-firmware 2.4.0',
    component: 'busybox',
    decisions: [
      { by: 's.okafor', daysAgo: 52, comment: 'Do we ship the source code with the device?' },
      {
        by: 'auditor',
        daysAgo: 50,
        analysisState: 'APPROVED',
        comment: 'Runs unmodified as a separate program. Its source is on the service DVD. Legal opinion 2025-17.',
      },
    ],
  },
  {
    policy: 'No copyleft in distributed software',
    project: 'pos-terminal-firmware 2.4.0',
    component: 'u-boot',
    decisions: [
      { by: 'auditor', daysAgo: 50, analysisState: 'APPROVED', comment: 'Same as BusyBox. See legal opinion 2025-17.' },
    ],
  },
  {
    policy: 'Banned packages',
    project: 'mobile-backend 1.22.0',
    component: 'event-stream',
    decisions: [
      {
        by: 'm.keller',
        daysAgo: 12,
        analysisState: 'REJECTED',
        comment: 'A new maintainer added a malicious dependency in 2018. Replace before the next release. No exceptions.',
      },
    ],
  },
  {
    policy: 'Banned packages',
    project: 'payment-gateway 2.6.0',
    component: 'jwt-go',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 33,
        analysisState: 'APPROVED',
        comment: 'Exception EX-204 until we migrate to golang-jwt. The gateway validates the audience itself.',
      },
    ],
  },
  {
    policy: 'Banned packages',
    project: 'shop-backend 3.14.1',
    component: 'log4j-core',
    decisions: [
      {
        by: 'auditor',
        daysAgo: 57,
        analysisState: 'APPROVED',
        isSuppressed: true,
        comment: '2.17.0 without a JDBC appender. See CVE-2021-44832.',
      },
    ],
  },
  {
    policy: 'Unknown licenses',
    project: 'payment-reconciliation 1.9.4',
    component: 'ojdbc8',
    decisions: [
      {
        by: 's.okafor',
        daysAgo: 21,
        analysisState: 'APPROVED',
        comment: 'Oracle Free Use Terms and Conditions. Purchasing has the contract.',
      },
    ],
  },
];
