import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('asks by methods that 4.x lets pages of other origins use, but for one call that does without it', () => {
  const files = ['src', 'reference-app/console'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const places = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      // A method named in an error is not requested.
      const text = readFileSync(file, 'utf8').replaceAll(/new NotStoredError\([^)]+\)/g, '');
      const uses = text.match(/method: '(?!GET|HEAD|POST|PUT|DELETE)\w+'/g) ?? [];
      return uses.map((use) => `${file} ${use}`);
    });

  expect(places).toEqual(["src/api/projects.ts method: 'PATCH'"]);
});
