import { describe, expect, it } from 'vitest';
import { lenientFacts } from './lenient-facts.ts';
import { tryOutCoins } from './try-out-coins.fixture.ts';

const now = Date.UTC(2026, 10, 21);

describe('facts of coins that never passed the form', () => {
  it('keep everything of a coin that the form takes', () => {
    expect(tryOutCoins.map((coin) => lenientFacts(coin, now))).toMatchObject(
      tryOutCoins.map(({ coinName }) => ({
        facts: { name: coinName, launchDate: '2026-12-20' },
        refused: [],
      })),
    );
  });

  it.each([undefined, null, 7, 'Pepe', [], {}])('are whole for a coin that is %j', (coin) => {
    const { facts, refused } = lenientFacts(coin, now);
    expect(facts).toMatchObject({ name: 'Coin', symbol: 'COIN', blockchain: 'Other', image: null });
    expect(refused.map(({ field }) => field).toSorted()).toEqual([
      'blockchain',
      'coinName',
      'description',
      'symbol',
    ]);
  });

  it('keep texts that are too short and cut those that are too long', () => {
    const long = { coinName: 'W'.repeat(90), symbol: '$abcdefghijklmnop', description: 'd'.repeat(3000) };
    const { facts, refused } = lenientFacts({ ...long, blockchain: 'Base' }, now);
    expect(facts).toMatchObject({
      name: 'W'.repeat(32),
      symbol: 'ABCDEFGHIJ',
      description: 'd'.repeat(2000),
    });
    expect(refused.map(({ field }) => field)).toEqual(['coinName', 'symbol', 'description']);
    const short = lenientFacts({ coinName: 'X', symbol: 'y', description: 'Z.', blockchain: 'Base' }, now);
    expect(short.facts).toMatchObject({ name: 'X', symbol: 'Y', description: 'Z.' });
  });

  it('replace names that hold a link, and leave out sentences that the form refuses', () => {
    const coin = {
      coinName: 'frog.com',
      symbol: 'A\u202eB',
      description: 'A frog on a log. Guaranteed 100x!',
      blockchain: 'Base',
    };
    const { facts, refused } = lenientFacts(coin, now);
    expect(facts).toMatchObject({ name: 'Coin', symbol: 'AB', description: 'A frog on a log.' });
    expect(refused.map(({ field }) => field)).toEqual(['coinName', 'description']);
  });

  it('leave out links, addresses and colours that are none, and say why', () => {
    const { facts, refused } = lenientFacts(
      {
        ...tryOutCoins[0],
        buyButtonLink: 'javascript:alert(1)',
        telegram: 'Connect your wallet to join',
        contractAddress: '0x1234',
        mainColors: 'red;}</style><script>',
        pageBackground: 'url(https://evil.example)',
        launchDate: 'soon',
        launchTime: 25,
      },
      now,
    );
    expect(facts).toMatchObject({
      buyUrl: null,
      telegramUrl: null,
      contractAddress: null,
      colours: ['red'],
      background: '#000000',
      launchTime: '12:00 PM',
    });
    expect(refused.find(({ field }) => field === 'buyButtonLink')).toEqual({
      field: 'buyButtonLink',
      value: 'javascript:alert(1)',
      message: 'Please enter a valid URL',
    });
    expect(refused).toHaveLength(7);
  });

  it.each([1, true, {}, ['x']])('list a contract that is %j and no text', (contractAddress) => {
    const { facts, refused } = lenientFacts({ ...tryOutCoins[0], contractAddress }, now);
    expect(facts.contractAddress).toBeNull();
    expect(refused.map(({ field }) => field)).toEqual(['contractAddress']);
  });

  it('take what the page is to be about, and leave a tone that is none to be read', () => {
    const chosen = { subject: 'a raccoon', tone: 'angry', pageLanguage: 'es' };
    const { facts, refused } = lenientFacts({ ...tryOutCoins[0], ...chosen }, now);
    expect(facts.about).toEqual({
      subject: 'a raccoon',
      tone: null,
      language: 'es',
      emblem: null,
      design: null,
    });
    expect(refused.map(({ field }) => field)).toEqual(['tone']);
  });

  it('take a contract for what it is on the chain that the coin ends up on', () => {
    const { facts } = lenientFacts({ ...tryOutCoins[0], blockchain: 'Dogechain' }, now);
    expect(facts.blockchain).toBe('Other');
  });
});
