import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // Workers of the kit load parts of themselves.
  worker: { format: 'es' },
});
