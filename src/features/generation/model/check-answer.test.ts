import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { describe, expect, test } from 'vitest';
import { sectionField } from './requested-field.ts';
import { createAnswerCheck } from './check-answer.ts';

const facts = testFacts({
  name: 'Dog',
  symbol: 'WIF',
  blockchain: 'Solana',
  description:
    'A dog wif a hat. 1 of 10,000 dogs has one. He ate 3% of the cake on May 5. Ask @hatguy about $BONK.',
});
const hero = sectionField({ id: 'hero', kind: 'hero' });
const faq = sectionField({ id: 'faq', kind: 'faq' });
const marquee = sectionField({ id: 'marquee', kind: 'marquee' });
if (!hero || !faq || !marquee) throw new Error('models write heroes, questions and phrases');

const checkAnswer = createAnswerCheck(facts);
const taglineOf = (tagline: string) => {
  const checked = checkAnswer(hero, { kicker: '', headline: 'A hat', tagline });
  return 'issues' in checked ? checked.issues.map(({ message }) => message).join(' ') : checked.value;
};

test('of an address nothing is said as long as there is none, but by the creator', () => {
  const description = 'A dog. His address is a bin.';
  const check = (contractAddress: string | null, tagline: string, lang: 'en' | 'es' | 'zh' = 'en') =>
    createAnswerCheck({ ...facts, description, contractAddress }, lang)(hero, { headline: 'A hat', tagline });
  const kept = (tagline: string) => ({ value: { headline: 'A hat', tagline } });
  expect(check(null, 'The hat stays. Paste the address and swap.')).toEqual(kept('The hat stays.'));
  expect(check(null, 'His address is a bin.')).toEqual(kept('His address is a bin.'));
  expect(check(null, 'The hat stays. Copy the contract and swap.')).toEqual(kept('The hat stays.'));
  expect(check(null, 'Pega la dirección en tu billetera.', 'es')).toHaveProperty('issues');
  expect(check(null, '这顶帽子不会摘下来。请粘贴地址。', 'zh')).toEqual(kept('这顶帽子不会摘下来。'));
  expect(check(facts.contractAddress, 'Paste the address and swap.')).toEqual(
    kept('Paste the address and swap.'),
  );
});

describe('what a model cannot know', () => {
  test('leaves the text with its sentence, and the text stays when another sentence is left', () => {
    expect(taglineOf('Seen by 5000 cats! The hat stays. Audited by owls.')).toEqual({
      kicker: '',
      headline: 'A hat',
      tagline: 'The hat stays.',
    });
  });

  test('is named when nothing is left of a text', () => {
    const unstated = [
      'Follow @hatcoin',
      'Half of them, 47%',
      'Launching on Friday',
      'Go to hat-claim.com',
      'An official hat',
      'Guaranteed hats',
    ];
    const promised = [
      'The dog will make you rich',
      'Get in early',
      'Sin riesgo',
      '稳赚不赔',
      'Ganz ohne Risiko',
      'Без риска',
      'KEDİ SENİ ZENGİN EDER',
      'RİSKSİZ KEDİ',
      'Mit Kedi wird man reich',
      'Devenez riche avec le chat',
      'Hazte rica con el gato',
      '这只猫会让你变得富有',
      'This cat prints money',
    ];
    unstated.push(...promised);
    const others = unstated.filter((text) => !/did not state\./.test(String(taglineOf(text))));
    expect(others).toEqual([]);
  });

  test('takes the question along with its answer, and a phrase out of its list', () => {
    const items = [
      { question: 'Who is it?', answer: 'A dog.' },
      { question: 'Is it audited?', answer: 'The hat says so.' },
      { question: 'Is it wet?', answer: 'Often.' },
    ];
    expect(checkAnswer(faq, { heading: 'Questions', items })).toEqual({
      value: { heading: 'Questions', items: [items[0], items[2]] },
    });
    expect(checkAnswer(marquee, { phrases: ['Hats', '5000 hats', 'Dogs'] })).toEqual({
      value: { phrases: ['Hats', 'Dogs'] },
    });
  });
});

test('markup and unknown tokens are refused', () => {
  const foreign = [
    'A <b>hat</b>',
    '<img src=x onerror=alert(1)',
    '&lt;script&gt;',
    'Click [here](x)',
    'Hello {user}',
    'Hello {{name}}',
  ];
  expect(foreign.filter((text) => typeof taglineOf(text) !== 'string')).toEqual([]);
});

test('what the creator entered, and whatever claims nothing, stays as it was written', () => {
  const fine = [
    'The dog has 1 hat.',
    '{name} is {ticker} on {chain}. Fund it with {native}.',
    'One of 10,000 dogs.',
    'He ate 3% of the cake on May 5.',
    'Ask @hatguy about $BONK.',
    'It may rain. The hat stays.',
    'Hats & dogs; dogs & hats.',
    'Half a hat > no hat.',
  ];
  expect(
    fine.filter(
      (text) =>
        JSON.stringify(taglineOf(text)) !== JSON.stringify({ kicker: '', headline: 'A hat', tagline: text }),
    ),
  ).toEqual([]);
});

test('line breaks become spaces and the coin’s ticker its token', () => {
  expect(checkAnswer(hero, { headline: ' $WIF\n wears\ta hat ', tagline: 'Not $WIFFLE’s, $wif’s.' })).toEqual(
    { value: { headline: '{ticker} wears a hat', tagline: 'Not $WIFFLE’s, {ticker}’s.' } },
  );
});

test.each([
  ['a text that is too long', { headline: 'x'.repeat(121), tagline: 'y' }],
  ['a missing text', { headline: 'x' }],
  ['something that was not asked for', { headline: 'x', tagline: 'y', contractAddress: '0x' }],
  ['a number', { headline: 7, tagline: 'y' }],
  ['a list', []],
  ['nothing', null],
])('%s is refused by the document’s schema', (_case, written) => {
  expect(checkAnswer(hero, written)).toHaveProperty('issues');
});

describe('the language that was asked for', () => {
  const inSpanish = createAnswerCheck(facts, 'es');
  const asked = (tagline: string) => inSpanish(hero, { kicker: '', headline: '{name}', tagline });

  test('is held where there are words enough to tell another one', () => {
    const english = 'The dog wears a hat, and nobody has seen him without it.';
    expect(asked(english)).toEqual({ issues: [{ message: 'Write in Spanish.', words: null }] });
    expect(asked('El perro lleva un sombrero y nadie lo ha visto sin él.')).toHaveProperty('value');
    expect(asked('Wow, hats.')).toHaveProperty('value');
  });

  test('is not asked of the creator’s own words', () => {
    expect(asked('A dog wif a hat. 1 of 10,000 dogs has one.')).toHaveProperty('value');
  });
});
