import { createRoot } from 'react-dom/client';
import { createApiClient, loadAuth } from 'bomdeck/api';
import { ProjectFindings } from 'bomdeck/ProjectFindings';

const root = createRoot(document.getElementById('findings'));
const project = { name: 'shop-frontend', version: '5.8.0' };

// There is no storage in a sandboxed frame: the token is kept in memory, and comes from the page around.
window.addEventListener('message', async ({ source, data }) => {
  if (source !== window.parent) return;
  const api = createApiClient({ baseUrl: 'http://127.0.0.1:8081', getToken: () => data.token });
  const auth = await loadAuth(api);
  root.render(<ProjectFindings api={api} auth={auth} theme="light" locale="en-GB" project={project} />);
});
