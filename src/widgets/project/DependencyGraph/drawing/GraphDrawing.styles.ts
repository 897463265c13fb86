import { styled } from 'styled-components';
import { theme } from '../../../../theme/index.js';
import { bare, onPhone, whenNarrowerThan } from '../../../../ui/layout/mixins.js';

/** Directions of the graph are those of its data, whatever way the language is read. */
export const Root = styled.section`
  position: relative;
  direction: ltr;
  block-size: 100%;
  min-block-size: clamp(480px, 62vh, 960px);
  border: 1px solid ${theme.color.border.subtle};
  border-radius: ${theme.radius.lg};
  background: ${theme.graph.canvas};
  @media (forced-colors: active) {
    background: Canvas;
    border-color: CanvasText;
  }
`;

/** Never visible. Its colors change with the theme, and the end of their transition reports the change. */
export const ColorWatch = styled.span`
  position: absolute;
  inset: 0 auto auto 0;
  inline-size: 0;
  block-size: 0;
  color: ${theme.color.text.default};
  background: ${theme.graph.canvas};
  border: 0 solid ${theme.graph.node};
  outline: 0 solid ${theme.severity.CRITICAL.solid};
  transition: 1ms;
  transition-property: color, background-color, border-top-color, outline-color;
`;

const movable = `
  position: absolute;
  inset: 0 auto auto 0;
  transform-origin: 0 0;
  will-change: transform;
`;

export const Stage = styled.div`
  position: absolute;
  /* So far in, corners lie within the round ones of the frame: to cut them round takes the browser as long as the picture. */
  inset: 3px;
  overflow: hidden;
  touch-action: none;
  cursor: grab;
  &[data-over] {
    cursor: pointer;
  }
  &:active {
    cursor: grabbing;
  }
  canvas {
    ${movable}
  }
`;

/** The button placed over the node that has the keyboard focus. */
export const FocusFrame = styled.button`
  ${bare}
  ${movable}
  border-radius: ${theme.radius.md};
  pointer-events: none;
  &:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

const floating = `
  position: absolute;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surface.overlay};
`;

export const Tools = styled.div`
  ${floating}
  inset-block-end: 12px;
  inset-inline-start: 12px;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 2px;
  padding: 3px;
`;

export const Scale = styled.output`
  inline-size: 40px;
  font-size: ${theme.font.size.micro};
  text-align: center;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const Rule = styled.span`
  align-self: stretch;
  block-size: 1px;
  background: ${theme.color.border.subtle};
`;

export const LegendList = styled.ul`
  position: absolute;
  inset-block-end: 12px;
  inset-inline: 72px 168px;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.md};
  inline-size: fit-content;
  margin: 0;
  padding: ${theme.space.xs} 10px;
  list-style: none;
  border-radius: ${theme.radius.md};
  background: ${theme.graph.canvas};
  color: ${theme.color.text.muted};
  font-size: ${theme.font.size.small};
  line-height: ${theme.font.line.small};
  pointer-events: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space.xs};
  }
  i {
    inline-size: 18px;
    border-block-start: 2.5px solid ${theme.graph.edgePath};
  }
  i[data-dashed] {
    border-block-start: 1.5px dashed ${theme.graph.edgePath};
  }
  ${onPhone} {
    display: none;
  }
`;

export const Overview = styled.div`
  ${floating}
  inset-block-end: 12px;
  inset-inline-end: 12px;
  inline-size: 140px;
  block-size: 120px;
  overflow: hidden;
  touch-action: none;
  cursor: crosshair;
  canvas {
    ${movable}
  }
  ${whenNarrowerThan('phone')} {
    display: none;
  }
`;

/** The frame around the visible part of the drawing. */
export const Seen = styled.span`
  ${movable}
  border: 1.5px solid ${theme.color.accent.solid};
  border-radius: 2px;
  pointer-events: none;
  @media (forced-colors: active) {
    border-color: Highlight;
  }
`;

export const Working = styled.div`
  ${floating}
  inset-block-start: 12px;
  inset-inline-start: 12px;
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  padding: ${theme.space.xs};
  padding-inline-start: 10px;
  font-size: ${theme.font.size.small};
`;

export const Failure = styled.div`
  position: absolute;
  inset-block-start: 12px;
  inset-inline: 12px;
`;
