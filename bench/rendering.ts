import { brotliCompressSync, constants } from 'node:zlib';
import { creatureKinds, creatureMoods } from '@moonpage/engine/creatures/creature.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type * as Service from '../src/service.ts';
import { quantile } from './times.ts';
import { sampleFacts } from './sample-facts.ts';

const warmUp = 300;
const runs = 2_000;

type Engine = Pick<typeof Service, 'compose' | 'renderPage' | 'drawEmblems' | 'designNames'>;

/** Writing a page, rendering it, and its size, per design: for a coin with a picture, and for one with a creature in its place. */
export function measureRendering(engine: Engine): void {
  const withPicture = () => sampleFacts;
  const withCreature = (seed: number): Facts => ({
    ...sampleFacts,
    image: null,
    about: { ...sampleFacts.about, emblem: emblemAt(seed) },
  });
  for (const design of engine.designNames) {
    measurePages(engine, design, 'picture', withPicture);
    measurePages(engine, design, 'creature', withCreature);
  }
  measureEmblems(engine);
}

function measurePages(
  { compose, renderPage }: Engine,
  design: Service.DesignName,
  shown: string,
  factsOf: (seed: number) => Facts,
): void {
  const [writing, rendering] = [createClock(), createClock()];
  const page = (seed: number): string => {
    const facts = factsOf(seed);
    const document = writing.time(() => compose({ facts, seed, design }));
    return rendering.time(() =>
      renderPage(document, facts, {
        slug: 'night-heron',
        pageUrl: 'http://localhost:3000/p/night-heron',
        assetUrl: (name) => `/p/assets/${name.split('/').at(-1)}`,
        beaconUrl: '/api/page-views',
        reportUrl: 'http://localhost:3000/support',
        now: 0,
        updatedAt: 0,
        noindex: true,
        likenesses: [],
        preview: false,
      }),
    ).html;
  };
  for (let seed = 0; seed < warmUp; seed += 1) page(seed);
  for (const clock of [writing, rendering]) clock.reset();
  for (let seed = 0; seed < runs; seed += 1) page(seed);
  const html = Buffer.from(page(1));
  const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  console.log(
    `${design}, ${shown}: read + compose ${writing.result(0.99)}; render ${rendering.result(0.99)}; ` +
      `HTML ${html.length} bytes, Brotli ${brotli.length} bytes`,
  );
}

/** The emblems to choose from in the form. */
function measureEmblems({ drawEmblems }: Engine): void {
  const clock = createClock();
  const six = (kind: string, symbol: string) =>
    drawEmblems({
      coinName: 'Night Heron',
      description: sampleFacts.description,
      subject: `a ${kind}`,
      symbol,
      mainColors: '#38bdf8, #a78bfa',
      pageBackground: '#050816',
      emblem: '',
    });
  for (const round of ['A', 'B', 'C', 'D', 'E']) {
    if (round === 'C') clock.reset();
    for (const kind of creatureKinds) clock.time(() => six(kind, round));
  }
  console.log(`six emblems of the form, of each of ${creatureKinds.length} kinds: ${clock.result(0.95)}`);
}

/** Each kind in each mood, one after the other. */
function emblemAt(seed: number): string {
  const kind = creatureKinds[seed % creatureKinds.length];
  const mood = creatureMoods[Math.floor(seed / creatureKinds.length) % creatureMoods.length];
  return `${kind}-${mood}-${seed % 3}`;
}

function createClock() {
  let times: number[] = [];
  let spent = 0;
  return {
    time: <Result>(work: () => Result): Result => {
      const [spentBefore, startedAt] = [processorTime(), performance.now()];
      const result = work();
      times.push(performance.now() - startedAt);
      spent += processorTime() - spentBefore;
      return result;
    },
    reset: () => {
      times = [];
      spent = 0;
    },
    /** @param high the share of the upper quantile, e.g. 0.99 */
    result: (high: number) =>
      `p50 ${quantile(times, 0.5).toFixed(2)} ms, p${high * 100} ${quantile(times, high).toFixed(2)} ms, ` +
      `of the processor ${(spent / times.length).toFixed(2)} ms`,
  };
}

/** Of this thread alone in ms, so that a busy machine changes it little. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
