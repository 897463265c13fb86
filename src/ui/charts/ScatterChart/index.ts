export { AxisSlider } from './AxisSlider.js';
export { ScatterChart } from './ScatterChart.js';
export type { ScatterAxes, ScatterPoint } from './scatterShape.js';
