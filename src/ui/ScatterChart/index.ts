export { AxisSlider } from './AxisSlider.js';
export { ScatterChart } from './ScatterChart.js';
export type { ScatterBrush } from './brushShape.js';
export type { AxisWords } from './markWords.js';
export type { ScatterKind } from './ScatterMarks.js';
export type { ScatterAxes, ScatterPoint } from './scatterShape.js';
