// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { testCoin } from '../../../coins/coin.fixture.ts';
import { coinDetailsSchema } from '../../../coins/contract.ts';
import { createDraft } from '../../../coins/web/draft.ts';
import { startValues } from '../../../coins/web/form-values.ts';
import { carryTyped } from './send-facts.ts';

test('facts that are typed and not saved yet get what is stored beside them, and stay as they were typed', () => {
  const rules = { today: '2020-01-01', savedLaunchDate: null };
  const was = { ...coinDetailsSchema(rules).parse(testCoin()), mainImageUrl: '/before.webp' };
  const now = { ...was, mainImageUrl: '', symbol: 'FROG' };
  const [start, next] = [was, now].map((details) => startValues({ details, image: null }));
  if (!start || !next) throw new Error('A coin has no values.');
  const draft = createDraft(() => localStorage, 'ada', 'facts');
  draft.keep({ ...start, symbol: 'TOAD' }, start);
  carryTyped('ada', was, now);
  expect(draft.read(next)).toMatchObject({ mainImageUrl: '', symbol: 'TOAD' });
});
