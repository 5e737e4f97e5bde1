import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { scriptPlugin } from './engine/vite-plugin-script.ts';
import { contractRoutesPlugin } from './src/web/api/vite-plugin-contract-routes.ts';

/** Browser bundle and server-rendered pages; `vite.server.config.ts` builds the service itself. */
export default defineConfig({
  plugins: [scriptPlugin(), contractRoutesPlugin(), tailwindcss(), reactRouter()],
  build: { cssMinify: 'lightningcss', target: 'es2022' },
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
});
