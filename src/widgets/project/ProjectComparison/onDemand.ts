/** What those need who change something here, in one file. */
export { CarryOver } from './CarryOver.js';
