import { useState } from 'react';
import { createApiClient, findProject, loadAuth } from 'bomdeck';
import { ProjectFindings } from 'bomdeck/ProjectFindings';
import { SignIn } from 'bomdeck/SignIn';

let token;
export const api = createApiClient({
  baseUrl: 'http://127.0.0.1:8081',
  getToken: () => token,
});

export function Findings({ name, version }) {
  const [opened, setOpened] = useState();

  async function open(signedIn) {
    token = signedIn.token;
    const [auth, project] = await Promise.all([loadAuth(api), findProject(api, { name, version })]);
    setOpened({ auth, project });
  }

  if (!opened) return <SignIn onSignedIn={open} />;
  return <ProjectFindings auth={opened.auth} projectId={opened.project.uuid} />;
}
