export { TimeChart, type ChartBand, type ChartMark, type TimeSeries } from './TimeChart.js';
export { changesOf } from './chartShape.js';
