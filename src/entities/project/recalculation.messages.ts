/** Texts for recalculating metrics, wherever a button starts it. */
import { msg } from '../../i18n/msg.js';

export const done = msg('recalculation.done', 'Metrics recalculated', 'Notice after the server recalculated the metrics');
export const refused = msg('recalculation.refused', 'Could not recalculate metrics', 'Notice title; the reason follows');
export const failed = msg('recalculation.failed', 'Could not load metrics', 'Title that replaces the metrics; the reason follows');
export const metricsAsOf = msg<{ time: string }>('trends.measured', 'Metrics as of {time}', 'Beside the heading of the dashboard; {time} is a date with a time of day');
