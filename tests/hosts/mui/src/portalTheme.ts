import { createTheme } from '@mui/material';

/** The theme that the portal has anyway. */
export const portalTheme = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 10 },
  typography: { fontFamily: 'Georgia, serif' },
});
