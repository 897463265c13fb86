/** A host with nothing but the widget of the dependency graph: what `graph.ts` measures and what pictures of it are taken of. */
import { createRoot } from 'react-dom/client';
import { createApiClient } from '../../../src/api/client.js';
import type { ThemeName } from '../../../src/theme/themeCss.js';
import {
  DependencyGraph,
  parseDependencyGraphValue,
} from '../../../src/widgets/project/DependencyGraph/index.js';

const query = new URLSearchParams(location.search);
const theme = (query.get('theme') ?? 'light') as ThemeName;
document.body.dataset['theme'] = theme;
if (query.get('dir') === 'rtl') document.documentElement.dir = 'rtl';

const api = createApiClient({ baseUrl: '' });
const target = query.get('target');
const root = createRoot(document.getElementById('root')!);

/** Starts the widget. The measurement starts here, with the code loaded. */
function start() {
  performance.mark('start');
  root.render(
    <DependencyGraph
      projectId={query.get('size') ?? '1000'}
      defaultValue={{
        ...parseDependencyGraphValue(query),
        ...(target !== null && { componentIds: [target] }),
      }}
      api={api}
      auth={{ user: { username: 'mhalvorsen' }, permissions: ['VIEW_PORTFOLIO'] }}
      theme={theme}
      locale={query.get('locale') ?? 'en'}
      nonce="bench"
    />,
  );
}

Object.assign(window, { start });
if (!query.has('wait')) start();
