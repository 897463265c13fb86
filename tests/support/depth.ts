/**
 * The depth of tests that try more the longer they run: 1 in `npm test`. `BOMDECK_DEEP=20` puts every hostile
 * text into every place, and kills the server 480 times.
 */
export const DEPTH = Number(process.env.BOMDECK_DEEP ?? 1);
