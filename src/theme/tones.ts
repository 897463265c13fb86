import { css } from 'styled-components';
import { lightTokens } from './tokens.js';
import { theme } from './theme.js';
import type { ThemeTokens } from './ThemeTokens.js';

/** A meaning that has its own five colours. @public */
export type Tone =
  | 'neutral'
  | 'accent'
  | 'danger'
  | 'warning'
  | 'success'
  | 'info'
  | `severity.${keyof ThemeTokens['severity']}`
  | `violation.${keyof ThemeTokens['violation']}`;

/** The colours of the tone that the element or one above it names in `data-tone`; see {@link toneRules}. @public */
export const tone = {
  text: 'var(--bd-tone-text)',
  surface: 'var(--bd-tone-surface)',
  border: 'var(--bd-tone-border)',
  solid: 'var(--bd-tone-solid)',
  onSolid: 'var(--bd-tone-on-solid)',
} as const;

/**
 * Lets a styled element take its tone from the `data-tone` attribute, at no cost per element. The element's
 * styles start with these rules and then use {@link tone}.
 * @public
 */
export const toneRules = css`
  ${/* @__PURE__ */ rulesOfAllTones()}
`;

interface Colors {
  readonly text: string;
  readonly surface: string;
  readonly border: string;
  readonly solid: string;
  readonly onSolid: string;
}

function rulesOfAllTones(): string {
  const { color, severity, violation } = theme;
  const neutral: Colors = {
    text: color.text.muted,
    surface: color.surface.base,
    border: color.border.default,
    solid: color.border.strong,
    onSolid: color.surface.base,
  };
  return [
    rule('neutral', neutral),
    ...(['accent', 'danger', 'warning', 'success', 'info'] as const).map((name) => rule(name, color[name])),
    ...keysOf(lightTokens.severity).map((name) => rule(`severity.${name}`, severity[name])),
    ...keysOf(lightTokens.violation).map((name) => rule(`violation.${name}`, violation[name])),
  ].join('\n');
}

function rule(name: Tone, colors: Colors): string {
  const { text, surface, border, solid, onSolid } = colors;
  return `&[data-tone='${name}'] { --bd-tone-text: ${text}; --bd-tone-surface: ${surface}; --bd-tone-border: ${border}; --bd-tone-solid: ${solid}; --bd-tone-on-solid: ${onSolid}; }`;
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value) as (keyof T)[];
}
