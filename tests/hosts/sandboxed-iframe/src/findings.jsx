import { createRoot } from 'react-dom/client';
import { createApiClient, findProject, loadAuth } from 'bomdeck';
import { ProjectFindings } from 'bomdeck/ProjectFindings';

const root = createRoot(document.getElementById('findings'));

// There is no storage in a sandboxed frame: the token is kept in memory, and comes from the page around.
window.addEventListener('message', async ({ source, data }) => {
  if (source !== window.parent) return;
  const api = createApiClient({ baseUrl: 'http://127.0.0.1:8081', getToken: () => data.token });
  const [auth, project] = await Promise.all([
    loadAuth(api),
    findProject(api, { name: 'shop-frontend', version: '5.8.0' }),
  ]);
  root.render(
    <ProjectFindings api={api} auth={auth} theme="light" locale="en-GB" projectId={project.uuid} />,
  );
});
