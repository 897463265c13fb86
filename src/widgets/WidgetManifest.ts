import type { IconName } from '../ui/controls/Icon.js';
import type { Permission } from '../domain/permissions.js';

/** What an auditor would call the parts of the product; each widget stands in one of these folders. */
export type WidgetGroup = 'portfolio' | 'project' | 'vulnerability' | 'policy' | 'administration' | 'account';

/**
 * What a widget is, said once, in `<Name>.manifest.ts` beside it. The build, the tests and the documents read it
 * (`.config/build/manifests.mjs`); the package does not contain it. `npm run register` brings in step what follows from it.
 */
export interface WidgetManifest {
  /** Name of its folder, its subpath of the package, and its page in `docs/widgets`. */
  readonly name: string;
  /** The folder of `src/widgets` it stands in. */
  readonly group: WidgetGroup;
  /** What it is for, a few words of English without a full stop, as the table of the README shows them. */
  readonly purpose: string;
  /**
   * Rights without which it shows a refusal and asks the server nothing: those its calls need, and where they need none, those
   * that the existing console asks for. Empty: it draws for everybody.
   */
  readonly permissions: readonly Permission[];
  /** Most that its first load may weigh, in kB (1,000 bytes) gzipped, without react and styled-components. */
  readonly budgetKb: number;
  /** Its public components by name, with what tests need to draw each. */
  readonly components: Readonly<Record<string, ComponentSample>>;
  /** Where the reference console shows it; absent: other widgets open it. */
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
  /** Right without which the entry is left out; absent: everybody sees it. */
  readonly permission?: Permission;
}

/**
 * How tests draw a public component on the sample portfolio: the project `shop`, whose component `log4j-core` 2.14.1 has
 * the finding CVE-2021-44228, and which has the service `payment-api`. Exactly one of `shows` and `says` tells when it is drawn.
 */
export interface ComponentSample {
  /**
   * Its own props. Four texts stand for what a literal cannot hold: `$projectId` for the UUID of `shop`, `$project` for
   * `{ uuid, name }` of it, `$componentId` for the UUID of its component, and `$callback` for a function.
   */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Text that it shows of the sample portfolio, or of what every server holds; of a list, on its first page. */
  readonly shows?: string;
  /** Id of a message without values that it shows. */
  readonly says?: string;
  /**
   * What leads to what it opens over the page: names of buttons and entries of menus, pressed one after the other. `itself`:
   * it is open from the start. Absent: it opens nothing.
   */
  readonly opens?: 'itself' | readonly string[];
  /** Role of what it opens. @defaultValue 'dialog' */
  readonly role?: 'alertdialog';
}
