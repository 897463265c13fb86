import { useMemo, useState } from 'react';
import { createApiClient, findProject, KitProvider, loadAuth, type AuthContext } from 'bomdeck';
import { ProjectFindings } from 'bomdeck/ProjectFindings';
import { SignIn, type SignedInEvent } from 'bomdeck/SignIn';

let token: string | undefined;
const api = createApiClient({
  baseUrl: 'http://127.0.0.1:8081',
  getToken: () => token,
});

interface Opened {
  auth: Pick<AuthContext, 'user' | 'permissions'>;
  projectId: string | undefined;
}

export function App() {
  const [opened, setOpened] = useState<Opened>();
  const auth = useMemo(
    () => opened && { ...opened.auth, onUnauthorized: () => setOpened(undefined) },
    [opened],
  );

  async function open(signedIn: SignedInEvent) {
    token = signedIn.token;
    const [auth, project] = await Promise.all([
      loadAuth(api),
      findProject(api, { name: 'shop-frontend', version: '5.8.0' }),
    ]);
    setOpened({ auth, projectId: project?.uuid });
  }

  return (
    <KitProvider api={api} theme="light" locale="de">
      <main>
        <h1>Portal</h1>
        {!auth && <SignIn onSignedIn={open} />}
        {auth && opened?.projectId && <ProjectFindings auth={auth} projectId={opened.projectId} />}
      </main>
    </KitProvider>
  );
}
