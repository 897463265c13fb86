import type { ServerContext } from '../context.js';
import { addFinding } from '../store/findings.js';
import { inSlices } from '../store/slices.js';
import { matcherOf } from '../store/vulnerableSoftware.js';
import type { MatchedComponent } from '../store/vulnerableSoftware.js';
import { vulnerabilityFound, vulnerableDependencyAdded } from './events.js';
import type { JobPayloads } from './kinds.js';
import { untilImport } from './untilImport.js';

/** Identity of what compares components with the affected software in the own database. */
const INTERNAL_ANALYZER = 'INTERNAL_ANALYZER';

/** The columns of a component that are compared, and those that are written with a finding. */
const COLUMNS = [
  'id',
  'projectId',
  'version',
  'cpe',
  'purl',
  'purlType',
  'purlNamespace',
  'purlName',
] as const;

/**
 * Looks for known vulnerabilities of every component of a project and adds the findings that are new. Findings are
 * never taken back, as in 4.x servers: an advisory that is corrected later does not undo an audit.
 * @throws DocumentWaits
 */
export async function analyzeProject(
  server: ServerContext,
  analysis: JobPayloads['analyzeProject'],
): Promise<void> {
  const { db } = server;
  if (!isAnalyzerOn(server)) return;
  const { projectId, newFrom } = analysis;
  const components = db.all(
    db.build.selectFrom('component').select(COLUMNS).where('projectId', '=', projectId).orderBy('id'),
  );
  await inSlices(db, untilImport(db, analysis, components), analyzerOf(server, newFrom));
}

/**
 * Does the same as {@link analyzeProject} for one component. @returns its project; `undefined` when the
 * component no longer exists
 */
export function analyzeComponent(server: ServerContext, componentId: number): number | undefined {
  const { db } = server;
  const component = db.first(db.build.selectFrom('component').select(COLUMNS).where('id', '=', componentId));
  if (component && isAnalyzerOn(server)) db.transaction(() => analyzerOf(server)(component));
  return component?.projectId;
}

const isAnalyzerOn = ({ config }: ServerContext) => config.isOn('scanner', 'internal.enabled');

function analyzerOf(
  server: ServerContext,
  newFrom = Infinity,
): (component: MatchedComponent & { id: number; projectId: number }) => void {
  const { db, now } = server;
  const vulnerabilitiesOf = matcherOf(db);
  const exists = db.prepare('select 1 from component where id = ?');
  const wasCounted = db.prepare('select 1 from componentMetrics where componentId = ? limit 1');
  return (component) => {
    const found = vulnerabilitiesOf(component);
    // The component may have been deleted while the analysis made room for others.
    if (found.length === 0 || !exists.first(component.id)) return;
    const place = { projectId: component.projectId, componentId: component.id };
    const added = found.filter((vulnerabilityId) =>
      addFinding(db, {
        ...place,
        vulnerabilityId,
        analyzerIdentity: INTERNAL_ANALYZER,
        attributedOn: now(),
      }),
    );
    for (const vulnerabilityId of added) vulnerabilityFound(server, { ...place, vulnerabilityId });
    // A component is counted soon after it was added, so what was never counted is new, too.
    const isNew = component.id >= newFrom || !wasCounted.first(component.id);
    if (added.length > 0 && isNew) vulnerableDependencyAdded(server, place, added);
  };
}
