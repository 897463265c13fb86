import { createRoot } from 'react-dom/client';
import { KitProvider } from 'bomdeck/host';
import { Findings, api } from './Findings.jsx';

createRoot(document.getElementById('findings')).render(
  <KitProvider api={api} theme="light" locale={document.documentElement.lang}>
    <Findings name="shop-frontend" version="5.8.0" />
  </KitProvider>,
);
