'use client';
import { useRouter } from 'next/navigation';
import { useMemo, useState, type ReactNode } from 'react';
import { createApiClient, loadAuth } from 'bomdeck/api';
import { KitProvider, type AuthContext, type NavigationAdapter, type NavigationTarget } from 'bomdeck/host';
import { SignIn, type SignedInEvent } from 'bomdeck/SignIn';

let token: string | undefined;
const api = createApiClient({
  baseUrl: 'http://127.0.0.1:8081',
  getToken: () => token,
});

/** Returns the URLs of the places that this portal has. Names of other places appear as text. */
function href(target: NavigationTarget): string | undefined {
  if (target.to === 'projects') return '/';
  if (target.to === 'project') return `/projects/${target.projectId}`;
  return undefined;
}

/** The state shared by all pages: the signed-in user, appearance, language, and links. */
export function Portal({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [auth, setAuth] = useState<AuthContext>();
  const navigation = useMemo<NavigationAdapter>(
    () => ({ href, go: (target) => router.push(href(target)!) }),
    [router],
  );

  async function open(signedIn: SignedInEvent) {
    token = signedIn.token;
    setAuth(await loadAuth(api));
  }

  return (
    <KitProvider api={api} auth={auth} navigation={navigation} theme="light" locale="en-GB">
      {auth ? children : <SignIn onSignedIn={open} />}
    </KitProvider>
  );
}
