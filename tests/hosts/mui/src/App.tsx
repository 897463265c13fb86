import { useMemo, useState } from 'react';
import {
  Button,
  Container,
  Dialog,
  DialogContent,
  DialogTitle,
  Drawer,
  Stack,
  useTheme,
} from '@mui/material';
import { createApiClient, loadAuth } from 'bomdeck/api';
import { KitProvider, type AuthContext } from 'bomdeck/host';
import { ProjectEditor } from 'bomdeck/ProjectEditor';
import { ProjectFindings } from 'bomdeck/ProjectFindings';
import { SignIn, type SignedInEvent } from 'bomdeck/SignIn';
import { kitThemeOf } from './kitThemeOf.js';

let token: string | undefined;
const api = createApiClient({
  baseUrl: 'http://127.0.0.1:8081',
  getToken: () => token,
});

export function App() {
  const muiTheme = useTheme();
  const theme = useMemo(() => kitThemeOf(muiTheme), [muiTheme]);
  const [auth, setAuth] = useState<AuthContext>();
  const [shown, setShown] = useState<'findings' | 'editor'>();
  const close = () => setShown(undefined);

  async function open(signedIn: SignedInEvent) {
    token = signedIn.token;
    setAuth(await loadAuth(api));
  }

  if (!auth)
    return (
      <Container maxWidth="xs">
        <SignIn api={api} theme={theme} locale="de-CH" onSignedIn={open} />
      </Container>
    );
  return (
    <KitProvider api={api} auth={auth} theme={theme} locale="de-CH">
      <Stack direction="row" spacing={1} sx={{ p: 2 }}>
        <Button variant="contained" onClick={() => setShown('findings')}>
          Befunde
        </Button>
        <Button onClick={() => setShown('editor')}>Neues Projekt</Button>
      </Stack>
      <Drawer anchor="right" open={shown === 'findings'} onClose={close}>
        <div style={{ width: 'min(1100px, 100vw)', padding: 16 }}>
          <ProjectFindings project={{ name: 'shop-frontend', version: '5.8.0' }} />
        </div>
      </Drawer>
      <Dialog open={shown === 'editor'} onClose={close} maxWidth="md" fullWidth>
        <DialogTitle>Neues Projekt</DialogTitle>
        <DialogContent>
          <ProjectEditor onProjectCreated={close} />
        </DialogContent>
      </Dialog>
    </KitProvider>
  );
}
