import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { ApiClient } from '../api/client.js';
import { hasPermission, type PermissionAction } from '../domain/hasPermission.js';
import type { Permission } from '../domain/permissions.js';
import { memoryPreferences } from './memoryPreferences.js';
import { nonceOfPage } from './pageNonce.js';
import { shadowRootOf } from '../theme/shadowRootOf.js';
import { ShadowStyles } from './ShadowStyles.js';
import { StyleNonce } from './StyleNonce.js';
import { tellHost } from '../ui/faults/tellHost.js';
import { UnsavedContext } from '../ui/form/unsaved.js';
import type { AuthContext, HostProps, NavigationAdapter, Notice, PreferenceStore } from './types.js';
import { useUnsavedHolder } from './useUnsavedHolder.js';

/** Props of {@link KitProvider}. @public */
export interface KitProviderProps extends HostProps {
  /** The content that receives it. */
  children?: ReactNode;
}

/**
 * Hands the widgets below it what they need from the embedding application. It draws nothing. Providers nest:
 * what an inner one leaves out comes from the outer one.
 * @public
 */
export function KitProvider(props: KitProviderProps) {
  // `onUnsavedChange` is notified of changes below and not passed on: an inner provider without one notifies
  // this one.
  const { children, onUnsavedChange, ...own } = props;
  const outer = useContext(HostContext);
  const host = useMerged(outer, useSafe(own));
  const { portalContainer } = host;
  const hold = useUnsavedHolder(onUnsavedChange);
  const nonce = useMemo(() => nonceOfPage(host.nonce), [host.nonce]);
  const shadowRoot = shadowRootOf(portalContainer);
  const styled = nonce === undefined ? children : <StyleNonce nonce={nonce}>{children}</StyleNonce>;
  return (
    <HostContext.Provider value={host}>
      <UnsavedContext.Provider value={hold}>
        {shadowRoot ? <ShadowStyles root={shadowRoot}>{styled}</ShadowStyles> : styled}
      </UnsavedContext.Provider>
    </HostContext.Provider>
  );
}

/** The parts of the host that a widget needs. @public */
export interface Host {
  api: ApiClient;
  auth: AuthContext;
  /** Returns true if the user has a permission. For changes, use {@link Host.mayChange}. */
  can: (permission: Permission, action?: PermissionAction) => boolean;
  /** Returns true if the user has a permission and the host has not made the widget read-only. */
  mayChange: (permission: Permission, action?: PermissionAction) => boolean;
  navigation: NavigationAdapter | undefined;
  preferences: PreferenceStore;
  notify: (notice: Notice) => void;
  isReadOnly: boolean;
}

/**
 * The host of the nearest provider or widget.
 * @throws Error when neither gave an `api` or an `auth`: that is a mistake in the program
 */
export function useHost(): Host {
  const host = useHostProps();
  return useMemo(() => {
    if (!host.api || !host.auth) {
      throw new Error(
        `Bomdeck: no ${host.api ? 'auth' : 'api'}. Pass it to the widget, or wrap the widget in <KitProvider api={…} auth={…}>.`,
      );
    }
    const { api, auth, isReadOnly = false } = host;
    const can: Host['can'] = (permission, action) => hasPermission(auth.permissions, permission, action);
    return {
      api,
      auth,
      can,
      mayChange: (permission, action) => !isReadOnly && can(permission, action),
      navigation: host.navigation,
      preferences: host.preferences ?? memoryPreferences,
      // A widget always has one, see Widget; outside of widgets the result would not be shown.
      notify: host.notify ?? ((notice) => console.warn(`Bomdeck: no “notify” to show “${notice.title}”.`)),
      isReadOnly,
    };
  }, [host]);
}

/** Returns the unresolved props of the providers around, for the frame of a widget. */
export function useHostProps(): HostProps {
  return useContext(HostContext);
}

const HostContext = createContext<HostProps>({});

/** Reports errors thrown by these functions of the host to its page, so that they prevent nothing here. */
function useSafe(own: HostProps): HostProps {
  const { notify, preferences } = own;
  const safeNotify = useMemo(() => notify && ((notice: Notice) => tellHost(() => notify(notice))), [notify]);
  const safePreferences = useMemo(
    (): PreferenceStore | undefined =>
      preferences && {
        get: (key) => tellHost(() => preferences.get(key)),
        set: (key, value) => tellHost(() => preferences.set(key, value)),
      },
    [preferences],
  );
  return { ...own, notify: safeNotify, preferences: safePreferences };
}

/**
 * Returns the same object for as long as its members are the same. A new object literal of the host must not
 * restart widgets.
 */
function useMerged(outer: HostProps, own: HostProps): HostProps {
  const merged = merge(outer, own);
  const [kept, setKept] = useState(merged);
  if (kept === merged || HOST_KEYS.every((key) => kept[key] === merged[key])) return kept;
  setKept(merged);
  return merged;
}

function merge(outer: HostProps, own: HostProps): HostProps {
  const merged: HostProps = { ...outer };
  for (const key of HOST_KEYS) {
    if (own[key] !== undefined) Object.assign(merged, { [key]: own[key] });
  }
  // Words of another language would be wrong: a language without messages is loaded.
  if (own.locale !== undefined && own.locale !== outer.locale && own.messages === undefined)
    delete merged.messages;
  return merged;
}

const HOST_KEYS = [
  'api',
  'auth',
  'theme',
  'density',
  'locale',
  'messages',
  'navigation',
  'preferences',
  'notify',
  'portalContainer',
  'nonce',
  'isReadOnly',
  'onUnsavedChange',
] as const satisfies readonly (keyof HostProps)[];

/** Splits the props of a widget into the host's part and its own. */
export function splitHostProps<P extends HostProps>(props: P): [HostProps, Omit<P, keyof HostProps>] {
  const host: HostProps = {};
  const own: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(props)) {
    Object.assign((HOST_KEYS as readonly string[]).includes(key) ? host : own, { [key]: value });
  }
  return [host, own as Omit<P, keyof HostProps>];
}
