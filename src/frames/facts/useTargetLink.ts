import type { MouseEvent } from 'react';
import { useHost } from '../../host/KitProvider.js';
import type { NavigationAdapter, NavigationTarget } from '../../host/types.js';

/** The props that an anchor needs to link to a target. */
export interface TargetLinkProps {
  href: string;
  /** Absent: the browser follows the address. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Returns the link to a target of the host. Undefined if the host has no such place. */
export function useTargetLink(target: NavigationTarget | undefined): TargetLinkProps | undefined {
  return linkTo(useHost().navigation, target);
}

/** {@link useTargetLink} for places that are not known while rendering starts, such as those of a list. */
export function linkTo(
  navigation: NavigationAdapter | undefined,
  target: NavigationTarget | undefined,
): TargetLinkProps | undefined {
  const href = target && navigation?.href(target);
  if (!target || href === undefined) return undefined;
  const { go } = navigation ?? {};
  return { href, onNavigate: go && (() => go(target)) };
}

/**
 * Returns a function that goes to a target of the host, as a click on a link to it does. Undefined if the
 * host has no such place.
 */
export function visitOf(
  navigation: NavigationAdapter | undefined,
  target: NavigationTarget | undefined,
): (() => void) | undefined {
  const href = target && navigation?.href(target);
  if (!target || href === undefined) return undefined;
  const { go } = navigation ?? {};
  return go ? () => go(target) : () => window.location.assign(href);
}
