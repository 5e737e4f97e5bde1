import { expect, it } from 'vitest';
import { publishableTexts } from './publishable-texts.ts';

const fine = {
  description: 'A frog on a log.',
  subject: 'a frog',
  liquidity: 'Burned',
  ownership: 'Renounced',
  roadmap: [{ title: 'List the frog', done: true }],
  gallery: [{ url: '/storage/frog.webp', caption: 'The frog' }],
};

it('leaves what the form takes as it was stored', () => {
  expect(publishableTexts(fine)).toEqual({ texts: fine, leftOut: [] });
});

it('leaves out what the form refuses of each text, keeps its pictures, and names every part', () => {
  const { texts, leftOut } = publishableTexts({
    description: 'A frog on a log. Guaranteed 100x!',
    subject: 'a frog.com',
    liquidity: 'Burned, see frog.com',
    ownership: 'Send 1 SOL and get 2 SOL back',
    roadmap: [...fine.roadmap, { title: 'Connect your wallet', done: false }],
    gallery: [...fine.gallery, { url: '/storage/log.webp', caption: 'Enter your seed phrase' }],
  });
  expect(texts).toEqual({
    ...fine,
    subject: '',
    liquidity: '',
    ownership: '',
    gallery: [...fine.gallery, { url: '/storage/log.webp', caption: '' }],
  });
  expect(leftOut.map(({ sentence }) => sentence)).toEqual([
    'Guaranteed 100x!',
    'a frog.com',
    'Burned, see frog.com',
    'Send 1 SOL and get 2 SOL back',
    'Connect your wallet',
    'Enter your seed phrase',
  ]);
});
