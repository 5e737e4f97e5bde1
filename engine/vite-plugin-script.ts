import { build, type Plugin, type Rolldown } from 'vite';
import { queryPlugin } from './vite-plugin-query.ts';

/**
 * `import code from './x.ts?script'`: the module and what it imports, bundled and minified into one string that a page
 * carries inline.
 */
export function scriptPlugin(): Plugin {
  return queryPlugin('?script', async (file) => {
    const { code, moduleIds } = await bundle(file);
    return { code: `export default ${JSON.stringify(code.trim())};`, sources: moduleIds };
  });
}

async function bundle(file: string): Promise<Rolldown.OutputChunk> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: 'es2020',
      modulePreload: false,
      lib: { entry: file, formats: ['iife'], name: 'page' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error(`${file} could not be bundled into a script`);
  return chunk;
}
