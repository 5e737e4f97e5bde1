import { afterAll, describe, expect, test } from 'vitest';
import type { CoinDetailsInput } from '../../coins/contract.ts';
import {
  boastful,
  brokenOff,
  chinese,
  decorated,
  dull,
  english,
  good,
  inChat,
  inventive,
  kevin,
  mao,
  overeager,
  overlong,
  perro,
  spanish,
} from './recorded-answers.fixture.ts';
import { buildPage, openModelService, type TestBuild } from '../model-service.fake.ts';

const { server, service, person, close } = await openModelService();
afterAll(close);

/** Builds a page while the model answers so; it says the last answer again. */
async function built(coin: CoinDetailsInput, ...answers: (object | string)[]): Promise<TestBuild> {
  server.behave(
    ...answers.map((answer) => ({ text: typeof answer === 'string' ? answer : JSON.stringify(answer) })),
  );
  return await buildPage(service, person, coin);
}

/** The words of the page as its reader sees them. */
function textOf({ html }: TestBuild): string {
  return html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(?:style|script)[^]*?<\/(?:style|script)>|<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ');
}

function section({ document }: TestBuild, id: string): Record<string, unknown> {
  const props: Record<string, unknown> | undefined = document.sections.find((each) => each.id === id)?.props;
  if (props === undefined) throw new Error(`The page has no ${id}.`);
  return props;
}

const questionsOf = ({ document }: TestBuild) =>
  document.sections.flatMap((each) => (each.kind === 'faq' ? each.props.items : []));

const substituted = ({ record }: TestBuild) => record.substitutions.map(({ name }) => name).toSorted();

/** Whatever a model writes, these stand on every page. */
function expectPlainTexts(page: TestBuild): void {
  expect(questionsOf(page).map(({ question }) => question)).toEqual(
    expect.arrayContaining(['Which contract address is the right one?', 'Can I lose money?']),
  );
  expect(section(page, 'contract')).toMatchObject({ note: 'Compare every character before you use it.' });
}

describe('what a model wrote well', () => {
  test('stands on the page, its words in the place of the composer’s, its questions before ours', async () => {
    const page = await built(kevin, good);
    expect(page.record).toMatchObject({ outcome: 'WRITTEN', substitutions: [] });
    expect(page.document).toMatchObject({ design: 'comic', title: '{name} ({ticker}): awake on {chain}' });
    expect(section(page, 'hero')).toEqual(good['hero']);
    expect(section(page, 'story')).toEqual(good['story']);
    expect(section(page, 'how-to-buy')).toMatchObject({ notes: ['', '', '', ''] });
    expect(questionsOf(page).map(({ question }) => question)).toEqual([
      'Does he ever sleep?',
      'Why the receipts?',
      'Which chain is it on?',
      'Which contract address is the right one?',
      'What is the launch date?',
      'Who is behind this page?',
      'Can I lose money?',
    ]);
    expect(textOf(page)).toContain('The light behind the bakery is on.');
    expectPlainTexts(page);
  });

  test('stands there, however dull', async () => {
    const page = await built(kevin, dull);
    expect(page.record).toMatchObject({ outcome: 'WRITTEN', substitutions: [] });
    expect(textOf(page)).toContain('Thank you for visiting');
    expectPlainTexts(page);
  });

  test('is found inside of chat and a code fence', async () => {
    const page = await built(kevin, inChat(good));
    expect(page.record).toMatchObject({ outcome: 'WRITTEN', substitutions: [] });
    expect(page.html).not.toContain('punchier');
  });

  test('is kept where the answer broke off, and the rest is asked for', async () => {
    const page = await built(kevin, brokenOff(good), {
      faq: good['faq'],
      closing: good['closing'],
    });
    expect(page.record).toMatchObject({ outcome: 'WRITTEN', substitutions: [] });
    expect(server.requests).toHaveLength(2);
    expect(Object.keys(server.requests[1]?.schema?.properties ?? {}).toSorted()).toEqual(['closing', 'faq']);
  });

  test('loses what broke off twice to the composer, and only that', async () => {
    const page = await built(kevin, brokenOff(good));
    expect(page.record.outcome).toBe('UNFIT');
    expect(substituted(page)).toEqual(['closing', 'faq']);
    expect(page.note).toMatch(/so our composer wrote 2 of \d+ sections\.$/);
    expect(section(page, 'hero')).toEqual(good['hero']);
    expectPlainTexts(page);
  });
});

describe('what a model may not say', () => {
  test('promises go, with the sentences around them left', async () => {
    const page = await built(kevin, boastful);
    expect(textOf(page)).not.toMatch(/1000x|100x|rich|gains|cannot lose|risk-free|profit|investment/i);
    expect(section(page, 'how-to-buy')).toMatchObject({ intro: 'Four steps are all it takes.' });
    expect(page.document.title).not.toContain('100x');
    expect(substituted(page)).toEqual(['closing', 'hero', 'title']);
    expectPlainTexts(page);
  });

  test('supply, taxes, audits, partners, dates, holders and handles that nobody told it go', async () => {
    const page = await built(kevin, inventive);
    expect(textOf(page)).not.toMatch(
      /billion|0%|this Friday|since June|12,000|@kevin_the|kevincoin|CertiK|doxxed|Binance|burned/i,
    );
    expect(section(page, 'hero')).toMatchObject({ tagline: 'Kevin is a raccoon who never sleeps.' });
    expect(questionsOf(page)).toContainEqual({ question: 'Does he ever sleep?', answer: 'Never.' });
    expect(textOf(page)).not.toContain('Who is behind it?');
    expect(section(page, 'community')).toMatchObject({ heading: 'Where {name} is heard', text: '' });
    expect(substituted(page)).toEqual(['countdown']);
    expect(page.record.substitutions[0]?.reason).toContain('that the creator did not state');
    expectPlainTexts(page);
  });

  test('what the creator did state may be said again', async () => {
    const stated = `${kevin.description} There are one billion tokens, and 0% tax.`;
    const page = await built({ ...kevin, description: stated }, inventive);
    expect(section(page, 'hero')).toMatchObject({
      tagline: 'One billion tokens. 0% tax. Kevin is a raccoon who never sleeps.',
    });
  });

  test('marks of Markdown go, markup and unknown tokens are refused', async () => {
    const page = await built(kevin, decorated);
    expect(section(page, 'hero')).toMatchObject({
      headline: '{name}',
      tagline: 'Kevin is a raccoon who never sleeps.',
    });
    expect(page.html).not.toMatch(/\*\*|coin_name|bakery\.example|&lt;b&gt;/);
    expect(substituted(page)).toEqual(['closing', 'story']);
    expectPlainTexts(page);
  });

  test('what is too long is asked for again, and is the composer’s when it stays so', async () => {
    const again = await built(kevin, overlong, { title: 'Too late to be asked', hero: good['hero'] });
    expect(again.document.title).not.toContain('never will');
    expect(section(again, 'hero')).toEqual(good['hero']);
    const never = await built(kevin, overlong);
    expect(textOf(never)).not.toContain('Kevin is awake and Kevin is awake');
    expect(substituted(never)).toEqual(['hero', 'title']);
  });

  test('what it was not asked for is no part of the page', async () => {
    const page = await built(kevin, overeager);
    expect(page.html).not.toMatch(/approves of this footer|No need to compare|Paste it from this page/);
    expect(substituted(page)).toEqual(['how-to-buy']);
    expectPlainTexts(page);
  });
});

describe('the language of a page', () => {
  test.each([
    ['es', perro, spanish, 'El sombrero se queda'],
    ['zh', mao, chinese, '轻一点，它又睡着了。'],
  ])('%s: words of the description’s language stand on a page in it', async (lang, coin, answer, words) => {
    const page = await built(coin, answer);
    expect(page.record).toMatchObject({ outcome: 'WRITTEN', substitutions: [] });
    expect(page.document.lang).toBe(lang);
    expect(page.html).toContain(`<html lang="${lang}"`);
    expect(textOf(page)).toContain(words);
  });

  test('another one than was asked for is asked for again', async () => {
    const page = await built(perro, english, spanish);
    expect(server.requests[1]?.text).toContain('Write in Spanish.');
    expect(page.record).toMatchObject({ outcome: 'WRITTEN', substitutions: [] });
    expect(section(page, 'hero')).toEqual(spanish['hero']);
    expect(textOf(page)).not.toContain('nobody knows where it came from');
  });

  test('sections of a model that insists on English are the composer’s', async () => {
    const page = await built(perro, english);
    expect(substituted(page)).toEqual(['closing', 'hero']);
    expect(textOf(page)).not.toMatch(/nobody knows where it came from|not even to sleep/);
    expect(page.document.lang).toBe('es');
  });

  test('the creator’s choice decides it, and their own sentences may stay as they are', async () => {
    const page = await built({ ...perro, pageLanguage: 'en' }, { ...english, story: spanish['story'] });
    expect(server.requests[0]?.text).toContain('All of it in English');
    expect(page.document.lang).toBeUndefined();
    expect(section(page, 'story')).toEqual(spanish['story']);
    expect(section(page, 'hero')).toEqual(english['hero']);
  });
});

test('what the creator chose is told: subject and tone', async () => {
  await built({ ...kevin, subject: 'a tired raccoon', tone: 'wholesome' }, good);
  const [request] = server.requests;
  expect(request?.text).toContain(String.raw`\"about\": \"a tired raccoon\"`);
  expect(request?.text).toContain('The tone is wholesome');
  await built({ ...kevin, subject: '' }, good);
  expect(server.requests[0]?.text).toContain(String.raw`\"about\": null`);
});
