/** The contents that a new version of a project can copy. */
import type { CopyContent } from '../schema/projectCopy.js';
import { COPY_CONTENTS } from '../schema/projectCopy.js';
import { isSince, type ServerLine } from './serverLine.js';

/**
 * Returns the contents that servers of a line copy by a separate switch. Until 5.0, findings come with
 * components, and decisions with violations.
 */
export function copyContentsOf(line: ServerLine): readonly CopyContent[] {
  return isSince(line, '5.0') ? COPY_CONTENTS : COPY_CONTENTS.filter((content) => !SINCE_5_0.has(content));
}

/**
 * Returns the other content that must be copied for this content to be copied. Undefined when none is needed.
 */
export function neededFor(content: CopyContent, offered: readonly CopyContent[]): CopyContent | undefined {
  return NEEDED[content]?.find((needed) => offered.includes(needed));
}

/** Returns the wanted contents that are copied: none without the content it needs. */
export function copiedOf(
  wanted: Readonly<Partial<Record<CopyContent, boolean>>>,
  offered: readonly CopyContent[],
): readonly CopyContent[] {
  const copied: CopyContent[] = [];
  // Each content comes after the content it needs.
  for (const content of offered) {
    const needed = neededFor(content, offered);
    if (wanted[content] && (needed === undefined || copied.includes(needed))) copied.push(content);
  }
  return copied;
}

const SINCE_5_0: ReadonlySet<CopyContent> = new Set(['findings', 'violationHistory']);

// The first that the server offers.
const NEEDED: Partial<Record<CopyContent, readonly CopyContent[]>> = {
  findings: ['components'],
  auditHistory: ['findings', 'components'],
  policyViolations: ['components'],
  violationHistory: ['policyViolations'],
};
