import type { ApiClient } from '../../../api/client.js';
import { listComponentFacts, type ComponentFacts } from '../../../api/componentFacts.js';
import { hasLicense, type NamedLicense } from '../../../domain/hasLicense.js';
import type { ComponentJudge } from '../../../entities/project/portfolioScan/PortfolioScanner.js';

/** The license facts of a component. */
export type LicenseFacts = Pick<
  ComponentFacts,
  'resolvedLicense' | 'license' | 'licenseExpression' | 'licenses'
>;

/** Finds the components with a license. A match holds the license facts of the component. */
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
