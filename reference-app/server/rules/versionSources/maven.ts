import { SaxesParser } from 'saxes';

import { pathOf, versionOf } from './VersionSource.js';
import type { LatestVersion, VersionSource } from './VersionSource.js';

/** Maven repositories: the metadata of an artifact (maven.apache.org/ref/current/maven-repository-metadata). */
export const maven: VersionSource = {
  async latestOf({ namespace = '', name }, repository) {
    const path = pathOf(...namespace.split('.').filter(Boolean), name);
    const metadata = await repository.text(`${path}/maven-metadata.xml`);
    return metadata === undefined ? undefined : readMavenMetadata(metadata);
  },
};

// <metadata><versioning><latest/><release/><lastUpdated>yyyyMMddHHmmss</lastUpdated>: org.apache.maven.repository.metadata
function readMavenMetadata(body: string): LatestVersion | undefined {
  const texts: Partial<Record<string, string>> = {};
  const parser = new SaxesParser();
  let element = '';
  parser.on('doctype', () => {
    throw new Error('Maven metadata has no document type declaration.');
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => (element = name));
  parser.on('closetag', () => (element = ''));
  parser.on('text', (text) => {
    if (['latest', 'release', 'lastUpdated'].includes(element)) texts[element] ??= text.trim();
  });
  parser.write(body).close();
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(texts.lastUpdated ?? '') ?? [];
  return versionOf(
    texts.release || texts.latest,
    year ? `${year}-${month}-${day}T${hour}:${minute}:${second}Z` : undefined,
  );
}
