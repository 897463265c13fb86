import type { IconName } from '../ui/controls/Icon.js';
import type { Permission } from '../domain/permissions.js';

/** The product areas, as an auditor would name them. Each widget is in one of these folders. */
export type WidgetGroup = 'portfolio' | 'project' | 'vulnerability' | 'policy' | 'administration' | 'account';

/**
 * The facts about a widget, in one place: `<Name>.manifest.ts` beside it. The build, the tests, and the
 * documents read it (`.config/build/manifests.mjs`). The package does not contain it. `npm run register`
 * updates everything that depends on it.
 */
export interface WidgetManifest {
  /** Name of its folder, its subpath of the package, and its page in `docs/widgets`. */
  readonly name: string;
  /** The folder of `src/widgets` that contains it. */
  readonly group: WidgetGroup;
  /**
   * The purpose of the widget, a few words of English without a period, as shown in the table of the README.
   */
  readonly purpose: string;
  /**
   * Permissions without which the widget shows a refusal and sends no requests to the server: those its calls
   * need, or if they need none, those that the existing console requires. Empty: it draws for everyone.
   */
  readonly permissions: readonly Permission[];
  /** Most that its first load may weigh, in kB (1,000 bytes) gzipped, without react and styled-components. */
  readonly budgetKb: number;
  /** Its public components by name, with what tests need to draw each. */
  readonly components: Readonly<Record<string, ComponentSample>>;
  /** The place where the reference console shows it. Absent: other widgets open it. */
  readonly console?: ConsolePlace;
}

/** A place in the reference console. */
export interface ConsolePlace {
  /** Route of its page below the base path, as the router knows it: `projects/:projectId/*`. */
  readonly route: string;
  /** Entry in the side navigation that leads to the page. */
  readonly navigation?: NavigationPlace;
}

/** An entry of the side navigation. */
export interface NavigationPlace {
  /** Under which heading; one that the console does not have yet is added to `shell/navigation.ts`. */
  readonly section: 'portfolio' | 'global' | 'administration';
  /** A name in `src/ui/controls/iconShapes.ts`; the workshop shows them all, under Icon. */
  readonly icon: IconName;
  /** The permission without which the entry is left out. Absent: everyone sees it. */
  readonly permission?: Permission;
}

/**
 * The way tests draw a public component on the sample portfolio: the project `shop`, whose component
 * `log4j-core` 2.14.1 has the finding CVE-2021-44228, and which has the service `payment-api`. Exactly one of
 * `shows` and `says` shows that it is drawn.
 */
export interface ComponentSample {
  /**
   * The component's own props. Four texts represent values that a literal cannot hold: `$projectId` for the
   * UUID of `shop`, `$project` for its `{ uuid, name }`, `$componentId` for the UUID of its component, and
   * `$callback` for a function.
   */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Text that it shows of the sample portfolio, or of what every server holds; of a list, on its first page. */
  readonly shows?: string;
  /** Id of a message without values that it shows. */
  readonly says?: string;
  /**
   * The way to the part that opens over the page: names of buttons and menu entries, pressed one after the
   * other. `itself`: it is open from the start. Absent: it opens nothing.
   */
  readonly opens?: 'itself' | readonly string[];
  /** Role of what it opens. @defaultValue 'dialog' */
  readonly role?: 'alertdialog';
}
