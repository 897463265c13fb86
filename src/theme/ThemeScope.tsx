import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { css, styled } from 'styled-components';
import { deviceVariables } from './deviceCss.js';
import { theme as tokens } from './theme.js';
import { cssOfOverrides, cssOfTheme, type ThemeName, type ThemeOverrides } from './themeCss.js';

/**
 * A shipped theme by name, or custom values over a shipped theme. `inherit` uses the values of the
 * surrounding theme. At the top level, those come from a host style sheet, see {@link themeStyleSheet}.
 * @public
 */
export type ThemeChoice = ThemeName | CustomTheme | 'inherit';

/** Custom values over a shipped theme. @public */
export interface CustomTheme {
  /** The theme whose values are kept where `overrides` has none. Absent: the theme around, `auto` at the top. */
  readonly base?: ThemeName;
  /**
   * CSS values by token. A value that could break out of its declaration (`;`, `}`, `url(…)`) throws a
   * `TypeError`.
   */
  readonly overrides: ThemeOverrides;
}

/** Height of rows and controls; the size of type is the same in both. @public */
export type Density = 'comfortable' | 'compact';

/** Props of {@link ThemeScope}. @public */
export interface ThemeScopeProps {
  /** Absent: the theme around this scope; at the top `auto`. */
  theme?: ThemeChoice;
  /** Absent: that of the scope around; at the top `comfortable`. */
  density?: Density;
  /**
   * Node that menus, dialogs and tips are put into, for a host that renders into a shadow root or controls stacking.
   * Absent: that of the scope around; at the top `document.body`.
   */
  portalContainer?: HTMLElement | null;
  /**
   * True when elements inside get `border-box` and no margins. The rules override a host's rules for plain
   * elements, and any class overrides them. Suitable for the root of a widget, but not around host content.
   * @defaultValue true
   */
  hasReset?: boolean;
  /** Language of the text, for screen readers, fonts and hyphens (BCP 47). Absent: that of the page. */
  lang?: string;
  /** Direction of the text. Absent: that of the page. */
  dir?: 'ltr' | 'rtl';
  /** Class of the root. */
  className?: string;
  /** The content under the theme. */
  children?: ReactNode;
}

/** Puts its part of the page under a theme: writes the variables, the font and the colour of text, and nothing else. @public */
export function ThemeScope(props: ThemeScopeProps) {
  const { theme, density, portalContainer, hasReset = true, lang, dir, className, children } = props;
  const outer = useContext(ScopeContext);
  const element = useRef<HTMLDivElement>(null);

  const own = useMemo(() => layerOf(theme ?? (outer ? undefined : 'auto'), Boolean(outer)), [theme, outer]);
  const scope = useMemo<Scope>(
    () => ({
      css: own.isWhole ? own.css : `${outer?.css ?? ''}${own.css}`,
      density: density ?? outer?.density ?? 'comfortable',
      portalContainer: portalContainer ?? outer?.portalContainer,
      element,
    }),
    [own, outer, density, portalContainer],
  );
  // Bundlers of hosts know it when they build, and leave it out of what users get.
  if (process.env.NODE_ENV !== 'production') {
    // eslint-disable-next-line react-hooks/rules-of-hooks -- always or never called in one and the same build
    useEffect(() => {
      if (typeof theme !== 'object') return;
      import('./warnOfContrast.js').then(
        ({ warnOfContrast }) => warnOfContrast(scope.css),
        (error: unknown) => console.warn('Bomdeck: could not check the contrast of the theme.', error),
      );
    }, [theme, scope.css]);
  }

  return (
    <Root
      ref={element}
      lang={lang}
      dir={dir}
      // A page that was drawn ahead knows the language of its reader, and not the region.
      suppressHydrationWarning
      className={className}
      data-density={scope.density}
      data-reset={hasReset || undefined}
      $css={own.css}
    >
      <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>
    </Root>
  );
}

/** Density of the nearest scope. @public */
export function useDensity(): Density {
  return useContext(ScopeContext)?.density ?? 'comfortable';
}

/** The nearest scope, for what is drawn elsewhere on the page and must look the same. */
export function useScope(): Scope | undefined {
  return useContext(ScopeContext);
}

/** The values that a scope passes to its descendants. */
export interface Scope {
  /** Sets every variable as the scope and the ones around it do. */
  readonly css: string;
  readonly density: Density;
  readonly portalContainer: HTMLElement | undefined;
  readonly element: RefObject<HTMLElement | null>;
}

/** Provides a scope that differs from the one around, such as inside a dialog. */
export const ScopeContext = createContext<Scope | undefined>(undefined);

function layerOf(choice: ThemeChoice | undefined, isNested: boolean): { css: string; isWhole: boolean } {
  if (choice === undefined || choice === 'inherit') return { css: '', isWhole: false };
  if (typeof choice === 'string') return { css: cssOfTheme(choice), isWhole: true };
  const base = choice.base ?? (isNested ? undefined : 'auto');
  return {
    css: `${base ? cssOfTheme(base) : ''}${cssOfOverrides(choice.overrides)}`,
    isWhole: base !== undefined,
  };
}

/** Font and colours of everything in a scope; also used for what floats. */
export const scopeText = css`
  ${deviceVariables}
  color: ${tokens.color.text.default};
  font: ${tokens.font.weight.regular} ${tokens.font.size.body} / ${tokens.font.line.body}
    ${tokens.font.family.sans};
  letter-spacing: normal;
  text-transform: none;
  text-align: start;
  /* Leaves no single word on the last line. */
  text-wrap-style: pretty;
  -webkit-font-smoothing: antialiased;
  accent-color: ${tokens.color.accent.solid};
  scrollbar-color: ${tokens.color.border.strong} transparent;
`;

/**
 * Overrides host style sheets for elements (`p`, `*`, `ul li`), wherever they are. Any class overrides it.
 * Drawings get back the size from their attributes.
 */
export const scopeReset = css`
  /* What has no ring of its own, such as the part of a page that gets the focus of what went: the browser's may be anything. */
  :where(&[data-reset] :focus-visible) {
    outline: ${tokens.border.focusWidth} solid ${tokens.color.focus};
    outline-offset: ${tokens.border.focusOffset};
  }
  div:where(&[data-reset]) {
    /* With the weight of an element: the rule of a host for everything may come later than this one. */
    :is(*, b) {
      box-sizing: border-box;
    }
    :is(
      h1,
      h2,
      h3,
      h4,
      p,
      ul,
      ol,
      li,
      dl,
      dt,
      dd,
      figure,
      fieldset,
      legend,
      label,
      pre,
      kbd,
      form,
      section,
      nav,
      hr,
      output,
      i,
      time,
      table,
      caption
    ) {
      margin: 0;
      padding: 0;
      border: 0;
      font: inherit;
      text-align: inherit;
    }
    :is(
      h1,
      h2,
      h3,
      h4,
      p,
      ul,
      li,
      dt,
      dd,
      legend,
      label,
      nav,
      output,
      i,
      time,
      caption,
      tr,
      th,
      td,
      b,
      strong,
      em,
      code,
      kbd
    ) {
      background: none;
      color: inherit;
      letter-spacing: inherit;
      text-transform: inherit;
    }
    :is(h1, h2, h3, h4, legend, caption) {
      text-wrap-style: balance;
    }
    :is(ul, ol) {
      list-style: none;
    }
    nav {
      display: block;
    }
    hr {
      block-size: auto;
      opacity: 1;
    }
    table {
      border-collapse: separate;
      caption-side: top;
    }
    :is(th, td) {
      border: 0;
      vertical-align: inherit;
    }
    th {
      text-align: center;
    }
    :is(button, input, select, textarea) {
      margin: 0;
      min-inline-size: auto;
      min-block-size: auto;
      box-shadow: none;
    }
    svg {
      inline-size: revert-layer;
      block-size: revert-layer;
    }
  }
`;

// Widgets measure themselves by this container. A container has no intrinsic width. It takes all available
// space. When the host sizes it by its content (a dialog, a flex item), it gets the minimum width that
// widgets are designed for.
const Root = styled.div<{ $css: string }>`
  ${({ $css }) => $css}
  ${scopeText}
  ${scopeReset}
  box-sizing: border-box;
  container-type: inline-size;
  contain-intrinsic-inline-size: min(240px, 80vw);
  inline-size: 100%;
  min-inline-size: 0;
  isolation: isolate;
`;
