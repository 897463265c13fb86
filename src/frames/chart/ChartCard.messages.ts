import { msg } from '../../i18n/msg.js';

export const messages = {
  view: msg<{ title: string }>('chartCard.view', 'View of {title}', 'Name of the choice between chart and table, for screen readers'),
  chart: msg('chartCard.chart', 'Chart', 'Choice: numbers as a drawing'),
  table: msg('chartCard.table', 'Table', 'Choice: numbers as a table'),
  save: msg<{ title: string }>('chartCard.save', 'Save {title}', 'Button with an icon; its menu has file formats'),
  svg: msg('chartCard.svg', 'Picture (SVG)', 'In the menu chartCard.save: a drawing that stays sharp at each size'),
  png: msg('chartCard.png', 'Picture (PNG)', 'In the menu chartCard.save: a picture of pixels'),
  csv: msg('chartCard.csv', 'Numbers (CSV)', 'In the menu chartCard.save: the numbers of the chart for spreadsheets'),
  noPicture: msg('chartCard.noPicture', 'The picture was not saved', 'Title of a notice'),
  noPictureAdvice: msg('chartCard.noPictureAdvice', 'This page does not let the browser draw it. The SVG has the same.', 'Below chartCard.noPicture'),
  date: msg('chartCard.date', 'Since', 'Column head: from which day on the numbers in the row hold'),
  total: msg('chartCard.total', 'Total', 'Column head: the sum of the numbers in the row'),
  opens: msg<{ sentence: string }>('chartCard.opens', '{sentence} Enter lists what came then.', 'Name of a chart for screen readers; sentence says what it shows, and which keys move in it'),
  openHint: msg('chartCard.openHint', 'Click: what came then', 'Below the values of a day, over a chart; at most 26 letters'),
};
