/** The least a page drawn by React can be: what a sign-in page is compared with. */
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root')!).render(<input aria-label="Name" />);
