/** A host with nothing but the widget: what `findings.ts` measures and what pictures of it are taken of. */
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../../../src/api/client.js';
import type { ThemeName } from '../../../src/theme/themeCss.js';
import { ProjectFindings } from '../../../src/widgets/project/ProjectFindings/index.js';

const query = new URLSearchParams(location.search);
const theme = (query.get('theme') ?? 'light') as ThemeName;
document.body.dataset['theme'] = theme;
if (query.get('dir') === 'rtl') document.documentElement.dir = 'rtl';

const api = createApiClient({ baseUrl: '', getToken: () => query.get('token') ?? undefined });
const permissions = ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS'];
const root = createRoot(document.getElementById('root')!);

/** Starts the widget. The measurement starts here, with the code loaded. */
function start() {
  performance.mark('start');
  root.render(
    <ProjectFindings
      projectId={query.get('project') ?? '7a1c9f4e-2b63-4d58-9e07-c4d1f0a2b386'}
      api={api}
      auth={{ user: { username: 'mhalvorsen' }, permissions }}
      theme={theme}
      locale={query.get('locale') ?? 'en'}
      nonce="bench"
      navigation={{ href: (target) => (target.to === 'dependencyGraph' ? undefined : `#${target.to}`) }}
      notify={(notice) => console.log(`notice: ${notice.kind} ${notice.title} ${notice.detail ?? ''}`)}
    />,
  );
}

Object.assign(window, { start });
if (!query.has('wait')) start();
