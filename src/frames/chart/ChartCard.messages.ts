import { defineMessage } from 'react-intl';

export const messages = {
  view: defineMessage<{ readonly title: string }>({
    id: 'chartCard.view',
    defaultMessage: 'View of {title}',
    description: 'Name of the choice between chart and table, for screen readers',
  }),
  chart: defineMessage({
    id: 'chartCard.chart',
    defaultMessage: 'Chart',
    description: 'Choice: numbers as a drawing',
  }),
  table: defineMessage({
    id: 'chartCard.table',
    defaultMessage: 'Table',
    description: 'Choice: numbers as a table',
  }),
  save: defineMessage<{ readonly title: string }>({
    id: 'chartCard.save',
    defaultMessage: 'Save {title}',
    description: 'Button with an icon; its menu has file formats',
  }),
  svg: defineMessage({
    id: 'chartCard.svg',
    defaultMessage: 'Picture (SVG)',
    description: 'In the menu chartCard.save: a drawing that stays sharp at each size',
  }),
  png: defineMessage({
    id: 'chartCard.png',
    defaultMessage: 'Picture (PNG)',
    description: 'In the menu chartCard.save: a picture of pixels',
  }),
  csv: defineMessage({
    id: 'chartCard.csv',
    defaultMessage: 'Numbers (CSV)',
    description: 'In the menu chartCard.save: the numbers of the chart for spreadsheets',
  }),
  noPicture: defineMessage({
    id: 'chartCard.noPicture',
    defaultMessage: 'The picture was not saved',
    description: 'Title of a notice',
  }),
  noPictureAdvice: defineMessage({
    id: 'chartCard.noPictureAdvice',
    defaultMessage: 'This page does not let the browser draw it. The SVG has the same.',
    description: 'Below chartCard.noPicture',
  }),
  date: defineMessage({
    id: 'chartCard.date',
    defaultMessage: 'Since',
    description: 'Column head: from which day on the numbers in the row hold',
  }),
  total: defineMessage({
    id: 'chartCard.total',
    defaultMessage: 'Total',
    description: 'Column head: the sum of the numbers in the row',
  }),
  opens: defineMessage<{ readonly sentence: string }>({
    id: 'chartCard.opens',
    defaultMessage: '{sentence} Enter lists what came then.',
    description: 'Name of a chart for screen readers; sentence says what it shows, and which keys move in it',
  }),
  openHint: defineMessage({
    id: 'chartCard.openHint',
    defaultMessage: 'Click: what came then',
    description: 'Below the values of a day, over a chart; at most 26 letters',
  }),
};
