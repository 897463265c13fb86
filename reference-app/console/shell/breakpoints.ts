/** The console's own layout changes with the window, at the widths of the kit. */
import { BREAKPOINTS } from 'bomdeck/theme';

const below = (breakpoint: keyof typeof BREAKPOINTS) =>
  `@media (max-width: ${parseInt(BREAKPOINTS[breakpoint], 10) - 0.02}px)`;

/** Too narrow for a navigation at the side. */
export const onPhone = below('tablet');

/** Wide enough for the icons of the navigation, not for its words. */
export const onRail = below('wide');
