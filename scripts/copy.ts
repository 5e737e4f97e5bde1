import { resolve } from 'node:path';
import { buildWhenChanged } from './build.ts';
import { orExit, readOptions, wholeNumber } from './command-error.ts';
import { root } from './files.ts';
import { readCoinsFile } from './gallery/coins-file.ts';
import { loadService } from './load-service.ts';

const usage =
  'Usage: npm run copy -- --coins FILE [--design NAME] [--seed N]\n' +
  'Prints what the composer writes for each coin of FILE (as for `npm run gallery`): what it was read as, every text of its page, how many lines are of our own, and how often its noun stands there. Without a design each coin gets the one that suits it.';

const values = readOptions(usage, {
  coins: { type: 'string' },
  design: { type: 'string' },
  seed: { type: 'string' },
});
if (values.coins === undefined) {
  console.error(usage);
  process.exit(2);
}
const coinsFile = resolve(values.coins);
// Before the build, which takes half a minute.
const seed = await orExit(() => wholeNumber('--seed', values.seed ?? '1', 0));
const coins = await orExit(() => readCoinsFile(coinsFile));

await buildWhenChanged(root);
const { compose, countCopy, designNames, lenientFacts, readCoin, textsByPlace } = await loadService(root);
const chosen = designNames.find((name) => name === values.design);
if (values.design !== undefined && chosen === undefined) {
  console.error(`--design is one of ${designNames.join(', ')}.`);
  process.exit(2);
}

const linesByDesign = new Map<string, Set<string>[]>();
let named = 0;
for (const [at, { details }] of coins.entries()) {
  const { facts } = lenientFacts(details, Date.now());
  const reading = readCoin(facts);
  const page = compose({
    facts,
    reading,
    // As every build draws its own.
    seed: seed + at * 7919,
    ...(chosen === undefined ? {} : { design: chosen }),
  });
  const { ours, nouns } = countCopy(page, { facts, reading });
  if (reading.language === 'en')
    linesByDesign.set(page.design, [...(linesByDesign.get(page.design) ?? []), new Set(ours)]);
  if (reading.subject !== null) named += 1;
  console.log(
    `\n${'='.repeat(100)}\n${facts.name} ($${facts.symbol}) on ${facts.blockchain}, in ${page.design}`,
  );
  console.log(`about ${reading.subject?.noun ?? 'nothing certain'} · ${reading.tone} · ${reading.language}`);
  console.log(`${ours.length} lines of our own; the noun ${nouns} times\n`);
  for (const { place, text } of textsByPlace(page)) {
    console.log(`${ours.includes(text) ? '*' : ' '} ${place.padEnd(26)} ${text}`);
  }
}
const shared = [...linesByDesign.values()].flatMap((pages) =>
  pages.flatMap((one, at) =>
    pages.slice(at + 1).map((other) => [...one].filter((line) => other.has(line)).length),
  ),
);
const few = shared.filter((count) => count <= 1).length;
console.log(`\n${coins.length} coins, ${named} of them known for what they are.`);
console.log(
  `${shared.length} pairs of English pages in one design: ${few} share at most one line of ours, none more than ${Math.max(0, ...shared)}.`,
);
