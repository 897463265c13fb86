import { useMemo, useState } from 'react';
import * as projects from '../../../data/resources/projects.js';
import { useProjectOptions, type ProjectOption } from '../../../data/useProjectOptions.js';
import { useResource } from '../../../data/useResource.js';
import { useIntl } from '../../../i18n/index.js';
import { classifierText } from '../../component/index.js';
import { projectText } from '../../project/index.js';
import type { Project } from '../../../schema/project.js';
import { applyMessages as messages } from './ApplyDecisions.messages.js';
import type { ApplyTarget } from './loadMatches.js';

/**
 * Manages the projects that a decision is applied to: other versions of this one, all of them at first, and
 * others that were added.
 */
export function useApplyTargets(projectId: string, isEnabled: boolean) {
  const intl = useIntl();
  const project = useResource(projects.one(projectId), { isEnabled });
  const own = project.status === 'ready' ? project.data : undefined;
  const versions = useMemo(() => (own ? otherVersionsOf(own, intl.locale) : NONE), [own, intl.locale]);
  const [left, setLeft] = useState<ReadonlySet<string>>(NO_IDS);
  const [added, setAdded] = useState<readonly ProjectOption[]>([]);
  const find = useProjectOptions(projectText, ({ classifier }) => classifierText(intl, classifier));
  const loadOptions = async (text: string, signal: AbortSignal) =>
    (await find(text, signal)).map((option) => {
      const isOwn = option.id === projectId;
      if (!isOwn && !versions.some(({ uuid }) => uuid === option.id)) return option;
      const hint = intl.formatMessage(isOwn ? messages.thisProject : messages.amongVersions);
      return { ...option, isDisabled: true, hint };
    });
  const targets = useMemo(() => {
    const known = new Set(versions.map(({ uuid }) => uuid));
    const others = added.flatMap(({ project: other }) => other ?? []).filter(({ uuid }) => !known.has(uuid));
    return [...versions.filter(({ uuid }) => !left.has(uuid)), ...others];
  }, [versions, left, added]);
  return { project, own, versions, left, setLeft, added, setAdded, loadOptions, targets };
}

/** Active ones first, then the highest. */
function otherVersionsOf({ uuid: own, name, versions = [] }: Project, locale: string): ApplyTarget[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return versions
    .filter(({ uuid }) => uuid !== own)
    .map(({ uuid, version, active }) => ({ uuid, name, version, isInactive: active === false }))
    .sort(
      (one, other) =>
        Number(one.isInactive) - Number(other.isInactive) || compare(other.version ?? '', one.version ?? ''),
    );
}

const NONE: readonly ApplyTarget[] = [];
const NO_IDS: ReadonlySet<string> = new Set();
