import { describe, expect, it } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testDocument } from '../document/document.fixture.ts';
import { nothingStated } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import type { RenderOptions } from '../render/options.ts';
import { testNow, testPage, type TestPage } from '../render/page.fixture.ts';

function textOf(page: TestPage): string {
  return (page.dom.body.textContent ?? '').replaceAll(/\s+/g, ' ');
}

function hrefs(page: TestPage): string[] {
  return [...page.dom.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
}

describe.each(designNames)('the sections of %s', (design) => {
  const document = { design };

  it('show the contract address, selectable, with its copy button and explorer', () => {
    const address = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
    const page = testPage({ document });
    const button = page.dom.querySelector('[data-copy]');
    const source = page.dom.getElementById(button?.getAttribute('data-copy') ?? '');
    expect(source?.textContent.trim()).toBe(address);
    expect(hrefs(page)).toContain(`https://etherscan.io/token/${address}`);
    expect(textOf(page)).not.toContain('No contract yet');
  });

  it('say so when there is no contract, and then offer none to copy, look up or paste', () => {
    const page = testPage({ document, facts: { contractAddress: null } });
    expect(textOf(page)).toContain('No contract yet. Trust no address.');
    expect(textOf(page)).not.toContain('Buy $PEPE');
    expect(page.dom.querySelector('[data-copy]')).toBeNull();
    expect(hrefs(page).filter((href) => href.includes('etherscan'))).toEqual([]);
  });

  it('lead the Buy button where the creator says, and show the host', () => {
    const page = testPage({ document });
    expect(hrefs(page)).toContain('https://swap.example/pepe');
    expect(textOf(page)).toContain('Buy $PEPE');
    expect(textOf(page)).toContain('swap.example');
    expect(textOf(page)).not.toContain('not encrypted');
  });

  it.each([
    'https://app.uniswap.org/swap?outputCurrency=0x6982',
    'https://raydium.io/swap/',
    'https://www.mexc.com/exchange/PEPE_USDT',
  ])('say nothing of where it leads when everybody would expect that: %s', (buyUrl) => {
    const page = testPage({ document, facts: { buyUrl } });
    expect(hrefs(page)).toContain(buyUrl);
    expect(page.dom.querySelector('.buy-host')).toBeNull();
    expect(textOf(page)).not.toContain('(dexscreener.com)');
  });

  it.each([
    'https://app.uniswap.org.swap.example/',
    'https://uniswop.org/',
    'http://raydium.io/',
    'https://t.me/PepeBuyBot',
    'https://x.com/pepe',
  ])('say where it leads when that host is not what it looks like, or not encrypted: %s', (buyUrl) => {
    const page = testPage({ document, facts: { buyUrl } });
    expect(page.dom.querySelector('.buy-host')?.textContent).toContain(new URL(buyUrl).host);
  });

  it('mark a Buy link that is not encrypted', () => {
    const page = testPage({ document, facts: { buyUrl: 'http://plain.example/buy' } });
    expect(hrefs(page)).toContain('http://plain.example/buy');
    expect(textOf(page)).toContain('not encrypted');
  });

  it('lead it to the chain’s exchange when there is an address but no link', () => {
    const page = testPage({ document, facts: { buyUrl: null } });
    expect(textOf(page)).toContain('Buy $PEPE on Uniswap');
    expect(hrefs(page)).toContain(
      'https://app.uniswap.org/swap?chain=mainnet&outputCurrency=0x6982508145454Ce325dDbE47a25d4ec3d2311933',
    );
  });

  it.each([null, 'https://swap.example/pepe'])(
    'lead it to where one is told when there is no contract yet, whatever the Buy link: %s',
    (buyUrl) => {
      const nothing = { buyUrl, contractAddress: null };
      const told = testPage({ document, facts: nothing });
      const first = told.dom.querySelector('.hero .buy-button');
      expect(first?.textContent).toBe('Be told first on Telegram');
      expect(first?.getAttribute('href')).toBe('https://t.me/pepecoineth');
      const onX = testPage({ document, facts: { ...nothing, telegramUrl: null } });
      expect(onX.dom.querySelector('.hero .buy-button')?.textContent).toBe('Be told first on X');
      // Readers who look for it find it among the steps.
      expect(hrefs(told).filter((href) => href.includes('swap.example'))).toEqual(buyUrl ? [buyUrl] : []);
      expect(textOf(told).includes('Where to buy $PEPE')).toBe(buyUrl !== null);
    },
  );

  it('let it remind of the launch when there is nothing else to lead to, until that is over', () => {
    const alone = { contractAddress: null, telegramUrl: null, xUrl: null, moreUrls: [] };
    const shared = { card: null, icon: '/i', appleIcon: '/a', manifest: null, others: [] };
    const withFile = { shared: { ...shared, reminder: '/p/assets/launch.ics' } };
    const buttons = (options: Partial<RenderOptions>) =>
      [...testPage({ document, facts: alone, options }).dom.querySelectorAll('.hero .buy')].map((each) => [
        each.getAttribute('data-when'),
        each.textContent,
        each.querySelector('a')?.getAttribute('href') ?? null,
      ]);
    const share = 'Share $PEPE';
    expect(buttons(withFile)).toEqual([
      ['ahead', 'Remind me at launch', '/p/assets/launch.ics'],
      ['live', share, null],
    ]);
    expect(buttons({ ...withFile, now: Date.UTC(2027, 5, 1) })).toEqual([[null, share, null]]);
    expect(buttons({ shared })).toEqual([[null, share, null]]);
    expect(buttons({ preview: true })[0]).toEqual(['ahead', 'Remind me at launch', null]);
  });

  it('let the page be shared when there is nowhere to lead to, and hide that where no script runs', () => {
    const page = testPage({
      document,
      facts: { buyUrl: null, contractAddress: null, telegramUrl: null, xUrl: null, moreUrls: [] },
    });
    expect(page.dom.querySelector('.hero .buy.needs-script button')?.textContent).toBe('Share $PEPE');
    expect(page.dom.querySelector('a.buy-button')).toBeNull();
    expect(textOf(page)).toContain('No channels yet.');
  });

  it('link the channels that the coin has and no other', () => {
    const page = testPage({ document, facts: { xUrl: null } });
    expect(hrefs(page)).toContain('https://t.me/pepecoineth');
    expect(hrefs(page).filter((href) => href.includes('x.com'))).toEqual([]);
  });

  it('name every place by its host, in the section and in the footer', () => {
    const moreUrls = [
      'https://moonfrog.fun/',
      'https://www.moonfrog.fun/pond',
      'https://discord.gg/moonfrog',
      'https://t.me/moonfrogchat',
      'https://discord.gg.evil.example/moonfrog',
      'https://docs.moonfrog.fun/',
      'http://moonfrog.fun/',
      'javascript:alert(1)',
    ];
    const page = testPage({ document, facts: { telegramUrl: 'https://discord.com/moonfrog', moreUrls } });
    const named = (selector: string) =>
      [...page.dom.querySelectorAll(selector)].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(named('.socials a')).toEqual([
      ['Discorddiscord.com/moonfrog', 'https://discord.com/moonfrog'],
      ['Xx.com/pepecoineth', 'https://x.com/pepecoineth'],
      ['moonfrog.fun', 'https://moonfrog.fun/'],
      ['moonfrog.funwww.moonfrog.fun/pond', 'https://www.moonfrog.fun/pond'],
      ['Discorddiscord.gg/moonfrog', 'https://discord.gg/moonfrog'],
      ['Telegramt.me/moonfrogchat', 'https://t.me/moonfrogchat'],
      ['discord.gg.evil.examplediscord.gg.evil.example/moonfrog', 'https://discord.gg.evil.example/moonfrog'],
      ['docs.moonfrog.fun', 'https://docs.moonfrog.fun/'],
    ]);
    expect(named('footer .footer-places a').map(([, href]) => href)).toEqual(
      named('.socials a').map(([, href]) => href),
    );
    const rels = [...page.dom.querySelectorAll('.socials a, .footer-places a')].map((link) =>
      link.getAttribute('rel'),
    );
    expect(new Set(rels)).toEqual(new Set(['noopener nofollow ugc']));
    const data = page.dom.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Brand',
      name: 'Pepe',
      sameAs: named('.socials a').map(([, href]) => href),
    });
  });

  it('show a channel that is no link as text, and say nothing of missing ones', () => {
    const channelNotes = [{ name: 'Telegram', text: 'javascript:alert(1)' }];
    const page = testPage({ document, facts: { telegramUrl: null, xUrl: null, moreUrls: [], channelNotes } });
    expect(textOf(page)).toContain('Telegram: javascript:alert(1)');
    expect(textOf(page)).not.toContain('No channels yet.');
    expect(hrefs(page).filter((href) => href.includes('javascript'))).toEqual([]);
  });

  it('let no button that says Telegram or X lead elsewhere', () => {
    const facts = { buyUrl: null, contractAddress: null, telegramUrl: 'https://linktr.ee/pepe', xUrl: null };
    const page = testPage({ document, facts });
    expect(page.dom.querySelector('a.buy-button')).toBeNull();
    expect(hrefs(page)).toContain('https://linktr.ee/pepe');
  });

  it('name the chain’s own wallet, coin and exchange in the four steps', () => {
    const page = testPage({ document, facts: { blockchain: 'Solana', contractAddress: 'So1' } });
    const steps = textOf(page);
    for (const title of ['Get Phantom', 'Fund it with SOL', 'Open Jupiter', 'Paste the address']) {
      expect(steps).toContain(title);
    }
    expect(hrefs(page)).toContain('https://phantom.com/');
    expect(steps).toContain('Note one');
  });

  it('name nobody for a chain that is none of ours', () => {
    const page = testPage({ document, facts: { blockchain: 'Other', buyUrl: null } });
    expect(textOf(page)).toContain('Get a wallet');
    expect(textOf(page)).toContain('Find the exchange');
    expect(textOf(page)).not.toMatch(/\bOther\b/);
  });

  it('mark every address that is not the contract, wherever a text of the creator’s names one', () => {
    const mint = '7gcihgDB8fe6KNjn2MYtkzZcRjQy3t9GHdC8uHYmW2hr';
    const [picture] = testFacts({}).gallery;
    const page = testPage({
      document: {
        ...document,
        sections: testDocument({}).sections.map((each) =>
          each.kind === 'story' ? { ...each, props: { heading: 'h', paragraphs: [`Old: ${mint}`] } } : each,
        ),
      },
      facts: {
        telegramUrl: null,
        channelNotes: [{ name: 'Telegram', text: `ask ${mint}` }],
        roadmap: [{ title: `Leave ${mint}`, done: true }],
        gallery: picture ? [{ ...picture, caption: `Not ${mint}` }] : [],
        creatorStated: {
          ...nothingStated,
          liquidity: `In ${mint}`,
          ownership: `0x6982508145454Ce325dDbE47a25d4ec3d2311933`,
        },
      },
    });
    const text = textOf(page);
    expect(
      text
        .split(mint)
        .slice(1)
        .every((after) => after.startsWith(' (not this coin’s contract)')),
    ).toBe(true);
    for (const before of ['Old: ', 'ask ', 'Leave ', 'Not ', 'In ']) expect(text).toContain(before + mint);
    expect(text).not.toContain('2311933 (');
  });

  it('leave a site that a text names as words', () => {
    const sections = testDocument({}).sections.map((each) =>
      each.kind === 'story'
        ? { ...each, props: { heading: 'h', paragraphs: ['Read it on frogworld.io, friend.'] } }
        : each,
    );
    const page = testPage({ document: { ...document, sections } });
    expect(textOf(page)).toContain('frogworld.io');
    expect(hrefs(page).filter((href) => href.includes('frogworld'))).toEqual([]);
  });

  it('show the picture with its size and a name, or draw an emblem', () => {
    const image = testPage({ document }).dom.querySelector('img[alt="The mascot of Pepe"]');
    expect(image?.getAttribute('src')).toBe('/files/main_images/pepe.webp');
    expect(image?.getAttribute('width')).toBe('512');
    expect(image?.getAttribute('height')).toBe('512');
    const drawn = testPage({ document, facts: { image: null, gallery: [] } });
    expect(drawn.dom.querySelector('img')).toBeNull();
    expect(drawn.dom.querySelectorAll('main svg').length).toBeGreaterThan(0);
  });

  it('say the launch in CST and UTC, on both sides of it', () => {
    for (const now of [testNow, Date.UTC(2027, 5, 1)]) {
      const text = textOf(testPage({ document, options: { now } }));
      expect(text).toContain('Friday, January 15, 2027 at 12:00 PM CST');
      expect(text).toContain('Friday, January 15, 2027 at 6:00 PM UTC');
    }
  });

  it('start before launch without a side, so that a file read without scripts is never wrong', () => {
    const page = testPage({ document });
    expect(page.html).toContain('data-phase="static"');
    expect(page.html).toContain(`data-launch="${Date.UTC(2027, 0, 15, 18)}"`);
    expect(page.dom.querySelectorAll('[data-when="static"]').length).toBeGreaterThan(0);
  });

  it('start live from the launch instant on', () => {
    const launch = Date.UTC(2027, 0, 15, 18);
    expect(testPage({ document, options: { now: launch } }).html).toContain('data-phase="live"');
    expect(testPage({ document, options: { now: launch - 1 } }).html).toContain('data-phase="static"');
  });

  it('show a picture of the side that it is on', () => {
    const preview = testPage({ document, options: { preview: true } });
    expect(preview.html).toContain('data-phase="before"');
    const clock = [...preview.dom.querySelectorAll('.countdown [data-unit], section [data-unit]')];
    expect(clock.slice(0, 4).map((each) => each.textContent.trim())).toEqual(['55', '06', '00', '00']);
  });
});
