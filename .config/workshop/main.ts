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

// What is shown includes sources that follow from others.
execFileSync(process.execPath, [`${root}.config/build/generate.mjs`], { stdio: 'inherit' });

/** The workshop: every state of every block and widget, each by itself (`npm run workshop`). */
const config: StorybookConfig = {
  stories: [{ directory: '../../src', files: '**/*.stories.tsx' }],
  framework: '@storybook/react-vite',
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    root,
    // All that stories may ask for: the page would be loaded anew when Vite finds one more of these.
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
