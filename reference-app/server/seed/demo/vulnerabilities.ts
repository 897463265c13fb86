/// <reference types="vite/types/importMeta.d.ts" />
import type { ServerContext } from '../../context.js';
import { readOsv } from '../../rules/osv.js';
import type { OsvDocument, OsvVulnerability } from '../../rules/osv.js';
import { addAlias, insertVulnerability, setAffectedSoftware } from '../../store/vulnerabilities.js';
import { factsOfInternal } from '../../rules/internalVulnerability.js';

// One file per advisory: public facts, in our words.
const DOCUMENTS = import.meta.glob<OsvDocument>('./osv/*.json', { eager: true, import: 'default' });

/** Every advisory of the demo. */
export function demoAdvisories(): OsvVulnerability[] {
  return Object.values(DOCUMENTS).map(readOsv);
}

/** Stores the advisories, and one vulnerability that only Halden Commerce knows. */
export function seedDemoVulnerabilities({ db, now }: ServerContext): void {
  db.transaction(() => {
    for (const { source, vulnId, facts, aliases, software } of demoAdvisories()) {
      const { id } = insertVulnerability(db, { source, vulnId }, facts);
      if (aliases) addAlias(db, aliases);
      setAffectedSoftware(db, id, software, { source, at: facts.published ?? now() });
    }
    const { id } = insertVulnerability(db, { source: 'INTERNAL', vulnId: 'INT-h4ld-2026-c0de' }, INTERNAL);
    setAffectedSoftware(
      db,
      id,
      [{ purl: 'pkg:npm/halden-ui', purlType: 'npm', purlName: 'halden-ui', versionEndExcluding: '12.5.0' }],
      { source: 'INTERNAL', at: now() },
    );
  });
}

const INTERNAL = factsOfInternal({
  title: 'Cross-site scripting (XSS) in halden-ui PriceLabel',
  description:
    '`PriceLabel` renders product names as HTML. An attacker who can edit product names, such as a supplier, can inject *any* markup, including scripts.',
  recommendation: 'Upgrade to halden-ui **12.5.0** or later.',
  references: '* [Ticket UI-4711](https://tickets.halden.example/UI-4711)',
  credits: 'Sam Okafor',
  cwes: [{ cweId: 79 }],
  owaspRRVector: 'SL:5/M:4/O:7/S:6/ED:7/EE:5/A:5/ID:8/LC:6/LI:5/LAV:1/LAC:7/FD:3/RD:5/NC:5/PV:5',
  created: Date.UTC(2026, 8, 14),
  published: Date.UTC(2026, 8, 15),
});
