import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport, type Plugin } from 'vite';
import { kitAliases } from '../../.config/build/kitAliases.mjs';
import { joinedLater } from '../../.config/build/laterParts.mjs';
import { readManifests } from '../../.config/build/manifests.mjs';
import { compiledMessages } from '../../.config/build/messagesPlugin.mjs';
import { comingAlong, moduleGraph } from '../../.config/build/moduleGraph.mjs';
import { compactStyles } from '../../.config/build/stylesPlugin.mjs';
import { prepared } from './prepared/preparedPlugin.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/**
 * The number of widgets that must share a module before it is loaded with every page. A smaller number makes
 * pages heavier. With 12, each page requests up to 26 more files.
 */
const MANY = 7;
const ofManyWidgets = modulesOfMany();

const modules = {
  define: { CONSOLE_VERSION: JSON.stringify(version) },
  resolve: {
    alias: [
      // Its package names the build for development, whose warnings are downloaded and not seen.
      { find: /^react-router$/, replacement: `${root}node_modules/react-router/dist/production/index.mjs` },
      {
        find: /^react-router\/dom$/,
        replacement: `${root}node_modules/react-router/dist/production/dom-export.mjs`,
      },
      ...kitAliases(root),
    ],
  },
};

/** The console, with the kit taken from its sources under its public name. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Addresses are relative to the <base> of the page, so one build serves any sub-path.
  base: './',
  ...modules,
  plugins: [
    react(),
    themed('console/page.css'),
    unprefixed(),
    joinedLater(),
    compiledMessages(),
    compactStyles(),
    prepared('console/page.css', modules),
    preloaded('drawConsole.tsx'),
    compiledWhileLoading('react', 'start'),
    returnPage(),
    compressed(),
  ],
  worker: { format: 'es' },
  server: { proxy: { '/api': process.env.API_BASE_URL || 'http://127.0.0.1:8081' } },
  build: {
    outDir: `${root}dist-app/console`,
    emptyOutDir: true,
    target: 'es2022',
    // Every supported browser has it. The polyfill would only increase the first load.
    modulePreload: { polyfill: false },
    // A data: address of a script or a worker would need a wider policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A file for each block that two pages share would make twenty of the first screen.
          groups: [
            { name: 'main', test: /[\\/]console[\\/]main\.ts$/, priority: 3 },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            // The console itself and its sign-in page, with all that they need.
            { name: 'start', test: /[\\/](drawConsole|SignedOut)\.tsx$/, priority: 1 },
            // Modules that many pages behind the sign-in share: tables and their content.
            { name: 'lists', test: (id) => ofManyWidgets.has(id.slice(root.length)), priority: 0 },
          ],
        },
      },
    },
  },
});

/** Modules of the kit that come along with many widgets. */
function modulesOfMany(): ReadonlySet<string> {
  const graph = moduleGraph(root, 'src');
  const counts = new Map<string, number>();
  for (const { folder } of readManifests(root)) {
    for (const file of comingAlong(graph, [`${folder}/index.ts`])) {
      counts.set(file, (counts.get(file) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= MANY).map(([file]) => file));
}

/**
 * Adds the variables of the kit's themes to the top of a style sheet of the page: in place before the first
 * script, they need not be written by one. The values are then left out of the code, which needs only their
 * names: each page of the console inherits its theme.
 * @param name - the end of the style sheet's path
 */
function themed(name: string): Plugin {
  return {
    name: 'themed',
    enforce: 'pre',
    async transform(code, id) {
      if (id.endsWith('src/theme/tokens.ts')) return withoutValues(id);
      if (!id.endsWith(name)) return undefined;
      const { module } = await runnerImport<{ themeStyleSheet: () => string }>(
        `${root}src/theme/themeCss.ts`,
      );
      return `${module.themeStyleSheet()}\n${code}`;
    },
  };
}

/**
 * Leaves out the way styles are written for very old browsers: nothing here needs it, and every user would
 * download it.
 */
function unprefixed(): Plugin {
  return {
    name: 'unprefixed',
    enforce: 'pre',
    transform: (_, id) =>
      id.endsWith('stylis/src/Prefixer.js')
        ? 'export const prefix = (declaration) => declaration;'
        : undefined,
  };
}

/**
 * Returns the exports of a module, with an empty text for each value of a group of tokens. Groups that become
 * equal are merged.
 */
async function withoutValues(file: string): Promise<string> {
  const { module } = await runnerImport<Record<string, object>>(file);
  const names = new Map<string, string>();
  return Object.entries(module)
    .map(([name, exported]) => {
      const isTokens = name.endsWith('Tokens');
      const json = JSON.stringify(exported, (_, value: unknown) =>
        isTokens && typeof value === 'string' ? '' : value,
      );
      const known = names.get(json);
      names.set(json, name);
      return `export const ${name} = ${known ?? json};`;
    })
    .join('\n');
}

/**
 * Lets the page request the code of modules, and everything they need, before the script that imports them
 * has arrived.
 * @param names - the ends of the paths of the modules
 */
function preloaded(...names: string[]): Plugin {
  return {
    name: 'preloaded',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = new Set<string>();
        const visit = (file: string) => {
          const chunk = bundle[file];
          if (files.has(file) || chunk?.type !== 'chunk') return;
          files.add(file);
          chunk.imports.forEach(visit);
        };
        for (const name of names) {
          const first = Object.values(bundle).find(
            (chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => id.endsWith(`/${name}`)),
          );
          if (!first) throw new Error(`No chunk has ${name}.`);
          visit(first.fileName);
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            injectTo: 'head' as const,
          }));
      },
    },
  };
}

/**
 * Marks files whose code is almost entirely called to draw the first screen. Without the mark, V8 reads each
 * function again when it is first called, on the thread that draws. Other engines see a comment.
 * @param names - of the groups above
 */
function compiledWhileLoading(...names: string[]): Plugin {
  return {
    name: 'compiled-while-loading',
    apply: 'build',
    generateBundle: {
      // Vite itself puts code on top of files that load others.
      order: 'post',
      handler(_, bundle) {
        for (const name of names) {
          const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name);
          if (chunk?.type !== 'chunk') throw new Error(`No chunk is called ${name}.`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}

/**
 * The page that an identity provider sends people back to. It is the console itself under another address; its base is one step
 * up wherever the console lives, so that there is nothing to set in it.
 */
function returnPage(): Plugin {
  let folder = '';
  return {
    name: 'return-page',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    writeBundle() {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const returned = page.replace(
        /<!--.*?-->(\s*)<base href="\/" \/>/,
        '<!-- Right wherever it lives. -->$1<base href="../" />',
      );
      if (returned === page) throw new Error('The page has no base to change.');
      writeFileSync(join(folder, 'static/oidc-callback.html'), returned);
    },
  };
}

/** Writes .br and .gz beside each built text, so that the server compresses nothing while it answers. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved(config) {
      folder = join(config.build.outDir, 'assets');
    },
    writeBundle() {
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css|svg|json|wasm)$/.test(name)) continue;
        const file = join(folder, name);
        const body = readFileSync(file);
        if (body.length < 1024) continue;
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 10,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params }));
      }
    },
  };
}
