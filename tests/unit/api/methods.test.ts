import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('asks by methods that 4.x lets pages of other origins use, but for one call that does without it', () => {
  const places = globSync('{src,reference-app/console}/**/*.{ts,tsx}').flatMap((file) => {
    const uses = readFileSync(file, 'utf8').match(/method: '(?!GET|POST|PUT|DELETE)\w+'/g) ?? [];
    return uses.map((use) => `${file} ${use}`);
  });

  expect(places).toEqual(["src/api/projects.ts method: 'PATCH'"]);
});
