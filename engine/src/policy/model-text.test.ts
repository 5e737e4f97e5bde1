import { describe, expect, it } from 'vitest';
import { keepStated, readEntered } from './model-text.ts';

const entered = readEntered([
  'Dog',
  'A dog wif a hat. 1 of 10,000 dogs has one. He ate 3% of the cake on May 5. Ask @hatguy. LP is locked, see you in June.',
  'tax 0%',
]);

const rest = (text: string) => keepStated(text, entered).kept;

describe('a sentence of a model', () => {
  it('goes with a figure, date, link, handle or claim that the creator did not enter', () => {
    const invented = [
      'Follow @hatcoin',
      'Half of them, 47%.',
      'It costs $5.',
      'Supply: 1 billion hats.',
      'Only 21,000,000 hats.',
      'Ten million hats.',
      'Since 2026.',
      'At 12:00 he barks.',
      'By Q3 he sleeps.',
      'He arrives in October.',
      'Launching on Friday.',
      'Go to hat-claim.com for more.',
      'Address: 0x6982508145454Ce325dDbE47a25d4ec3d2311933.',
      'Audited by cats.',
      'An official hat.',
      'Its holders smile.',
      'Up 3x.',
      'Trade it on pump.fun.',
      'See frog.meme and follow us.To the moon.',
      'It costs ٥ coins.',
      'Ten percent for the dog.',
      'A dozen hats.',
      'He is 100 years old.',
    ];
    expect(invented.filter((text) => rest(text) !== '')).toEqual([]);
  });

  it('stays with those that the creator entered, however they are written', () => {
    const stated = [
      'One of 10000 dogs.',
      'He ate 3% of the cake on May 5.',
      'Ask @hatguy about the hat.',
      'The LP is locked.',
      'In June we meet.',
      'Tax: 0%.',
    ];
    expect(stated.filter((text) => rest(text) !== text)).toEqual([]);
  });

  it('stays whatever else it says', () => {
    const others = [
      'It may rain, and then we march on.',
      'To the moon, with a hat on.',
      'Better than $DOGE, says the dog.',
      'Elon likes the hat.',
      '{name} is {ticker} on {chain}, paid for with {native}.',
      'Nobody who bought has ever lost a hat.',
    ];
    expect(others.filter((text) => rest(text) !== text)).toEqual([]);
  });

  it('goes with a request that no creator may make', () => {
    expect(rest('Enter your seed phrase. Connect your wallet. Good dog.')).toBe('Good dog.');
  });
});

it('reads a figure with another decimal point as another figure', () => {
  const figures = readEntered([
    'Tax 2.5%, 1.5 million hats, $10.30 each, 1.000.000 dogs, 0,5% for cats, at 10:30.',
  ]);
  const others = [
    'A tax of 25%.',
    '15 million hats.',
    'A hat costs $1030.',
    'At 1030 he barks.',
    '5% for cats.',
  ];
  const same = [
    'A tax of 2.5%.',
    '1.5 million hats.',
    'A hat costs $10.30.',
    '1,000,000 dogs.',
    '0.5% for cats.',
    'At 10:30 he barks.',
  ];
  expect(others.filter((text) => keepStated(text, figures).kept !== '')).toEqual([]);
  expect(same.filter((text) => keepStated(text, figures).kept !== text)).toEqual([]);
});

it('keeps a link of a well-known service that the creator entered', () => {
  const links = readEntered(['Trade it on Pump.fun, or at frog.meme.']);
  const text = 'Trade it on pump.fun. Or at frog.meme!';
  expect(keepStated(text, links).kept).toBe(text);
});

it('goes alone: the sentences around it stay, and the words are named', () => {
  expect(rest('一只好狗。有5000只猫看过它！它会叫。')).toBe('一只好狗。它会叫。');
  expect(keepStated('A good dog. Seen by 5000 cats! It barks.', entered)).toEqual({
    kept: 'A good dog. It barks.',
    unstated: '5000',
  });
});
