import { msg } from '../../i18n/msg.js';

export const bandNow = msg<{ count: number; name: string }>('ui.timeChart.now', '{count, number} {name}', 'Link at the end of a band of a chart to the counted things. count: the number, name: a band such as “Critical” or “Unaudited”');
