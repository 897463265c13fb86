import type { ApiClient } from '../api/client.js';
import type { Messages } from '../i18n/index.js';
import type { Density, ThemeChoice } from '../theme/index.js';

/**
 * The values that the embedding application passes to the kit, once through a provider or to each widget.
 * @public
 */
export interface HostProps {
  /** Reaches the server; see `createApiClient`. */
  api?: ApiClient;
  /** The signed-in user and their permissions. */
  auth?: AuthContext;
  /** The look: a named theme, or one with its own values. @defaultValue 'auto' */
  theme?: ThemeChoice;
  /** The spacing of rows. @defaultValue each widget's own */
  density?: Density;
  /** BCP 47 tag of language, dates and numbers. @defaultValue 'en' */
  locale?: string;
  /** Messages of that locale. Absent: the kit's own, loaded when needed; needed for rendering on a server. */
  messages?: Messages;
  /** Turns targets into links of the host. Absent: names are plain text. */
  navigation?: NavigationAdapter;
  /** Keeps what a user chose: columns, sizes, switches. Absent: forgotten with the widget. */
  preferences?: PreferenceStore;
  /** Shows results that happen away from the eye. Absent: the last one is shown above the widget. */
  notify?: (notice: Notice) => void;
  /**
   * The node in which menus, dialogs, and tips are drawn. A node in a shadow root means that the widgets are
   * there, too: their styles are then put into it. @defaultValue a node of the kit at the end of the body
   */
  portalContainer?: HTMLElement;
  /** Nonce of the host's Content-Security-Policy, for style elements. */
  nonce?: string;
  /** Shows everything, changes nothing. @defaultValue false */
  isReadOnly?: boolean;
  /**
   * Called when there is typed and unsaved input in any form, dialog, or draft of the widgets below, and when
   * there no longer is any. In between, a host asks before it leaves the page. Dialogs ask on their own
   * before they are closed.
   */
  onUnsavedChange?: (event: UnsavedEvent) => void;
}

/** Reports whether leaving the page would lose something. @public */
export interface UnsavedEvent {
  /** True: something is typed that is not saved. */
  hasUnsaved: boolean;
}

/**
 * The signed-in user and their permissions. The server enforces permissions. These decide what is shown.
 * @public
 */
export interface AuthContext {
  /** Absent where the server does without sign-in. */
  user?: HostUser;
  /** Names of the rights, such as `VIEW_PORTFOLIO`; 5.0 servers split some, such as `PORTFOLIO_MANAGEMENT_UPDATE`. */
  permissions: readonly string[];
  /** Ends the session. Absent: nothing to sign out of is shown. */
  signOut?: () => void;
  /** Called when the server refuses the token; a host asks to sign in again. What was typed stays in the widget. */
  onUnauthorized?: () => void;
}

/** The signed-in user. @public */
export interface HostUser {
  /** Login name; it is what audit trails show. */
  username: string;
  /** Full name. */
  name?: string;
}

/** Connects the kit to the host's router. @public */
export interface NavigationAdapter {
  /** Address of a target; undefined for one that the host does not have: its name is then no link. */
  href: (target: NavigationTarget) => string | undefined;
  /** Goes there without loading the page. Absent: the browser follows the address. */
  go?: (target: NavigationTarget) => void;
}

/** A place a widget can lead to. @public */
export type NavigationTarget =
  | {
      to: 'projects';
      tag?: string;
      classifier?: string;
      searchText?: string;
      /** Further parameters of the list, as `formatProjectListValue` writes them: `{ sort: 'name', order: 'desc' }`. */
      query?: Readonly<Record<string, string>>;
    }
  | {
      to: 'project';
      projectId: string;
      tab?: ProjectTab;
      searchText?: string;
      /** Further parameters of the list on that tab, as its widget writes them for an address: `{ severity: 'CRITICAL' }`. */
      query?: Readonly<Record<string, string>>;
    }
  | {
      to: 'findings';
      /** Parameters of the list of all projects, as `formatFindingAuditValue` writes them: `{ severity: 'CRITICAL' }`. */
      query?: Readonly<Record<string, string>>;
    }
  | {
      to: 'violations';
      /** Parameters of the list of all projects, as `formatViolationAuditValue` writes them: `{ violationState: 'FAIL' }`. */
      query?: Readonly<Record<string, string>>;
    }
  | { to: 'finding'; projectId: string; componentId?: string; vulnerabilityId: string }
  | { to: 'comparison'; projectId: string; withProject?: string }
  | {
      to: 'receipt';
      projectId: string;
      /** The changes of a BOM upload as text, up to 6,000 letters, digits, `-`, and `_`. `UploadReceipt` shows them. */
      receipt: string;
    }
  | { to: 'dependencyGraph'; projectId: string; componentIds: readonly string[] }
  | { to: 'components'; group?: string; name?: string; version?: string; purl?: string }
  | { to: 'component'; componentId: string; tab?: ComponentTab }
  | { to: 'service'; serviceId: string }
  | { to: 'vulnerabilities'; searchText?: string; tag?: string }
  | { to: 'vulnerability'; source: string; vulnId: string; tab?: VulnerabilityTab }
  | { to: 'licenses'; searchText?: string }
  | { to: 'license'; licenseId: string; tab?: LicenseTab }
  | {
      to: 'licenseGroups';
      /** UUID of the group that is open. */
      groupId?: string;
    }
  | { to: 'administration'; panel?: string };

/** Tabs of a project, in the words of their addresses. @public */
export type ProjectTab =
  | 'overview'
  | 'components'
  | 'services'
  | 'dependencyGraph'
  | 'findings'
  | 'epss'
  | 'policyViolations'
  | 'properties';

/** Tabs of a component, in the words of their addresses. @public */
export type ComponentTab = 'overview' | 'vulnerabilities' | 'policyViolations' | 'properties';

/** Tabs of a vulnerability, in the words of their addresses. @public */
export type VulnerabilityTab = 'overview' | 'affectedProjects';

/** Tabs of a license, in the words of their addresses. @public */
export type LicenseTab = 'overview' | 'licenseText' | 'template' | 'header';

/** Keeps small texts by name; `localStorage` behind a prefix will do. @public */
export interface PreferenceStore {
  /** Undefined: nothing kept. */
  get: (key: string) => string | undefined;
  /** Undefined: forget it. */
  set: (key: string, value: string | undefined) => void;
}

/** A result to show. Texts are plain, already in the user's language. @public */
export interface Notice {
  /**
   * Replaces the earlier notice with the same ID, whose words or actions are outdated. Absent: the notice is
   * separate.
   */
  id?: string;
  /** Success and information disappear automatically. Failures stay until dismissed. */
  kind: 'success' | 'failure' | 'info';
  /** One sentence. */
  title: string;
  /** The server's own reason, or what stays safe. */
  detail?: string;
  /** Something to do about it, such as undo. */
  action?: NoticeAction;
  /** Something else to do about it. */
  secondAction?: NoticeAction;
}

/** Something to do about a {@link Notice}. @public */
export interface NoticeAction {
  /** The words of its button. */
  label: string;
  /** Runs the action, even after the widget was unmounted. */
  run: () => void;
}
