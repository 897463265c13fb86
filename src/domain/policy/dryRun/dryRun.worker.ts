/** Entry of the worker of {@link createDryRunJudge}. */
import { dryRunOf, type BareComponent, type DryRun, type VulnerabilitiesByPlace } from './dryRun.js';
import type { FromDryRunWorker, ToDryRunWorker } from './messages.js';

// The page's types are in use here, whose `postMessage` is another one.
const page = self as unknown as {
  onmessage: ((event: MessageEvent<ToDryRunWorker>) => void) | null;
  postMessage: (message: FromDryRunWorker | { type: 'ready' }) => void;
};
const held = new Map<number, readonly BareComponent[]>();
let dryRun: DryRun | undefined;

page.onmessage = ({ data }) => {
  switch (data.type) {
    case 'begin':
      dryRun = dryRunOf(data.policy);
      break;
    case 'components':
      held.set(data.id, data.components);
      if (dryRun?.needsVulnerabilities(data.components)) page.postMessage({ type: 'asks', id: data.id });
      else answer(data.id, new Map());
      break;
    case 'vulnerabilities':
      answer(data.id, data.vulnerabilities);
      break;
    case 'forget':
      held.delete(data.id);
  }
};
page.postMessage({ type: 'ready' });

function answer(id: number, vulnerabilities: VulnerabilitiesByPlace) {
  const components = held.get(id);
  held.delete(id);
  if (components && dryRun)
    page.postMessage({ type: 'verdict', id, verdict: dryRun.judge(components, vulnerabilities) });
}
