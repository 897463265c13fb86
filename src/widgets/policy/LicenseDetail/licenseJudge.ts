import type { ApiClient } from '../../../api/client.js';
import { listComponentFacts, type ComponentFacts } from '../../../api/componentFacts.js';
import { hasLicense, type NamedLicense } from '../../../domain/hasLicense.js';
import type { ComponentJudge } from '../../../entities/project/portfolioScan/PortfolioScanner.js';

/** What a component says of its license. */
export type LicenseFacts = Pick<
  ComponentFacts,
  'resolvedLicense' | 'license' | 'licenseExpression' | 'licenses'
>;

/** Finds the components with a license; a hit says what the component says of it. */
export function licenseJudge(api: ApiClient, wanted: NamedLicense): ComponentJudge<LicenseFacts> {
  return {
    async judge(projectId, readers, signal) {
      const rows = await readers.use((reader) => listComponentFacts(api, projectId, reader, signal));
      const hits = rows
        .filter((row) => hasLicense(row, wanted))
        .map((row) => {
          const { resolvedLicense, license, licenseExpression, licenses } = row;
          return { component: row, why: { resolvedLicense, license, licenseExpression, licenses } };
        });
      return { components: rows.length, hits };
    },
  };
}
