/** Addresses of the findings tab: what the list shows, and which finding a link leads to. */
import {
  focusedFindingsValue,
  formatFindingsValue,
  parseFindingsValue,
  rememberedFindingsValue,
  type FindingFocus,
  type ProjectFindingsValue,
} from 'bomdeck/ProjectFindings';
import type { PreferenceStore } from 'bomdeck';
import { pathOfTarget, projectPlaceOf } from './paths.js';
import type { UrlCodec } from './useUrlValue.js';

/** The state of the findings tab. */
export interface FindingsPlace {
  value: ProjectFindingsValue;
  /** The finding that the URL leads to, as long as the user has requested nothing else. */
  focus?: FindingFocus;
}

/**
 * Returns the place after the user requests another view. It leads to the finding until others are listed.
 */
export function placeAfter({ focus }: FindingsPlace, value: ProjectFindingsValue): FindingsPlace {
  return focus && focusedFindingsValue(focus, value) === value ? { value, focus } : { value };
}

/** The findings of a project in an address: a finding in its path says what is listed, so only the rest is written. */
export function findingsCodec(projectId: string, preferences: PreferenceStore): UrlCodec<FindingsPlace> {
  return {
    parse({ pathname, search }) {
      const value = parseFindingsValue(new URLSearchParams(search), rememberedFindingsValue(preferences));
      const place = projectPlaceOf(pathname);
      if (place.kind !== 'finding') return { value };
      const focus = { vulnerability: place.vulnerabilityId, componentId: place.componentId };
      return { value: focusedFindingsValue(focus, value), focus };
    },
    format({ value, focus }) {
      const query = formatFindingsValue(value);
      if (!focus) return { pathname: pathOfTarget({ to: 'project', projectId, tab: 'findings' }), query };
      query.delete('search');
      query.delete('suppressed');
      const { vulnerability: vulnerabilityId, componentId } = focus;
      return {
        pathname: pathOfTarget({ to: 'finding', projectId, componentId, vulnerabilityId }),
        query,
      };
    },
  };
}
