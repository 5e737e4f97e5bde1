import { describe, expect, it } from 'vitest';
import { dangerousSentences } from './dangerous-sentences.fixture.ts';
import { findDescriptionViolations, findNameViolations, findPolicyViolations } from './creator-text.ts';

const codesOf = (text: string) => findPolicyViolations(text).map(({ code }) => code);

describe('what the form refuses in a text', () => {
  it('names each kind of violation', () => {
    const texts = {
      'secret-request': 'Enter your seed phrase to join the pond.',
      'wallet-request': 'Connect your wallet to claim the airdrop.',
      doubling: 'Send 1 SOL and get 2 SOL back.',
      guarantee: 'A guaranteed 100x for everybody.',
      link: 'Read more on https://frog.example/win.',
      invisible: 'A fr\u200bog with nothing to hide.',
    };
    expect(Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, codesOf(text)]))).toEqual(
      Object.fromEntries(Object.keys(texts).map((code) => [code, [code]])),
    );
  });

  it('quotes the words as they were written and says what to do', () => {
    const [violation] = findPolicyViolations('Frogs first. Please ENTER your  Séed phrase here.');
    expect(violation).toMatchObject({ code: 'secret-request', words: 'ENTER your  Séed phrase' });
    expect(violation?.message).toBe(
      '“ENTER your  Séed phrase” asks for a recovery phrase, key or password: no page may ask for one, so please remove it.',
    );
  });

  it('shows where an invisible character stands, and which it is', () => {
    const [violation] = findPolicyViolations(
      `${'A pond of frogs. '.repeat(9)}Here it\u200bis, at last, and nobody sees it.`,
    );
    expect(violation).toMatchObject({ code: 'invisible', words: 's. Here it\u200bis, at las' });
    expect(violation?.message).toBe(
      '“s. Here itis, at las” holds an invisible character or one that turns the direction of text (U+200B): please type it again without it.',
    );
    expect(findNameViolations('Frog\u{e0041}')[0]?.message).toMatch(/^“Frog” holds .*\(U\+E0041\)/);
  });

  it('reads words that hide behind look-alike, wide and invisible characters', () => {
    expect(codesOf('Ｅｎｔｅｒ your ѕееd phrase')).toEqual(['secret-request']);
    expect(codesOf('Enter your se\u200bed phrase')).toEqual(['secret-request', 'invisible']);
  });

  it('lets warnings stand', () => {
    const warnings = [
      'We will never ask for your seed phrase.',
      'Never share your private key with anybody.',
      'Nobody here will ask you to connect your wallet.',
      'Nothing is guaranteed, profits least of all.',
      'No profit is guaranteed.',
      'Beware of anybody who asks you to verify your wallet.',
      'We will never\r\nask for your seed phrase.',
      'Share the laughs, keep your secret recovery phrase.',
    ];
    expect(warnings.filter((text) => codesOf(text).length > 0)).toEqual([]);
  });

  it('takes no warning for an excuse of what stands behind it', () => {
    expect(codesOf("Don't wait, enter your seed phrase.")).toEqual(['secret-request']);
    expect(codesOf('Never forget to connect your wallet.')).toEqual(['wallet-request']);
    expect(codesOf('This is not a scam\nEnter your seed phrase')).toEqual(['secret-request']);
    expect(codesOf('Holders who enter their seed phrase here get a bonus.')).toEqual(['secret-request']);
  });

  it('keeps the joiners of emoji and of scripts that need them', () => {
    const texts = ['A family 👨‍👩‍👧 of frogs ❤️', 'می‌خواهم قورباغه شوم', 'क्‍ष', 'Frogs of 🏴󠁧󠁢󠁳󠁣󠁴󠁿'];
    expect(texts.filter((text) => findPolicyViolations(text).length > 0)).toEqual([]);
  });
});

describe('what counts as a link', () => {
  it('refuses addresses', () => {
    const links = [
      'https://frog.example',
      'hxxp://frog.example/win',
      'www.frogcoin.net',
      'frogcoin.com',
      'FROGCOIN.COM',
      't.me/frogs',
      'discord.gg/frogs',
      'x.com/frogs',
      'pump.fun/coin/abc',
      'frog@gmail.com.claims.xyz',
      'frogcoin [dot] com',
      '(see claim.frogs.io)',
      'frog-claim．com',
      'frog-claim。com',
      'frog-claim｡com',
      'frog.\u200ccom',
      'frog\ufe0f.com',
      'EVIL.Com',
      'Evil.Com',
      'frog.com,now',
      'frog.com|now',
      'frog.com→now',
      '👉frog.com',
      '@frog.com',
      'http:/evil.com',
      'https:evil.com',
      '1.2.3.4/claim',
      'frogcoin dot com',
      'evil.sh/claim',
    ];
    expect(links.filter((link) => !codesOf(`Look at ${link}!`).includes('link'))).toEqual([]);
  });

  it('lets words with dots and the bare names of well-known services stand', () => {
    const words = [
      'pump.fun',
      'v2.0',
      'eat.sleep.bark',
      'Dr.Frog',
      'us.To the moon',
      '3.5',
      'U.S.A.',
      'dexscreener.com',
      'frog.exe',
      'and/or',
      'S.A.F.E.',
      'ended.Com',
      '1.2.3.4',
    ];
    expect(words.filter((word) => codesOf(`Trade it on ${word} today`).length > 0)).toEqual([]);
  });
});

describe('what the form refuses in a description', () => {
  const codesIn = (text: string) => findDescriptionViolations(text).map(({ code }) => code);

  it('lets it name the coin’s site, bot and mail', () => {
    const texts = [
      'Everything stands on frogworld.io and in docs.frogworld.io/start.',
      'Play it with t.me/frogworldbot, write to hello@frogworld.io.',
      'https://frogworld.io\nThe airdrop was last year.',
      'Nobody will ever ask you to claim anything on frogworld.io.',
      'The airdrop is over. Read about it on frogworld.io.',
      'There is no airdrop on moonfrog.fun.',
      'We will never ask you to connect at moonfrog.fun.',
      'Beware of fake airdrops on moonfrog-claim.com.',
      'After the curve we migrate from pump.fun to Raydium.',
      'Nothing to claim.To the moon anyway.',
    ];
    expect(texts.filter((text) => codesIn(text).length > 0)).toEqual([]);
  });

  it('sends nobody to a site for their coins', () => {
    const texts = [
      'Claim yours at frogworld.io.',
      'Migrate to the new token on https://frogworld.io/migrate',
      'The airdrop is on frogworld.io!',
      'Go to frogworld.io, connect and be early.',
      'Nobody waits. Connect on frog-world.xyz',
      'Claim your airdrop at moonfrog.fun',
      'Claim it on moonfrog.live or moonfrog.ai.',
      'No gas needed to claim at moonfrog-claim.com',
      'There is no better airdrop than moonfrog-claim.com',
    ];
    expect(texts.filter((text) => !codesIn(text).includes('site-request'))).toEqual([]);
    expect(findDescriptionViolations('A frog. Claim yours at frogworld.io.')[0]?.message).toBe(
      '“Claim yours at frogworld.io.” sends people to a site to claim, connect or move something: please remove the site or the request.',
    );
  });

  it('refuses whatever else is refused in other texts', () => {
    const others = dangerousSentences.filter((text) =>
      findPolicyViolations(text).some(({ code }) => code !== 'link'),
    );
    expect(others.filter((text) => codesIn(text).length === 0)).toEqual([]);
    expect(dangerousSentences.filter((text) => codesIn(text).length === 0).length).toBeLessThanOrEqual(5);
  });
});

describe('what the form refuses in a name', () => {
  it('refuses links and invisible characters', () => {
    expect(findNameViolations('frogcoin.com').map(({ code }) => code)).toEqual(['link']);
    expect(findNameViolations('frog\ufe0f.com').map(({ code }) => code)).toEqual(['link']);
    expect(findNameViolations('Fr\u202eog').map(({ code }) => code)).toEqual(['invisible']);
  });
});
