import type { CoinDetailsInput } from '../../coins/contract.ts';

/** What a model answers for a page with all the sections of `kevin`. */
type Page = Readonly<Record<string, unknown>>;

/** A coin that says what it is. */
export const kevin: CoinDetailsInput = {
  coinName: 'Kevin',
  symbol: 'KEV',
  description:
    'Kevin is a raccoon who never sleeps. He lives behind the bakery and reads the receipts. Nobody has asked him to.',
};
/** The same, told in Spanish and in Chinese. */
export const perro: CoinDetailsInput = {
  coinName: 'Don Perro',
  symbol: 'PERRO',
  description:
    'Don Perro es un perro que nunca se quita el sombrero. Duerme con el sombrero y sueña con otro. Nadie sabe de dónde salió.',
};
export const mao: CoinDetailsInput = {
  coinName: '猫币',
  symbol: 'MAO',
  description: '一只每天睡二十个小时的猫。醒来的时候，它只看窗外。没有人知道它在看什么。',
};

/** Answers in the shapes that models give, written by hand after them: how they boast, invent, decorate and break off. */

/** Does what it was asked. */
export const good: Page = {
  design: 'comic',
  title: '{name} ({ticker}): awake on {chain}',
  description: 'Kevin is a raccoon who never sleeps. He lives behind the bakery and reads the receipts.',
  hero: {
    kicker: '{ticker} on {chain}',
    headline: '{name}',
    tagline: 'Kevin is a raccoon who never sleeps.',
  },
  marquee: { phrases: ['{name}', 'Nobody has asked him to.', 'Still awake', '{ticker}'] },
  countdown: {
    heading: '{name} is already up. The launch is not.',
    liveHeading: '{ticker} is live',
    liveText: 'The countdown is over. {name} noticed first.',
  },
  story: {
    heading: 'Meanwhile, behind the bakery',
    paragraphs: [
      'Kevin is a raccoon who never sleeps. He lives behind the bakery and reads the receipts.',
      'Nobody has asked him to.',
    ],
    pullQuote: 'He lives behind the bakery and reads the receipts.',
  },
  'how-to-buy': { heading: 'How to buy {ticker}', intro: 'Four panels, read from left to right.' },
  chart: { heading: 'The chart' },
  community: { heading: 'Where {name} is heard', text: 'These are his only channels. He reads those, too.' },
  faq: {
    heading: 'Questions, answered at night',
    items: [
      { question: 'Does he ever sleep?', answer: 'Kevin is a raccoon who never sleeps.' },
      { question: 'Why the receipts?', answer: 'Nobody has asked him to.' },
    ],
  },
  closing: { heading: '{name} {ticker}', text: 'The light behind the bakery is on.' },
};

/** Says nothing wrong and nothing else. */
export const dull: Page = {
  design: 'brutal',
  title: '{name} ({ticker})',
  description: '{name} is a meme coin on {chain}. Learn more about {name} on this page.',
  hero: { kicker: '', headline: '{name}', tagline: 'Welcome to {name}, a meme coin on {chain}.' },
  marquee: { phrases: ['{name}', '{ticker}', '{name}', '{ticker}'] },
  countdown: { heading: 'Launch', liveHeading: 'Live', liveText: '{name} is live.' },
  story: { heading: 'About', paragraphs: ['{name} is a raccoon. This is {name}.'], pullQuote: '' },
  'how-to-buy': { heading: 'How to buy', intro: 'Follow the steps below.' },
  chart: { heading: 'Chart' },
  community: { heading: 'Community', text: 'Join the community.' },
  faq: { heading: 'FAQ', items: [{ question: 'What is {name}?', answer: '{name} is a meme coin.' }] },
  closing: { heading: '{name}', text: 'Thank you for visiting {name}.' },
};

/** Promises: some of its sentences may stay, and where none may, the section is the composer's. */
export const boastful: Page = {
  ...good,
  title: '{name}: guaranteed 100x',
  hero: {
    kicker: 'The next 1000x',
    headline: '{name} will make you rich',
    tagline: 'Guaranteed gains! Kevin is a raccoon who never sleeps.',
  },
  'how-to-buy': { heading: 'How to buy {ticker}', intro: 'You cannot lose. Four steps are all it takes.' },
  closing: {
    heading: '{name} {ticker}',
    text: 'Risk-free profit, 24/7. Your investment is safe with {name}.',
  },
};

/** Knows what nobody told it. */
export const inventive: Page = {
  ...good,
  hero: {
    kicker: '',
    headline: '{name}',
    tagline: 'One billion tokens. 0% tax. Kevin is a raccoon who never sleeps.',
  },
  countdown: {
    heading: 'Launching this Friday',
    liveHeading: '{ticker} is live',
    liveText: 'Live since June 3.',
  },
  community: {
    heading: 'Where {name} is heard',
    text: 'Join 12,000 holders and follow @kevin_the_raccoon at kevincoin.com.',
  },
  faq: {
    heading: 'Questions',
    items: [
      { question: 'Is it audited?', answer: 'Yes, by CertiK.' },
      { question: 'Who is behind it?', answer: 'A doxxed team in partnership with Binance.' },
      { question: 'Does he ever sleep?', answer: 'Never. Liquidity is burned.' },
    ],
  },
};

/** Decorates. */
export const decorated: Page = {
  ...good,
  hero: { kicker: '', headline: '**{name}**', tagline: '# Kevin is a raccoon who never sleeps.' },
  story: {
    heading: 'The <b>raccoon</b>',
    paragraphs: ['<p>Kevin is a raccoon who never sleeps.</p>'],
    pullQuote: '',
  },
  closing: { heading: '{coin_name} {ticker}', text: 'See [the bakery](https://bakery.example).' },
};

/** Has no measure. */
export const overlong: Page = {
  ...good,
  title: `{name} ({ticker}): ${'a raccoon who never sleeps and never will, '.repeat(4)}`,
  hero: { kicker: '', headline: 'Kevin is awake and '.repeat(12).trim(), tagline: 'He is.' },
};

/** Writes what it was not asked for: remarks under the steps, a parting line, a risk notice of its own. */
export const overeager: Page = {
  ...good,
  'how-to-buy': {
    heading: 'How to buy',
    intro: 'Easy.',
    notes: ['Get it', 'Fund it', 'Open it', 'Paste it from this page'],
  },
  footer: { note: 'Kevin approves of this footer.' },
  contract: { label: 'Contract', note: 'No need to compare it.' },
  disclaimer: 'Not financial advice.',
};

export const spanish: Page = {
  design: 'tabloid',
  title: '{name} ({ticker}) · {chain}',
  description: 'Don Perro es un perro que nunca se quita el sombrero.',
  hero: {
    kicker: '{ticker} en {chain}',
    headline: '{name}',
    tagline: 'Nadie sabe de dónde salió.',
  },
  marquee: { phrases: ['{name}', 'Con sombrero', 'Sin prisa', '{ticker}'] },
  countdown: {
    heading: '{name} sale en',
    liveHeading: '{ticker} ya está aquí',
    liveText: 'La cuenta atrás terminó y el sombrero sigue en su sitio.',
  },
  story: {
    heading: 'La historia de {name}',
    paragraphs: [
      'Don Perro es un perro que nunca se quita el sombrero. Duerme con el sombrero y sueña con otro.',
      'Nadie sabe de dónde salió.',
    ],
    pullQuote: 'Duerme con el sombrero y sueña con otro.',
  },
  'how-to-buy': { heading: 'Cómo comprar {ticker}', intro: 'Cuatro pasos, en este orden.' },
  chart: { heading: 'El gráfico' },
  community: { heading: 'Dónde encontrarlo', text: 'Estos son los únicos canales de {name}.' },
  faq: {
    heading: 'Cartas al director',
    items: [{ question: '¿Se quita el sombrero?', answer: 'No. Ni siquiera para contestar esta pregunta.' }],
  },
  closing: { heading: '{name} {ticker}', text: 'El sombrero se queda, y con él esta página entera.' },
};

/** Answers in English what was asked in Spanish. */
export const english: Page = {
  ...spanish,
  hero: {
    kicker: '{ticker} on {chain}',
    headline: '{name}',
    tagline: 'A dog that never takes off his hat, not even to sleep.',
  },
  closing: { heading: '{name} {ticker}', text: 'The hat stays on, and nobody knows where it came from.' },
};

export const chinese: Page = {
  design: 'terminal',
  title: '{name}（{ticker}）',
  description: '一只每天睡二十个小时的猫。',
  hero: { kicker: '{chain} 上的 {ticker}', headline: '{name}', tagline: '醒来的时候，它只看窗外。' },
  marquee: { phrases: ['{name}', '还在睡', '别叫醒它', '{ticker}'] },
  countdown: {
    heading: '{name} 上线倒计时',
    liveHeading: '{ticker} 已上线',
    liveText: '倒计时结束了，猫还没醒。',
  },
  story: {
    heading: '{name} 的故事',
    paragraphs: ['一只每天睡二十个小时的猫。醒来的时候，它只看窗外。', '没有人知道它在看什么。'],
    pullQuote: '没有人知道它在看什么。',
  },
  'how-to-buy': { heading: '如何购买 {ticker}', intro: '一共四步，按顺序来。' },
  chart: { heading: '走势图' },
  community: { heading: '在哪里找到它', text: '这些是 {name} 仅有的频道。' },
  faq: { heading: '问与答', items: [{ question: '它在看什么？', answer: '没有人知道它在看什么。' }] },
  closing: { heading: '{name} {ticker}', text: '轻一点，它又睡着了。' },
};

/** The object as a chat would give it. */
export const inChat = (page: Page) =>
  `Sure! Here is the landing page for Kevin:\n\n\`\`\`json\n${JSON.stringify(page, null, 2)}\n\`\`\`\n\nLet me know if you would like it punchier!`;

/** The object as far as it came. */
export const brokenOff = (page: Page) =>
  JSON.stringify(page).split('"faq"')[0]?.concat('"faq":{"heading":"Quest') ?? '';
