import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';
import { WIDGET_GROUPS } from './build/manifests.mjs';
import { restrictedLater } from './lint/restrictedLater.mjs';
import { stylesOnScale } from './lint/stylesOnScale.mjs';
import { textAlone } from './lint/textAlone.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The folders that each folder of the kit may import besides itself. The arrows of the architecture point one
 * way.
 */
const MAY_IMPORT = {
  schema: [],
  i18n: [],
  theme: ['schema'],
  domain: ['schema'],
  api: ['schema', 'domain'],
  ui: ['theme', 'i18n'],
  host: ['api', 'theme', 'i18n', 'ui', 'schema', 'domain'],
  data: ['host', 'api', 'ui', 'theme', 'i18n', 'schema', 'domain'],
  frames: ['data', 'host', 'api', 'ui', 'theme', 'i18n', 'schema', 'domain'],
  entities: ['frames', 'data', 'host', 'api', 'ui', 'theme', 'i18n', 'schema', 'domain'],
};
const FOLDERS = [...Object.keys(MAY_IMPORT), 'widgets'];

/** The nouns. Each has its own room, with a door for the others. */
const ENTITIES = readdirSync(`${ROOT}/src/entities`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const OTHER_ENTITY = {
  regex: `^(\\.\\./)+(${ENTITIES.join('|')})/(?!index\\.js$|[\\w/]+\\.messages\\.js$)`,
  message:
    'Another noun is imported through its index.ts, and its words from their files; see docs/decisions/0027-frames-and-entities.md.',
};

/**
 * The same for the embedded server. `context` is a file. `app.ts` and `main.ts`, which are above all folders,
 * may import any of them.
 */
const SERVER_MAY_IMPORT = {
  rules: [],
  store: ['rules'],
  runtime: ['store', 'rules'],
  context: ['runtime', 'store', 'rules'],
  seed: ['context', 'runtime', 'store', 'rules'],
  work: ['context', 'runtime', 'store', 'rules'],
  http: ['context', 'store', 'rules'],
  answers: ['http', 'rules'],
  routes: ['answers', 'http', 'work', 'context', 'runtime', 'store', 'rules'],
};

/** The same for the console. Files above all folders, such as `Console.tsx`, may import any of them. */
const CONSOLE_MAY_IMPORT = {
  shell: [],
  session: ['shell'],
  routes: ['session', 'shell'],
};

/** Engines that only one place may touch, so that replacing one is one change. */
const ENGINES = [
  { module: '@tanstack/react-table', home: 'src/ui/table' },
  { module: '@floating-ui/react', home: 'src/ui' },
  { module: 'react-final-form', home: 'src/ui/form' },
  { module: 'final-form', home: 'src/ui/form' },
  { module: 'd3-array', home: 'src/ui/charts' },
  { module: 'd3-time', home: 'src/ui/charts' },
  { module: 'react-markdown', home: 'src/frames/facts' },
  { module: 'xmllint-wasm', home: 'src/domain/cyclonedx' },
];

/** Files directly in `src` are doors of the package: they re-export from any folder, and are for hosts only. */
const DOORS = 'src/*.ts';
const ONLY_REEXPORTS = {
  selector: 'Program > :not(ExportNamedDeclaration[source], ExportAllDeclaration)',
  message: 'A door of the package only re-exports; see docs/decisions/0014-building-blocks-are-public.md.',
};
const DOOR_OF_BLOCKS = {
  regex: '^(\\.\\./)+ui\\.js$',
  message: 'The kit imports blocks one by one: src/ui.ts is the door for hosts.',
};

const HOST_APPS = {
  regex: '(^|/)(reference-app|tests)/',
  message: 'The kit knows neither the apps nor the tests.',
};
const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a name is how things are found.',
};
/** An exception in an effect takes the widget from the screen, and the host's callbacks are not the kit's to trust. */
const HOST_TOLD_IN_EFFECTS = {
  selector:
    'CallExpression[callee.name=/^use(Layout)?Effect(Event)?$/] CallExpression[optional=true]:matches([callee.name=/^on[A-Z]/], [callee.property.name=/^on[A-Z]/]):not(CallExpression[callee.name="tellHost"] *)',
  message: 'Effects call callbacks of the host through tellHost (src/ui/faults/tellHost.ts).',
};
/** Dialogs of hosts prevent Escape before it comes to the kit, so that it says nothing of whether a key was used. */
const KEYS_ARE_MARKED = [
  ':function[params.0.typeAnnotation.typeAnnotation.typeName.name="KeyboardEvent"]',
  'JSXAttribute[name.name="onKeyDown"]',
  'Property[key.name="onKeyDown"]',
].map((handler) => ({
  selector: `${handler} MemberExpression[property.name=/^(preventDefault|defaultPrevented)$/]`,
  message: 'Keys are used by markKeyUsed, and isKeyUsed tells (src/ui/controls/usedKeys.ts).',
}));
/** React 18 draws nothing by a context itself, and keeps `ref` and what clears a ref up from components. */
const OF_REACT_18 = [
  {
    selector: 'JSXOpeningElement > JSXIdentifier[name=/Context$/]',
    message: 'React 18 knows <….Provider> only.',
  },
  {
    selector: 'VariableDeclarator[init.callee.name="createContext"][id.name!=/Context$/]',
    message: 'The name of a context ends with Context, by which the rule for its providers knows it.',
  },
  {
    selector: 'FunctionDeclaration[id.name=/^[A-Z]/] ObjectPattern > Property[key.name="ref"]',
    message: 'React 18 hands over `ref` only through withRef (src/ui/controls/withRef.ts).',
  },
  {
    selector: 'JSXAttribute[name.name="ref"] ReturnStatement > :function',
    message: 'React 18 calls a ref with null at the end, and no function that it gave.',
  },
  {
    selector:
      'ImportDeclaration[source.value=/^react(-dom)?$/] > ImportSpecifier[imported.name=/^(use|useActionState|useFormStatus|useOptimistic|useEffectEvent|Activity|ViewTransition|cache|preload|preinit|preconnect)$/]',
    message: 'React 18 lacks it.',
  },
  {
    selector: 'ImportDeclaration[source.value="react"] > ImportSpecifier[local.name="useLayoutEffect"]',
    message: 'React 18 warns of it on servers: take that of src/ui/hooks/useLayoutEffect.ts.',
  },
];
const NO_LINE_COMMENT_IN_STYLES = {
  selector:
    'TaggedTemplateExpression > TemplateLiteral > TemplateElement[value.raw=/(^|[\\s;{}])\\u002F\\u002F/]',
  message:
    'The build joins the lines of styles, and a comment to the end of its line would swallow what follows: /* … */.',
};
const MESSAGES_IN_FILES = {
  selector: 'ImportSpecifier[imported.name=/^(defineMessages?|msg)$/]',
  message: 'Words live in message files, where translators and the build look for them.',
};
/** To save lines under the formatter it hides what a call or an element is given. */
const NO_LITERAL_SPREAD = {
  selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
  message: 'Write the members themselves instead of spreading a literal.',
};
/** Rules that every screen follows, in the kit and in the apps. */
const OF_SCREENS = [
  NO_DEFAULT_EXPORT,
  NO_LINE_COMMENT_IN_STYLES,
  MESSAGES_IN_FILES,
  NO_LITERAL_SPREAD,
  // Dashes and dots between two facts are not words.
  { selector: 'JSXText[value=/[A-Za-z]{2,}/]', message: 'Words live in message files.' },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|title|placeholder|alt|label)$/] > Literal[value=/[A-Za-z]{2,}/]',
    message: 'Words live in message files.',
  },
];
const STYLED_DEFAULT = {
  name: 'styled-components',
  importNames: ['default'],
  message: "The default import has no elements in Node's ESM: import { styled }.",
};

const REACT_LAZY = {
  name: 'react',
  importNames: ['lazy', 'Suspense'],
  message: 'React keeps a fallback on the screen for 300 ms: use deferred() of src/ui.',
};

const SINCE_REACT_19_2 = {
  name: 'react',
  importNames: ['Activity', 'useEffectEvent'],
  message: 'Hosts may have React 19.0: use src/ui/hooks/useEffectEvent.',
};

/** Names that no part of the kit or of an app imports. */
const NEVER = [STYLED_DEFAULT, REACT_LAZY];

/** Names that no part of the kit imports. */
const NEVER_IN_KIT = [STYLED_DEFAULT, REACT_LAZY, SINCE_REACT_19_2];

/** Returns the rules for imports, both static ones and `import()`. */
const allImports = (restrictions) => ({
  'no-restricted-imports': ['error', restrictions],
  'layers/restricted-later': ['error', restrictions],
});

const restricted = (folder) => {
  const forbidden = FOLDERS.filter((other) => other !== folder && !MAY_IMPORT[folder].includes(other));
  return {
    paths: NEVER_IN_KIT,
    patterns: [
      HOST_APPS,
      DOOR_OF_BLOCKS,
      {
        regex: `^(\\.\\./)+(${forbidden.join('|')})/`,
        message: `src/${folder} may import only: ${['itself', ...MAY_IMPORT[folder]].join(', ')}.`,
      },
      ...(folder === 'entities' ? [OTHER_ENTITY] : []),
      ...enginesOutside(`src/${folder}`),
    ],
  };
};

const enginesOutside = (place) =>
  ENGINES.filter(
    ({ home }) => !(`${place}/`.startsWith(`${home}/`) || `${home}/`.startsWith(`${place}/`)),
  ).map(({ module, home }) => ({
    regex: `^${module}($|/)`,
    message: `${module} is wrapped in ${home}; nothing else imports it.`,
  }));

/** Files above the folders: those may import any folder, and no folder imports them. */
const SERVER_TOP = ['app', 'main'];
const CONSOLE_TOP = ['Console', 'SignedIn', 'drawConsole', 'main', 'prepared'];

/** Rejects imports of modules above a folder of an app. */
const upward = (mayImport, top, folder) => {
  const forbidden = [...Object.keys(mayImport), ...top].filter(
    (other) => other !== folder && !mayImport[folder].includes(other),
  );
  return {
    regex: `^(\\./|(\\.\\./)+)(${forbidden.join('|')})(/|\\.js$)`,
    message: `${folder} may import only: ${['itself', ...mayImport[folder]].join(', ')}; see docs/decisions/0003-import-arrows.md.`,
  };
};

const SERVER_SHARES = [
  {
    regex: '(^|/)src/(?!domain/)',
    message: 'The server shares the rules in src/domain with the kit and nothing else.',
  },
  { regex: '(^|/)tests/', message: 'Tests know the server; it does not know them.' },
];
/** Folders besides the store that may contain SQL: docs/decisions/0018-where-sql-stands.md. */
const HAVE_SQL = ['store', 'work', 'seed'];
const HAVE_PARTS_OF_QUERIES = ['store', 'http'];
const NO_KYSELY = {
  regex: '^kysely$',
  message: 'Queries and the types of rows come from the store; see docs/decisions/0018-where-sql-stands.md.',
};
const NO_SQL = {
  selector: "MemberExpression[property.name=/^(prepare|build)$/][object.name='db']",
  message: 'SQL stands in the store; see docs/decisions/0018-where-sql-stands.md.',
};
const PURE = {
  regex:
    '^(hono|@hono/.*|kysely|@photostructure/.*|node:(fs|http|https|net/promises|dns|child_process|worker_threads))(/|$)',
  message: 'Rules are pure: they read and write nothing but what they are given.',
};
const KIT_BY_NAME = { regex: '(^|/)src/', message: "An app imports the kit by its name, 'bomdeck'." };

export default ts.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-app/**',
      '**/.cache/**',
      '**/.data/**',
      '**/temp/**',
      '**/coverage/**',
      '**/generated/**',
      // Their imports hold where `npm run new` puts them.
      '.config/build/templates/**',
      // Separate projects that follow the conventions of their frameworks.
      'tests/hosts/*/**',
      '**/*.d.ts',
    ],
  },
  { plugins: { layers: { rules: { 'restricted-later': restrictedLater } } } },
  js.configs.recommended,
  ...ts.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'reference-app/console/**/*.{ts,tsx}'],
    extends: [hooks.configs.flat['recommended-latest'], a11y.flatConfigs.strict],
    plugins: { styles: { rules: { 'on-scale': stylesOnScale } } },
    languageOptions: { globals: globals.browser },
    rules: {
      'styles/on-scale': 'error',
      'no-restricted-syntax': ['error', ...OF_SCREENS],
      // Callback refs of the positioning engine look like refs that are read; and no compiler memoises for us.
      'react-hooks/refs': 'off',
      'react-hooks/preserve-manual-memoization': 'off',
      'jsx-a11y/no-redundant-roles': ['error', { thead: ['rowgroup'], tbody: ['rowgroup'] }],
      // A field that a dialog or a page exists for takes the focus; the rule only knows pages that scroll.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    // The apps bring their own React, which is the newest version.
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...OF_SCREENS,
        ...OF_REACT_18,
        ...KEYS_ARE_MARKED,
        HOST_TOLD_IN_EFFECTS,
      ],
    },
  },
  {
    files: [DOORS],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, ONLY_REEXPORTS] },
  },
  {
    files: ['{src,reference-app,.config}/**/*.{ts,tsx,mjs}'],
    rules: { 'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Older than the rule.
    files: ['src/ui/table/DataTable.styles.ts'],
    rules: { 'styles/on-scale': 'off' },
  },
  {
    files: ['**/*.messages.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT] },
  },
  {
    // Storybook requires a default export, and the texts in a story are for developers.
    files: ['src/**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', NO_LINE_COMMENT_IN_STYLES] },
  },
  ...Object.keys(MAY_IMPORT).map((folder) => ({
    files: [`src/${folder}/**/*.{ts,tsx}`],
    rules: allImports(restricted(folder)),
  })),
  {
    files: ['src/widgets/**/*.{ts,tsx}'],
    rules: allImports({
      paths: NEVER_IN_KIT,
      patterns: [
        HOST_APPS,
        DOOR_OF_BLOCKS,
        {
          regex: `^(\\.\\./)+((${WIDGET_GROUPS.join('|')})/)?[A-Z]\\w+/(?!index\\.js$)`,
          caseSensitive: true,
          message:
            'Another widget is imported through its index.ts only; what two widgets need is a noun of src/entities.',
        },
        ...enginesOutside('src/widgets'),
      ],
    }),
  },
  {
    // Only the types show this: a promise that is not awaited loses its failure.
    files: ['{src,reference-app}/**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: ROOT } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    // Text that a browser may translate. This rule needs types, as above.
    files: ['src/**/*.tsx', 'reference-app/console/**/*.tsx'],
    ignores: ['**/*.stories.tsx', 'src/i18n/**'],
    plugins: { words: { rules: { 'text-alone': textAlone } } },
    rules: { 'words/text-alone': 'error' },
  },
  {
    files: ['src/domain/**', 'src/schema/**', 'src/api/**'],
    rules: {
      'no-restricted-globals': ['error', 'document', 'window', 'localStorage', 'sessionStorage'],
    },
  },
  {
    files: ['reference-app/console/**/*.{ts,tsx}'],
    rules: allImports({
      paths: NEVER,
      patterns: [KIT_BY_NAME],
    }),
  },
  ...Object.keys(CONSOLE_MAY_IMPORT).map((folder) => ({
    files: [`reference-app/console/${folder}/**/*.{ts,tsx}`],
    rules: allImports({
      paths: NEVER,
      patterns: [KIT_BY_NAME, upward(CONSOLE_MAY_IMPORT, CONSOLE_TOP, folder)],
    }),
  })),
  {
    files: ['reference-app/server/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: allImports({
      patterns: SERVER_SHARES,
    }),
  },
  ...Object.keys(SERVER_MAY_IMPORT).map((folder) => ({
    files: [`reference-app/server/${folder}.ts`, `reference-app/server/${folder}/**/*.ts`],
    rules: {
      ...allImports({
        patterns: [
          ...SERVER_SHARES,
          upward(SERVER_MAY_IMPORT, SERVER_TOP, folder),
          ...(folder === 'rules' ? [PURE] : HAVE_PARTS_OF_QUERIES.includes(folder) ? [] : [NO_KYSELY]),
        ],
      }),
      ...(!HAVE_SQL.includes(folder) && { 'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SQL] }),
    },
  })),
  {
    files: ['**/*.{mjs,js}', 'tests/**', '.config/**'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },
  {
    // Tools look for a default export in their configuration.
    files: [
      '.config/**',
      'rollup.config.mjs',
      '**/vite.config.*',
      'tests/e2e/playwright.config.ts',
      'tests/support/hosts/pack.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
