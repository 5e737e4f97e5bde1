import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLessons } from '../engine/src/compose/review/judge/lessons.ts';
import { storeModel } from '../engine/src/compose/review/judge/model.ts';
import { train } from './teach/train.ts';

/** Teaches the judge of texts from its lessons and keeps what it learned; run it after a lesson was added. */
const folder = join(import.meta.dirname, '..', 'engine', 'src', 'compose', 'review', 'judge');
const lessons = ['kept.tsv', 'ours.tsv', 'refused.tsv']
  .map((file) => readFileSync(join(folder, 'lessons', file), 'utf8'))
  .join('');
const model = train(readLessons(lessons));
const digest = createHash('sha256').update(lessons).digest('hex');
writeFileSync(join(folder, 'model.json'), `${JSON.stringify(storeModel(model, digest))}\n`);
console.log(`${model.features.length} features kept from ${readLessons(lessons).length} lessons.`);
