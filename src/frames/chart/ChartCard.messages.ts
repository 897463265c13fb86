import { msg } from '../../i18n/msg.js';
import { bandNow } from '../../ui/charts/bandNow.messages.js';

export const messages = {
  view: msg<{ title: string }>('chartCard.view', 'View of {title}', 'Screen-reader name of the choice between chart and table. title: title of the chart'),
  chart: msg('chartCard.chart', 'Chart', 'Choice: numbers as a chart'),
  table: msg('chartCard.table', 'Table', 'Choice: numbers as a table'),
  save: msg<{ title: string }>('chartCard.save', 'Download {title}', 'Name of an icon button that opens a menu of file formats. title: title of the chart'),
  svg: msg('chartCard.svg', 'Image (SVG)', 'In the menu chartCard.save: an image that stays sharp at every size'),
  png: msg('chartCard.png', 'Image (PNG)', 'In the menu chartCard.save: an image of pixels'),
  csv: msg('chartCard.csv', 'Data (CSV)', 'In the menu chartCard.save: the numbers of the chart for spreadsheets'),
  noPicture: msg('chartCard.noPicture', 'Could not create the PNG', 'Title of a notice after an image could not be made from a chart'),
  noPictureAdvice: msg('chartCard.noPictureAdvice', 'Download SVG instead.', 'Below chartCard.noPicture'),
  oneDay: msg('chartCard.oneDay', 'The chart appears once metrics cover more than one day.', 'Instead of a chart over time. A table of the numbers of the only day follows'),
  date: msg('chartCard.date', 'Since', 'Table head: first day for which the numbers of the row hold. At most 18 characters'),
  total: msg('chartCard.total', 'Total', 'Table head: sum of the numbers in the row. At most 18 characters'),
  opens: msg<{ sentence: string }>('chartCard.opens', '{sentence} Press Enter to list what was new.', 'Screen-reader name of a chart. sentence: content of the chart and keys that move in it'),
  openHint: msg('chartCard.openHint', 'Click to see what was new', 'Tooltip of a chart, below the values of a day. At most 26 characters'),
  now: bandNow,
};
