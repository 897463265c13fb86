export { TimeChart, type ChartBand, type TimeSeries } from './TimeChart.js';
export { changesOf } from './chartShape.js';
