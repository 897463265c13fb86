/** The severities of vulnerabilities. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const critical = msg('severity.critical', 'Critical', 'Severity of a vulnerability, the worst of six. Also the name of its count');

export const high = msg('severity.high', 'High', 'Severity of a vulnerability, second of six. Also the name of its count');

export const medium = msg('severity.medium', 'Medium', 'Severity of a vulnerability, third of six. Also the name of its count');

export const low = msg('severity.low', 'Low', 'Severity of a vulnerability, fourth of six');

export const info = msg('severity.info', 'Info', 'Severity of a vulnerability that is for information only');

export const unassigned = msg('severity.unassigned', 'Unassigned', 'Severity of a vulnerability without a rating. Also the name of its count');
