import { useState } from 'react';
import { createApiClient, loadAuth } from 'bomdeck/api';
import { KitProvider, type AuthContext } from 'bomdeck/host';
import { ProjectFindings } from 'bomdeck/ProjectFindings';
import { SignIn, type SignedInEvent } from 'bomdeck/SignIn';

let token: string | undefined;
const api = createApiClient({
  baseUrl: 'http://127.0.0.1:8081',
  getToken: () => token,
});

export function App() {
  const [auth, setAuth] = useState<AuthContext>();

  async function open(signedIn: SignedInEvent) {
    token = signedIn.token;
    setAuth({ ...(await loadAuth(api)), onUnauthorized: () => setAuth(undefined) });
  }

  return (
    <KitProvider api={api} auth={auth} theme="light" locale="de">
      <main>
        <h1>Portal</h1>
        {auth ? (
          <ProjectFindings project={{ name: 'shop-frontend', version: '5.8.0' }} />
        ) : (
          <SignIn onSignedIn={open} />
        )}
      </main>
    </KitProvider>
  );
}
