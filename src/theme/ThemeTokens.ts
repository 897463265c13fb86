/** Every value of a theme, by meaning; all are CSS values. A host replaces any of them. @public */
export interface ThemeTokens {
  /** Type faces, sizes with their line heights, and weights. */
  readonly font: FontTokens;
  /** Distances; nothing else separates two things. */
  readonly space: Tokens<'2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl'>;
  /** Corner radii: `sm` marks, `md` controls, `lg` cards and menus, `xl` dialogs. */
  readonly radius: Tokens<'sm' | 'md' | 'lg' | 'xl' | 'full'>;
  /** Heights of controls and rows, widths of panels, dialogs and columns of text. */
  readonly size: Tokens<
    | 'control'
    | 'controlSmall'
    | 'touch'
    | 'icon'
    | 'row'
    | 'rowCompact'
    | 'topbar'
    | 'sidebar'
    | 'rail'
    | 'panel'
    | 'dialogSmall'
    | 'dialog'
    | 'dialogLarge'
    | 'formColumn'
    | 'readingColumn'
  >;
  /** Line widths. */
  readonly border: Tokens<'width' | 'focusWidth' | 'focusOffset'>;
  /** Durations and the one easing curve. */
  readonly motion: Tokens<'instant' | 'fast' | 'normal' | 'slow' | 'ease'>;
  /** Stacking order of what floats. */
  readonly z: Tokens<'sticky' | 'bulkBar' | 'menu' | 'panel' | 'scrim' | 'dialog' | 'toast' | 'tooltip'>;
  /** Surfaces, texts, lines and the colours of actions and feedback. */
  readonly color: ColorTokens;
  /** Colours of the severities. */
  readonly severity: Record<'CRITICAL' | 'HIGH' | 'MEDIUM' | 'LOW' | 'INFO' | 'UNASSIGNED', ToneTokens>;
  /** Colours of the states of a policy violation. */
  readonly violation: Record<'FAIL' | 'WARN' | 'INFO', ToneTokens>;
  /** Colours of the signs of an audit decision. */
  readonly analysis: Tokens<
    | 'notSet'
    | 'inTriage'
    | 'exploitable'
    | 'resolved'
    | 'falsePositive'
    | 'notAffected'
    | 'approved'
    | 'rejected'
    | 'suppressed'
  >;
  /** Colours of charts. */
  readonly chart: Tokens<
    | 'grid'
    | 'axis'
    | 'cursor'
    | 'gap'
    | 'line'
    | 'area'
    | 'good'
    | 'rest'
    | 'restText'
    | 'bad'
    | 'bandOpacity'
  >;
  /** Colours of drawn graphs. */
  readonly graph: Tokens<'node' | 'nodeBorder' | 'edge' | 'edgePath' | 'canvas'>;
  /** Shadows of what floats. */
  readonly shadow: Tokens<'raised' | 'overlay' | 'dialog'>;
}

/** A group of tokens by name. @public */
export type Tokens<Name extends string> = { readonly [name in Name]: string };

/** Type faces, sizes with their line heights, and weights. @public */
export interface FontTokens {
  /** Font stacks; no font is loaded. */
  readonly family: Tokens<'sans' | 'mono'>;
  /** Sizes by use: `micro` badges, `small` labels, `body` tables and forms, `reading` longer texts. */
  readonly size: Tokens<'micro' | 'small' | 'body' | 'reading' | 'heading' | 'title' | 'figure'>;
  /** Line heights of the sizes. */
  readonly line: Tokens<'micro' | 'small' | 'body' | 'reading' | 'heading' | 'title' | 'figure'>;
  /** Weights: `medium` marks the name of a row, `strong` headings. */
  readonly weight: Tokens<'regular' | 'medium' | 'strong'>;
}

/** Colours by meaning. @public */
export interface ColorTokens {
  /** Backgrounds. */
  readonly surface: Tokens<
    | 'canvas'
    | 'base'
    | 'raised'
    | 'sunken'
    | 'overlay'
    | 'hover'
    | 'selected'
    | 'selectedHover'
    | 'inverse'
    | 'code'
  >;
  /** Texts. */
  readonly text: Tokens<'default' | 'muted' | 'subtle' | 'disabled' | 'inverse' | 'link'>;
  /** Lines; `control` and `strong` have a contrast of 3:1. */
  readonly border: Tokens<'subtle' | 'default' | 'strong' | 'control'>;
  /** Interactive elements. */
  readonly accent: Tokens<'solid' | 'solidHover' | 'solidActive' | 'onSolid' | 'text' | 'surface' | 'border'>;
  /** Failure and destruction. */
  readonly danger: Tokens<'solid' | 'solidHover' | 'onSolid' | 'text' | 'surface' | 'border'>;
  /** Warnings that need attention. */
  readonly warning: ToneTokens;
  /** Success. */
  readonly success: ToneTokens;
  /** Plain information. */
  readonly info: ToneTokens;
  /** Focus ring. */
  readonly focus: string;
  /** Over the page behind a dialog. */
  readonly scrim: string;
  /** Placeholder of text that is loading. */
  readonly skeleton: string;
  /** Light that runs over the placeholder. */
  readonly skeletonShine: string;
  /** Behind text that matches a search. */
  readonly highlight: string;
}

/** The five colours of one meaning. @public */
export type ToneTokens = Tokens<'text' | 'surface' | 'border' | 'solid' | 'onSolid'>;
