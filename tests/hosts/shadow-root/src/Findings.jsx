import { useState } from 'react';
import { createApiClient, loadAuth } from 'bomdeck/api';
import { ProjectFindings } from 'bomdeck/ProjectFindings';
import { SignIn } from 'bomdeck/SignIn';

let token;
export const api = createApiClient({
  baseUrl: 'http://127.0.0.1:8081',
  getToken: () => token,
});

export function Findings({ name, version }) {
  const [auth, setAuth] = useState();

  async function open(signedIn) {
    token = signedIn.token;
    setAuth(await loadAuth(api));
  }

  if (!auth) return <SignIn onSignedIn={open} />;
  return <ProjectFindings auth={auth} project={{ name, version }} />;
}
