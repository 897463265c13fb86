import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { kitAliases } from '../build/kitAliases.mjs';
import { embeddedServer } from './embeddedServer.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const dependencies = Object.keys(
  (JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { dependencies: object }).dependencies,
);

// The workshop shows code that includes generated sources.
execFileSync(process.execPath, [`${root}.config/build/generate.mjs`], { stdio: 'inherit' });

/** The workshop, which shows every state of every block and widget separately (`npm run workshop`). */
const config: StorybookConfig = {
  stories: [{ directory: '../../src', files: '**/*.stories.tsx' }],
  framework: '@storybook/react-vite',
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    root,
    // All packages that stories may import: when Vite finds another one, the page is reloaded.
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [...(vite.optimizeDeps?.include ?? []), ...dependencies, 'storybook/test'],
    },
    resolve: {
      ...vite.resolve,
      alias: [
        { find: /^workshop$/, replacement: fileURLToPath(new URL('./stories.ts', import.meta.url)) },
        ...kitAliases(root),
      ],
    },
    plugins: [...(vite.plugins ?? []), embeddedServer()],
  }),
};

export default config;
