import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { withBrowser } from './browser/with-browser.ts';
import { orExit, readOptions, wholeNumber } from './command-error.ts';
import { faultsOf } from './quality/faults.ts';
import { type Read, withLighthouse } from './quality/lighthouse.ts';
import { categories, failuresOf, type FormFactor, formFactors, type PageQuality } from './quality/measure.ts';
import { type FolderServer, serveFolder } from './serve-folder.ts';

const usage =
  'Usage: npm run quality -- --dir DIR [--sample N] [--runs N] [--form mobile|desktop] [--steady] [--faults]\n' +
  'DIR is the folder of `npm run gallery`. --sample takes N pages, every design as often as any other; --runs (3) is how often a page that fails is measured, for the median. --form leaves the other out. --steady leaves out what a busy machine decides: the performance score and the largest paint. --faults leaves Lighthouse out.';

const values = readOptions(usage, {
  dir: { type: 'string' },
  sample: { type: 'string' },
  runs: { type: 'string' },
  form: { type: 'string' },
  steady: { type: 'boolean' },
  faults: { type: 'boolean' },
});
const forms = formFactors.filter((form) => values.form === undefined || values.form === form);
if (values.dir === undefined || forms.length === 0) {
  console.error(usage);
  process.exit(2);
}
const folder = resolve(values.dir);
const runs = await orExit(() => wholeNumber('--runs', values.runs ?? '3', 1));
const sample = await orExit(() =>
  values.sample === undefined ? Number.POSITIVE_INFINITY : wholeNumber('--sample', values.sample, 1),
);
const judged = values.steady === true ? 'steady' : 'all';

const pages = sampleOf(await findPages(folder), sample);
if (pages.length === 0) {
  console.error(`${folder} holds no pages: make them with npm run gallery.`);
  process.exit(2);
}
if (values.faults === true) {
  process.exit((await arePagesWithoutFaults()) ? 0 : 1);
}
const bareFolder = await mkdtemp(join(tmpdir(), 'moonpage-bare-'));
await writeFile(join(bareFolder, 'index.html'), barePage());
const [gallery, bare] = await Promise.all([serveFolder(folder), serveFolder(bareFolder)]);
const found: PageQuality[] = [];
try {
  await withBrowser(async (browser) => {
    await withLighthouse(async (read) => {
      const barePaints = new Map<FormFactor, number>();
      for (const form of forms) barePaints.set(form, (await read(bare.url, 3, form)).largestPaint);
      for (const page of pages) {
        const url = urlOf(gallery, page);
        const faults = await faultsOf(browser, url);
        for (const [form, barePaint] of barePaints) {
          const quality = await measure(read, { page, url, form, faults, barePaint });
          found.push(quality);
          const count = `${found.length}/${pages.length * forms.length}`;
          console.error(`${count} ${page} ${form} ${verdictOf(quality)}`);
        }
      }
    });
  });
} finally {
  await Promise.all([gallery.close(), bare.close()]);
  await rm(bareFolder, { recursive: true, force: true });
}
printTable(found);
process.exitCode = found.every((quality) => failuresOf(quality, judged).length === 0) ? 0 : 1;

/** Prints what axe, the browser's console and the widths find wrong with each page, two pages at a time. */
async function arePagesWithoutFaults(): Promise<boolean> {
  const server = await serveFolder(folder);
  const waiting = pages.values();
  let faulty = 0;
  try {
    await withBrowser(async (browser) => {
      const readNext = async () => {
        for (const page of waiting) {
          const faults = await faultsOf(browser, urlOf(server, page));
          if (faults.length > 0) console.log(`${page}: ${faults.join('; ')}`);
          faulty += Math.sign(faults.length);
        }
      };
      await Promise.all([readNext(), readNext()]);
    });
  } finally {
    await server.close();
  }
  console.log(`${pages.length - faulty} of ${pages.length} pages have no fault`);
  return faulty === 0;
}

function urlOf({ url }: FolderServer, page: string): string {
  return `${url}${page.split('/').map(encodeURIComponent).join('/')}/index.html`;
}

/** Once where that passes; else as often as asked for, and the median. */
async function measure(
  read: Read,
  of: { page: string; url: string; form: FormFactor; faults: readonly string[]; barePaint: number },
): Promise<PageQuality> {
  const html = await readFile(join(folder, of.page, 'index.html'));
  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const qualityOf = async (count: number): Promise<PageQuality> => {
    const { scores, largestPaint, layoutShift, wholeBytes, audits } = await read(of.url, count, of.form);
    return {
      page: of.page,
      form: of.form,
      scores,
      paintRatio: largestPaint / of.barePaint,
      layoutShift,
      htmlBytes: brotli.length,
      wholeBytes,
      faults: of.faults,
      audits,
    };
  };
  const first = await qualityOf(1);
  return failuresOf(first, judged).length === 0 || runs === 1 ? first : await qualityOf(runs);
}

async function findPages(root: string): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob('*/*/index.html', { cwd: root })) files.push(relative('.', dirname(file)));
  return files.toSorted();
}

/** Pages of every design in turn, each design with another coin than the one before it. */
function sampleOf(all: readonly string[], count: number): string[] {
  if (count >= all.length) return [...all];
  const byDesign = [...Map.groupBy(all, (page) => page.split('/')[0]).values()];
  return Array.from({ length: count }, (_, at) => {
    const list = byDesign[at % byDesign.length] ?? [];
    return list[(at + Math.floor(at / byDesign.length)) % list.length] ?? '';
  });
}

/** Text and nothing else: the least that a page can take to paint. */
function barePage(): string {
  const paragraph = '<p>' + 'A page of text and nothing else. '.repeat(12) + '</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><h1>Bare</h1>${paragraph.repeat(8)}`;
}

function verdictOf(quality: PageQuality): string {
  const failures = failuresOf(quality, judged);
  return failures.length === 0 ? 'passes' : [...failures, ...quality.audits].join('; ');
}

function printTable(qualities: readonly PageQuality[]): void {
  const lowest = ({ scores }: PageQuality) => Math.min(...categories.map((category) => scores[category]));
  const worstFirst = qualities.toSorted(
    (one, other) =>
      failuresOf(other, judged).length - failuresOf(one, judged).length ||
      lowest(one) - lowest(other) ||
      other.paintRatio - one.paintRatio,
  );
  const rows = worstFirst.map((quality) => [
    quality.page,
    quality.form,
    ...categories.map((category) => String(quality.scores[category])),
    quality.paintRatio.toFixed(2),
    quality.layoutShift.toFixed(3),
    String(quality.htmlBytes),
    String(Math.ceil(quality.wholeBytes / 1024)),
    verdictOf(quality),
  ]);
  const figures = ['perf', 'a11y', 'best', 'seo', 'paint ×', 'shift', 'HTML B', 'all KB'];
  const head = ['page', 'form', ...figures, 'verdict'];
  const widthOf = (column: number) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0));
  for (const row of [head, ...rows]) {
    console.log(
      row
        .map((cell, column) => (column === head.length - 1 ? cell : cell.padEnd(widthOf(column))))
        .join('  '),
    );
  }
  const passed = qualities.filter((quality) => failuresOf(quality, judged).length === 0).length;
  console.log(`\n${passed} of ${qualities.length} readings pass`);
}
