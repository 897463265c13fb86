import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CssBaseline, ThemeProvider } from '@mui/material';
import { App } from './App.js';
import { portalTheme } from './portalTheme.js';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider theme={portalTheme}>
      <CssBaseline />
      <App />
    </ThemeProvider>
  </StrictMode>,
);
