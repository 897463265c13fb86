import { msg } from '../../../i18n/msg.js';

export const trendStoryMessages = {
  rose: msg<{ from: number; to: number; date: string }>(
    'trendStory.rose',
    'The total rose from {from, number} to {to, number} since {date}.',
    'Sentence below a chart; {from} and {to} are sums of all bands, {date} is the first day of the chart',
  ),
  fell: msg<{ from: number; to: number; date: string }>(
    'trendStory.fell',
    'The total fell from {from, number} to {to, number} since {date}.',
    'Sentence below a chart; {from} and {to} are sums of all bands, {date} is the first day of the chart',
  ),
  stayed: msg<{ to: number; date: string }>('trendStory.stayed', 'The total has been {to, number} since {date}.', 'Sentence below a chart whose sum is the same at both ends; {date} is the first day of the chart'),
  back: msg<{ to: number; date: string }>('trendStory.back', 'The total is {to, number} again, as on {date}.', 'Sentence below a chart whose sum changed and is the same at both ends; {date} is the first day of the chart'),
  partRose: msg<{ part: string; from: number; to: number; total: number; date: string }>(
    'trendStory.partRose',
    '“{part}” rose from {from, number} to {to, number} of {total, number} since {date}.',
    'Sentence below a chart; {part} is a band, such as “At risk”, {total} the current sum of all bands, {date} the first day of the chart',
  ),
  partFell: msg<{ part: string; from: number; to: number; total: number; date: string }>(
    'trendStory.partFell',
    '“{part}” fell from {from, number} to {to, number} of {total, number} since {date}.',
    'Sentence below a chart; {part} is a band, such as “At risk”, {total} the current sum of all bands, {date} the first day of the chart',
  ),
  partStayed: msg<{ part: string; to: number; total: number; date: string }>(
    'trendStory.partStayed',
    '“{part}” has been {to, number} of {total, number} since {date}.',
    'Sentence below a chart; {part} is a band, such as “At risk”, {total} the current sum of all bands, {date} the first day of the chart',
  ),
  partBack: msg<{ part: string; to: number; total: number; date: string }>(
    'trendStory.partBack',
    '“{part}” is {to, number} of {total, number} again, as on {date}.',
    'Sentence below a chart; {part} is a band that changed and has the same count at both ends, {total} the current sum of all bands, {date} the first day of the chart',
  ),
  most: msg<{ name: string; from: number; to: number }>('trendStory.most', '“{name}” changed most, from {from, number} to {to, number}.', 'Sentence below a chart, after its total; {name} is a band, such as “Critical”'),
  peak: msg<{ count: number; date: string }>('trendStory.peak', 'The peak was {count, number} on {date}.', 'Sentence below a chart, after trendStory.rose and its like: the highest sum, if it was higher than at both ends'),
  peakOf: msg<{ name: string; count: number; date: string }>(
    'trendStory.peakOf',
    '“{name}” peaked at {count, number} on {date}.',
    'Sentence below a chart; {name} is a band, such as “Critical”, whose highest count was higher than at both ends',
  ),
};
