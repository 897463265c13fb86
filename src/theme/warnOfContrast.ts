/**
 * Warns the host's developer about theme colors that are unreadable on each other. Production builds do not
 * include it.
 */
import { CONTRAST_PAIRS, contrastOf, NEEDED_CONTRAST, rgbOf } from './contrast.js';
import { variableName } from './theme.js';

/** Warns in the log of pairs of colours with too little contrast, of each once. */
export function warnOfContrast(css: string): void {
  const news = contrastProblems(css).filter((problem) => !told.has(problem));
  if (news.length === 0) return;
  for (const problem of news) told.add(problem);
  console.warn(
    `Bomdeck: colors of this theme have too little contrast for WCAG 2.2 AA (node_modules/bomdeck/docs/theming.md).\n${news.join('\n')}`,
  );
}

const told = new Set<string>();

/**
 * The pairs with too little contrast, in words.
 * @param css - sets the variables as a scope and the ones around it do
 */
export function contrastProblems(css: string): string[] {
  const systems = SYSTEMS.filter(({ media }) => media === undefined || css.includes(media));
  const problems = systems.flatMap(({ media, words }) => {
    const values = valuesOf(css, media);
    return CONTRAST_PAIRS.flatMap(({ foreground, backgrounds, kind }) =>
      backgrounds.flatMap((background) => {
        const [front, back] = [foreground, background].map((path) =>
          rgbOf(values.get(variableName(path.split('.'))) ?? ''),
        );
        const ratio = front && back ? contrastOf(front, back) : Infinity;
        if (ratio >= NEEDED_CONTRAST[kind]) return [];
        // Rounded down, so that what is too little does not look as if it were enough.
        const seen = (Math.floor(ratio * 100) / 100).toFixed(2);
        return `${foreground} on ${background}: ${seen}, needs ${NEEDED_CONTRAST[kind]}${systems.length > 1 ? words : ''}`;
      }),
    );
  });
  return [...new Set(problems)];
}

/** The system preferences that `auto` follows. */
const SYSTEMS: readonly { media?: string; words: string }[] = [
  { words: ' in light' },
  { media: '(prefers-color-scheme: dark)', words: ' in dark' },
  { media: '(prefers-contrast: more)', words: ' in high contrast' },
];

/** Values of the variables on a system; the last one wins, as in CSS. */
function valuesOf(css: string, media: string | undefined): Map<string, string> {
  const values = new Map<string, string>();
  for (const [, of, block, name, value] of css.matchAll(DECLARATION)) {
    if (block === undefined) values.set(name!, value!);
    else if (of === media) for (const [key, inner] of valuesOf(block, undefined)) values.set(key, inner);
  }
  return values;
}

// Host values contain neither braces nor semicolons, see themeCss.
const DECLARATION = /@media (\([^)]*\)) \{([^}]*)\}|(--bd-[\w-]+): ([^;]*);/g;
