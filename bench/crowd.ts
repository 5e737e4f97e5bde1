import { quantile } from './times.ts';
import { type Person, signIn, signUp } from './product/person.ts';
import { coinOf, deploy, generate } from './stalls.ts';
import type { Started } from './product/start-product.ts';
import { worstDescriptions, worstPictures } from './worst-inputs.ts';

const rounds = 3;
/** Before the crowd of each round. */
const idleSignIns = 20;
const others = 4;

/** How long a sign-in takes while four uploads, four builds and four deploys of other people run, as a ratio to an idle product. */
export async function measureCrowd(product: Started): Promise<void> {
  const stranger = await signUp(product, 'Sleepless');
  const creators = await Promise.all(
    Array.from({ length: others }, (_, at) => signUp(product, `Crowd${at}`)),
  );
  const [text = ''] = worstDescriptions.slice(1);
  for (const creator of creators) {
    await creator.call('POST', generate, coinOf(creator, text));
    // The first of a process loads libraries and unpacks fonts.
    await creator.call('POST', deploy, { userId: creator.userId });
  }
  const [animation] = await worstPictures();
  if (!animation) throw new Error('There is no picture.');

  const timed = async (times: number[]) => {
    const startedAt = performance.now();
    await signIn(product.url, stranger);
    times.push(performance.now() - startedAt);
  };
  // In turn, so that a machine whose speed drifts does not decide.
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < idleSignIns; turn += 1) await timed(idle);
    const works = creators.flatMap((creator) => worksOf(creator, animation, text));
    const crowd = { isThere: true };
    const ended = Promise.all(works).finally(() => {
      crowd.isThere = false;
    });
    const signIns = async () => {
      while (crowd.isThere) await timed(busy);
    };
    await Promise.all([ended, signIns()]);
  }
  const p95 = (times: readonly number[]) => quantile(times, 0.95);
  console.log(
    `sign-in p95 while ${others} uploads, ${others} builds and ${others} deploys of others run: ${p95(busy).toFixed(0)} ms, ` +
      `${(p95(busy) / p95(idle)).toFixed(1)} times the ${p95(idle).toFixed(0)} ms of an idle product (${busy.length} and ${idle.length} sign-ins)`,
  );
}

/** An upload, a build and a deploy of one person at once; a deploy may meet the build, which is an answer too. */
function worksOf(creator: Person, picture: File, text: string): Promise<unknown>[] {
  const form = new FormData();
  form.set('file', picture);
  const { userId } = creator;
  return [
    creator.call('POST', '/api/storage/main_images', form, [200, 503]),
    creator.call('POST', generate, coinOf(creator, text)),
    creator.call('POST', deploy, { userId }, [200, 409]),
  ];
}
