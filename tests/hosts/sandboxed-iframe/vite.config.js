import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: { rolldownOptions: { input: ['index.html', 'findings.html'] } },
  worker: { format: 'es' },
  // A sandboxed frame is of another origin than the server of its own scripts, "null": the server has to let it read them.
  preview: { cors: { origin: 'null' } },
});
