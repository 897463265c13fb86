import { demoPackage } from './catalogue.js';
import type { DemoPackage } from './catalogue.js';
import type { DemoProject } from './portfolio.js';

/** Writes the bill of materials of a project of the demo as a CycloneDX document: all it depends on, and how. */
export function demoBom(project: DemoProject): object {
  const keys = reachableFrom(project.dependsOn ?? []);
  return {
    bomFormat: 'CycloneDX',
    specVersion: project.specVersion ?? '1.5',
    version: 1,
    metadata: {
      component: {
        'bom-ref': ROOT,
        type: typeOf(project.classifier),
        name: project.name,
        version: project.version,
        supplier: { name: 'Halden Commerce', url: ['https://halden.example'] },
      },
      supplier: { name: 'Halden Commerce', url: ['https://halden.example'] },
    },
    components: keys.map((key) => componentOf(key, demoPackage(key))),
    dependencies: [
      { ref: ROOT, dependsOn: project.dependsOn ?? [] },
      ...keys.map((key) => ({ ref: key, dependsOn: demoPackage(key).dependsOn })),
    ],
  };
}

const ROOT = 'project';

function reachableFrom(keys: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    if (found.has(key)) continue;
    found.add(key);
    waiting.push(...demoPackage(key).dependsOn);
  }
  return [...found];
}

function componentOf(key: string, { group, name, version, description, purl, cpe, ...licence }: DemoPackage) {
  return {
    'bom-ref': key,
    type: OPERATING_SYSTEMS.has(name) ? 'operating-system' : 'library',
    group,
    name,
    version,
    description,
    licenses: licencesOf(licence),
    cpe,
    purl,
  };
}

function licencesOf({
  licenseId,
  licenseName,
  licenseExpression,
}: Pick<DemoPackage, 'licenseId' | 'licenseName' | 'licenseExpression'>) {
  if (licenseExpression) return [{ expression: licenseExpression }];
  if (licenseId) return [{ license: { id: licenseId } }];
  return licenseName ? [{ license: { name: licenseName } }] : undefined;
}

const OPERATING_SYSTEMS = new Set(['linux', 'freertos']);

/** The kinds that CycloneDX knows since 1.4; what it learned later is an application to it. */
function typeOf(classifier: string): string {
  const type = classifier.toLowerCase().replaceAll('_', '-');
  return ['container', 'device', 'firmware', 'operating-system'].includes(type) ? type : 'application';
}
