import { expect } from '@playwright/test';
import type { Api } from './api.js';
import { jsonBom, type BomFile } from './boms.js';
import { isOwnServer } from './server.js';

/** A project as the API has it, as far as the tests look. */
export interface Project {
  uuid: string;
  name: string;
}

/**
 * Makes a project, with the components of a BOM and what is known of them; `null` leaves it without. A server that is used again may have
 * one of that name, which goes first.
 */
export async function aProject(
  api: Api,
  name: string,
  bom: BomFile | null = jsonBom(),
  version = '1.0',
): Promise<Project> {
  await makeRoom(api, name, version);
  const project = await api.put<Project>('/project', { name, version, classifier: 'APPLICATION' });
  if (!bom) return project;
  const { token } = await api.put<{ token: string }>('/bom', {
    project: project.uuid,
    bom: bom.buffer.toString('base64'),
  });
  await expect
    .poll(async () => (await api.get<{ processing: boolean }>(`/bom/token/${token}`)).processing)
    .toBe(false);
  return project;
}

/** Deletes the projects of a name, or one version of it, which another server may have from a run before. */
export async function makeRoom(api: Api, name: string, version?: string) {
  if (isOwnServer) return;
  const query = new URLSearchParams({ name, pageNumber: '1', pageSize: '100' });
  const found = await api.get<(Project & { version?: string })[]>(`/project?${query}`);
  for (const project of found) {
    const isMeant = project.name === name && (version === undefined || project.version === version);
    if (isMeant) await api.status('DELETE', `/project/${project.uuid}`);
  }
}

const VULNERABILITIES = [
  {
    vulnId: 'INT-1001',
    severity: 'CRITICAL',
    title: 'Prototype pollution',
    description: 'Setting **paths** lets a caller change `Object.prototype`.',
    package: 'journey-paths',
    cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  },
  {
    vulnId: 'INT-1002',
    severity: 'MEDIUM',
    title: 'Slow expression',
    description: 'A long text takes long. <img src=x onerror=alert(1)> [link](javascript:alert(2))',
    package: 'journey-paths',
    cvssV3Vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:L',
  },
  {
    vulnId: 'INT-1003',
    severity: 'LOW',
    title: 'Arguments change the prototype',
    description: 'Only with hostile arguments.',
    package: 'journey-words',
    cvssV3Vector: 'CVSS:3.1/AV:L/AC:H/PR:L/UI:N/S:U/C:L/I:N/A:N',
  },
];

/** Makes a few vulnerabilities known to a new server. */
export async function knowVulnerabilities(api: Api) {
  for (const { package: name, ...vulnerability } of VULNERABILITIES) {
    const status = await api.status('PUT', '/vulnerability', {
      ...vulnerability,
      source: 'INTERNAL',
      affectedComponents: [
        {
          identityType: 'PURL',
          identity: `pkg:npm/${name}`,
          versionType: 'RANGE',
          versionStartIncluding: '0',
          versionEndExcluding: '99',
        },
      ],
    });
    // A server that is used again has them.
    expect(isOwnServer ? [201] : [201, 409], `vulnerability ${vulnerability.vulnId}`).toContain(status);
  }
}
