import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonFiles, readLessons } from '../engine/src/compose/review/judge/lessons.ts';
import { storeModel } from '../engine/src/compose/review/judge/model.ts';
import { train } from './teach/train.ts';

/** Teaches the judge of texts from its lessons and keeps what it learned; run it after a lesson was added. */
const folder = join(import.meta.dirname, '..', 'engine', 'src', 'compose', 'review', 'judge');
const text = lessonFiles.map((name) => readFileSync(join(folder, 'lessons', `${name}.tsv`), 'utf8')).join('');
const lessons = readLessons(text);
const model = train(lessons);
const digest = createHash('sha256').update(text).digest('hex');
writeFileSync(join(folder, 'model.json'), `${JSON.stringify(storeModel(model, digest))}\n`);
console.log(`${model.features.length} features kept from ${lessons.length} lessons.`);
