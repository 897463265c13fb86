import type { ServerContext } from '../context.js';
import { addFinding } from '../store/findings.js';
import { inSlices } from '../store/slices.js';
import { matcherOf } from '../store/vulnerableSoftware.js';
import type { MatchedComponent } from '../store/vulnerableSoftware.js';
import { vulnerabilityFound, vulnerableDependencyAdded } from './events.js';
import { untilImport } from './untilImport.js';

/** Identity of what compares components with the affected software in the own database. */
const INTERNAL_ANALYZER = 'INTERNAL_ANALYZER';

interface AnalyzedComponent extends MatchedComponent {
  id: number;
  projectId: number;
}

const COMPONENTS_SQL =
  'select id, projectId, version, cpe, purl, purlType, purlNamespace, purlName from component';

/**
 * Looks for known vulnerabilities of every component of a project and adds the findings that are new. Findings are
 * never taken back, as in 4.x servers: an advisory that is corrected later does not undo an audit.
 * @returns false where it stopped for a document that waits
 */
export async function analyzeProject(
  server: ServerContext,
  projectId: number,
  { isRequested = false }: { isRequested?: boolean } = {},
): Promise<boolean> {
  const { db } = server;
  if (!isAnalyzerOn(server)) return true;
  const components = db
    .prepare(`${COMPONENTS_SQL} where projectId = ? order by id`)
    .all<AnalyzedComponent>(projectId);
  let done = 0;
  const analyze = analyzerOf(server);
  // That of an upload is whole: what it finds of new components is told.
  const analyzed = isRequested ? untilImport(db, projectId, components) : components;
  await inSlices(db, analyzed, (component) => {
    analyze(component);
    done += 1;
  });
  return done === components.length;
}

/** As {@link analyzeProject}, of one component. @returns its project; `undefined` when the component is gone */
export function analyzeComponent(server: ServerContext, componentId: number): number | undefined {
  const { db } = server;
  const component = db.prepare(`${COMPONENTS_SQL} where id = ?`).first<AnalyzedComponent>(componentId);
  if (component && isAnalyzerOn(server)) db.transaction(() => analyzerOf(server)(component));
  return component?.projectId;
}

const isAnalyzerOn = ({ config }: ServerContext) => config.isOn('scanner', 'internal.enabled');

function analyzerOf(server: ServerContext): (component: AnalyzedComponent) => void {
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
    // A component is counted soon after it was added, so what was never counted is new.
    if (added.length > 0 && !wasCounted.first(component.id)) vulnerableDependencyAdded(server, place, added);
  };
}
