import { memo } from 'react';
import { styled } from 'styled-components';
import { SHAPES, type IconName, type IconShape } from './iconShapes.js';

export type { IconName } from './iconShapes.js';

/** Props of {@link Icon}. @public */
export interface IconProps {
  /** The name of the icon. */
  name: IconName;
  /** Edge in pixels; below 16 strokes stay as thick as they are drawn. @defaultValue 16 */
  size?: 12 | 14 | 16 | 24;
  /** The text for screen readers. Absent: the icon is decorative, because the words are beside it. */
  label?: string;
  /** Class of the drawing. */
  className?: string;
}

/** One symbol of the icon set, in the colour of the text around it. Arrows and trees turn round in right-to-left text. @public */
export const Icon = memo(function Icon(props: IconProps) {
  const { name, size = 16, label, className } = props;
  const { line, solid, dash }: IconShape = SHAPES[name];
  return (
    <Svg
      className={className}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-flip={MIRRORED.has(name) || undefined}
      data-large={size === 24 || undefined}
    >
      {line && <path d={line} strokeDasharray={dash} />}
      {solid && <path d={solid} fill="currentColor" stroke="none" />}
    </Svg>
  );
});

const MIRRORED: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-right',
  'chevron-right',
  'chevron-left',
  'external',
  'undo',
  'list',
  'tree',
  'sidebar',
  'audit',
  'filter',
  'play',
]);

const Svg = styled.svg`
  display: block;
  flex: none;
  overflow: visible;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-large] {
    stroke-width: 1.1;
  }
  [dir='rtl'] &[data-flip] {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    /* A browser keeps colours that are given to a drawing itself. */
    color: inherit !important;
  }
`;
