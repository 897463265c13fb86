import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readManifests } from '../../.config/build/manifests.mjs';
import { writePage } from '../../.config/build/newPage.mjs';
import { writeWidget } from '../../.config/build/newWidget.mjs';
import type { PAGES } from '../../reference-app/console/routes/pages.js';
import type { NAVIGATION } from '../../reference-app/console/shell/navigation.js';
import { typeErrors } from '../support/typeErrors.js';
import { testServer, type TestServer } from '../support/testServer.js';
import { closed, kitPage } from '../widgets/kitPage.js';

const repository = process.cwd();

/** A copy of the repository that a widget can be written into: its folders lead to those that are there. */
let root: string;
let server: TestServer;
let files: readonly string[];

beforeAll(async () => {
  mkdirSync('.cache', { recursive: true });
  root = mkdtempSync(join(repository, '.cache/new-widget-'));
  const own = ['src', 'src/widgets', 'tests', 'tests/widgets', 'docs'];
  for (const folder of own) {
    mkdirSync(join(root, folder));
    for (const name of readdirSync(folder)) {
      const path = `${folder}/${name}`;
      const isGroup = folder === 'src/widgets' && !name.includes('.');
      if (!own.includes(path) && !isGroup) symlinkSync(join(repository, path), join(root, path));
    }
  }
  rmSync(join(root, 'docs/widgets'));
  files = await writeWidget(root, 'policy/TrialList');
  server = await testServer();
});
afterAll(async () => {
  await closed(server);
  rmSync(root, { recursive: true });
});

describe('npm run new -- widget policy/TrialList', () => {
  it('writes files whose types are right', () => {
    const sources = files.filter((file) => /\.tsx?$/.test(file));

    expect(sources.length).toBeGreaterThan(5);
    // The matchers of tests come with the setup.
    expect(typeProblems(sources, ['tests/support/domSetup.ts'])).toEqual([]);
  });

  it('writes a widget that says by its manifest what it is, and draws an empty list', async () => {
    const [manifest] = readManifests(root);
    expect(manifest).toMatchObject({
      name: 'TrialList',
      group: 'policy',
      folder: 'src/widgets/policy/TrialList',
    });
    const path = join(root, 'src/widgets/policy/TrialList/index.ts');
    const { TrialList } = (await import(/* @vite-ignore */ path)) as Record<
      string,
      FunctionComponent<object>
    >;

    await kitPage(createElement(TrialList!), { server });

    expect(await screen.findByText('The trial list is empty')).toBeVisible();
  });

  it.each([
    ['TrialList', /group and name/],
    ['policies/OtherList', /The group policies does not exist/],
    ['policy/otherList', /not a valid widget name/],
    ['policy/../Other', /group and name/],
    ['policy/Other List', /not a valid widget name/],
    // Another group has one of that name.
    ['account/TrialList', /src\/widgets\/policy\/TrialList already exists/],
    ['policy/KitProvider', /already exports something else as KitProvider/],
  ])('refuses %s and writes nothing', async (place, reason) => {
    await expect(writeWidget(root, place)).rejects.toThrow(reason);

    expect(readdirSync(join(root, 'src/widgets/policy'))).toEqual(['TrialList']);
  });

  it('overwrites nothing', async () => {
    const page = join(root, 'docs/widgets/OtherList.md');
    writeFileSync(page, 'mine');

    await expect(writeWidget(root, 'policy/OtherList')).rejects.toThrow(/OtherList.md already exists/);

    expect(existsSync(join(root, 'src/widgets/policy/OtherList'))).toBe(false);
  });
});

describe('npm run new -- page TrialList', () => {
  const manifestFile = 'src/widgets/policy/TrialList/TrialList.manifest.ts';
  const navigation = { section: 'portfolio', icon: 'license', permission: 'VIEW_PORTFOLIO' };

  beforeAll(() => {
    const place = 'reference-app/console';
    cpSync(place, join(root, place), { recursive: true });
  });

  /** The manifest as a person completes it; undefined for the one that was written. */
  function say(place: object | undefined) {
    const text = readFileSync(join(root, manifestFile), 'utf8').replace(/\n {2}console: .*/, '');
    const line = place ? `  console: ${JSON.stringify(place)},\n};` : '};';
    writeFileSync(join(root, manifestFile), text.replace(/\};\s*$/, `${line}\n`));
  }

  it.each([
    ['OtherList', undefined, /No widget is called OtherList/],
    ['TrialList', undefined, /does not contain a place in the console/],
    ['TrialList', { route: 'trials/:id/*' }, /plain route/],
    ['TrialList', { route: 'projects' }, /ProjectsPage.tsx already exists/],
    ['TrialList', { route: 'change-password' }, /already has the route change-password/],
    [
      'TrialList',
      { route: 'trials', navigation: { ...navigation, section: 'elsewhere' } },
      /no heading elsewhere/,
    ],
    ['TrialList', { route: 'trials', navigation: { ...navigation, icon: 'scale' } }, /no icon scale/],
  ])('refuses %s in %j and writes nothing', async (name, place, reason) => {
    say(place);

    await expect(writePage(root, name)).rejects.toThrow(reason);

    for (const file of ['routes/pages.ts', 'shell/pageNames.messages.ts', 'shell/navigation.ts'])
      expect(readFileSync(join(root, 'reference-app/console', file), 'utf8')).toBe(
        readFileSync(join('reference-app/console', file), 'utf8'),
      );
  });

  it('writes a page whose types are right, its route, its name and its entry', async () => {
    say({ route: 'policy/trials', navigation });

    const written = await writePage(root, 'TrialList');

    expect(written).toContain('reference-app/console/routes/PolicyTrialsPage.tsx');
    expect(typeProblems(written, ['reference-app/console/globals.d.ts'])).toEqual([]);
    const { PAGES: pages } = (await import(
      /* @vite-ignore */ join(root, 'reference-app/console/routes/pages.ts')
    )) as { PAGES: typeof PAGES };
    expect(pages.at(-1)).toMatchObject({ path: 'policy/trials', widgets: ['TrialList'] });
    const { NAVIGATION: sections } = (await import(
      /* @vite-ignore */ join(root, 'reference-app/console/shell/navigation.ts')
    )) as { NAVIGATION: typeof NAVIGATION };
    expect(sections[0]?.entries.at(-1)).toMatchObject({
      to: '/policy/trials',
      icon: 'license',
      permission: 'VIEW_PORTFOLIO',
      label: { defaultMessage: 'Policy trials' },
    });
  });
});

/** Returns the compiler errors of files of the copy. Its widget does not have its own alias. */
function typeProblems(sources: readonly string[], others: readonly string[]): string[] {
  const { paths } = (
    JSON.parse(readFileSync(join(repository, 'tsconfig.json'), 'utf8')) as {
      compilerOptions: { paths: Record<string, string[]> };
    }
  ).compilerOptions;
  const written = sources.map((file) => join(root, file));
  const own = { 'bomdeck/TrialList': [join(root, 'src/widgets/policy/TrialList/index.ts')] };
  return typeErrors(written, { paths: { ...paths, ...own }, noUnusedLocals: true }, others).map(
    ({ message }) => message,
  );
}
