import { existsSync, readFileSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';

const pkg = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const dependencies = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];
const external = (id) => dependencies.some((name) => id === name || id.startsWith(`${name}/`));

/** One entry for each subpath of the package, made from its `exports`. */
const input = Object.fromEntries(
  Object.values(pkg.exports)
    .filter((entry) => typeof entry === 'object')
    .map(({ default: file }) => {
      const name = file.replace(/^\.\/dist\/|\.js$/g, '');
      return [name, ['ts', 'tsx'].map((end) => `src/${name}.${end}`).find((source) => existsSync(source))];
    }),
);

/** Workers are started by address, so each is a file of its own with everything in it. */
const workers = Object.values(pkg.exports)
  .filter((entry) => typeof entry === 'string' && entry.endsWith('.worker.js'))
  .map((file) => file.replace(/^\.\/dist\/|\.js$/g, ''));

// A module with state, styles or a context cannot run as a server component of the host's framework.
const CLIENT_PACKAGES = /^(react|react-dom|styled-components|react-intl|react-final-form|@floating-ui\/.*|@tanstack\/.*)$/;
const banner = (chunk) => (chunk.imports.some((id) => CLIENT_PACKAGES.test(id)) ? "'use client';" : '');

const onwarn = (warning) => {
  throw Object.assign(new Error(`[rollup] ${warning.code}: ${warning.message}`), warning);
};

const compiled = (options) =>
  typescript({ tsconfig: '.config/tsconfig.build.json', compilerOptions: { outDir: 'dist', ...options } });

export default [
  {
    input,
    external,
    onwarn,
    output: {
      dir: 'dist',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'src',
      entryFileNames: '[name].js',
      sourcemap: true,
      banner,
    },
    plugins: [compiled({ declaration: true, declarationDir: 'dist/types', declarationMap: false })],
  },
  ...workers.map((name) => ({
    input: { [name]: `src/${name}.ts` },
    onwarn,
    output: { dir: 'dist', format: 'es', sourcemap: true, inlineDynamicImports: true },
    plugins: [nodeResolve({ browser: true }), compiled({ declaration: false })],
  })),
];
