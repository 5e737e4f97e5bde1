import { build, type Plugin, type Rolldown } from 'vite';

const suffix = '?script';

/**
 * `import code from './x.ts?script'`: the module and what it imports, bundled and minified into one string that a page
 * carries inline.
 */
export function scriptPlugin(): Plugin {
  return {
    name: 'moonpage:script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${suffix}`;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      const chunk = await bundle(file);
      for (const source of chunk.moduleIds) this.addWatchFile(source);
      return `export default ${JSON.stringify(chunk.code.trim())};`;
    },
  };
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
