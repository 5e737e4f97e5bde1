import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { scriptPlugin } from './engine/vite-plugin-script.ts';
import { contractRoutesPlugin } from './src/web/api/vite-plugin-contract-routes.ts';

/** What most screens need in one file, which compresses better than forty small ones. */
const common = {
  name: 'common',
  test: /src.web.(ui|page|connection|api.(?!client|query|loaded))|lucide-react|class-variance/,
  minShareCount: 8,
  minSize: 0,
};

/** How screens call the service, which the home page and those of fixed content do not. */
const api = { name: 'api', test: /src.web.api.(client|query|loaded)/, minShareCount: 8, minSize: 0 };

/** Browser bundle and server-rendered pages; `vite.server.config.ts` builds the service itself. */
export default defineConfig({
  plugins: [scriptPlugin(), contractRoutesPlugin(), tailwindcss(), reactRouter()],
  build: {
    cssMinify: 'lightningcss',
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: [common, api] } },
      // What browsers load late, the server's bundle has at once.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
});
