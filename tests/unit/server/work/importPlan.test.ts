import { expect, it } from 'vitest';

import { readBom } from '../../../../reference-app/server/rules/bom.js';
import { planImport } from '../../../../reference-app/server/work/importPlan.js';
import { cpuTimer } from '../../../support/cpuTimer.js';

const NO_LICENCES = { byId: () => undefined, byName: () => undefined };
const plan = (document: object) =>
  planImport(readBom({ bomFormat: 'CycloneDX', specVersion: '1.5', ...document }), [], {
    licences: NO_LICENCES,
    isInternal: () => false,
  });

it('is made in time for a component that is listed thousands of times, each time with another dependency', () => {
  const places = Array.from({ length: 5_000 }, (_, index) => index);
  const document = {
    components: places.flatMap((place) => [
      { type: 'library', name: 'same', 'bom-ref': `same-${place}` },
      { type: 'library', name: `other-${place}`, 'bom-ref': `other-${place}` },
    ]),
    dependencies: places.map((place) => ({ ref: `same-${place}`, dependsOn: [`other-${place}`] })),
  };
  const cpuMs = cpuTimer();

  const { components } = plan(document);

  const same = components.find(({ columns }) => columns.name === 'same');
  expect(JSON.parse(same?.columns.directDependencies ?? '[]')).toHaveLength(5_000);
  expect(cpuMs()).toBeLessThan(3_000);
});
