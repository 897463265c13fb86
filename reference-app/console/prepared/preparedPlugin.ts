import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin, type UserConfig } from 'vite';
import { compiledMessages } from '../../../.config/build/messagesPlugin.mjs';
import { compactStyles, stableStyleNames } from '../../../.config/build/stylesPlugin.mjs';
import type * as PreparedPages from './preparedPages.js';

/**
 * Puts the sign-in page as it is drawn first into the built page, in each language, and its rules into a style sheet.
 * @param styleSheet - how the path of the style sheet ends
 * @param config - how the build finds its modules
 */
export function prepared(styleSheet: string, { resolve, define }: UserConfig): Plugin[] {
  let drawn: typeof PreparedPages.prepared;
  const names = new Set<string>();
  return [
    {
      name: 'prepared',
      apply: 'build',
      enforce: 'pre',
      async buildStart() {
        const { module } = await runnerImport<typeof PreparedPages>(
          fileURLToPath(new URL('./preparedPages.tsx', import.meta.url)),
          {
            configFile: false,
            resolve,
            define,
            plugins: [compiledMessages(), compactStyles(), stableStyleNames()],
          },
        );
        drawn = module.prepared;
        for (const [name] of drawn.pages
          .map(({ html }) => html)
          .join()
          .matchAll(/\bbd[0-9a-f]{5}\b/g))
          names.add(name);
      },
      transform(code, id) {
        return id.endsWith(styleSheet) ? `${code}\n${drawn.styles}` : undefined;
      },
      transformIndexHtml: () =>
        drawn.pages.map(({ name, html }) => ({
          tag: 'template',
          attrs: { id: name },
          children: html,
          injectTo: 'body' as const,
        })),
    },
    // Only what the two have in common needs the same names in both.
    { ...stableStyleNames((name) => names.has(name)), apply: 'build' },
  ];
}
