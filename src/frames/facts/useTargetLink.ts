import type { MouseEvent } from 'react';
import { useHost } from '../../host/KitProvider.js';
import type { NavigationAdapter, NavigationTarget } from '../../host/types.js';

/** What an anchor needs to lead to a target. */
export interface TargetLinkProps {
  href: string;
  /** Absent: the browser follows the address. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** How to get to a target of the host; undefined where the host has no such place. */
export function useTargetLink(target: NavigationTarget | undefined): TargetLinkProps | undefined {
  const { navigation } = useHost();
  const href = target && navigation?.href(target);
  if (!target || href === undefined) return undefined;
  const { go } = navigation ?? {};
  return { href, onNavigate: go && (() => go(target)) };
}

/** What goes to a target of the host, as a click on a link to it does; undefined where the host has no such place. */
export function visitOf(
  navigation: NavigationAdapter | undefined,
  target: NavigationTarget | undefined,
): (() => void) | undefined {
  const href = target && navigation?.href(target);
  if (!target || href === undefined) return undefined;
  const { go } = navigation ?? {};
  return go ? () => go(target) : () => window.location.assign(href);
}
