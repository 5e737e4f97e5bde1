import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/page.fixture.ts';
import { testCard } from '../card.fixture.ts';
import { DesktopCard } from './card.tsx';

const document = { design: 'desktop-98' } as const;
const silent = {
  blockchain: 'Other',
  contractAddress: null,
  buyUrl: null,
  telegramUrl: null,
  xUrl: null,
  moreUrls: [],
} as const;

describe('the desktop', () => {
  it('opens the coin’s picture in its paint program, or the seal that stands for it', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.paint .canvas img')?.getAttribute('alt')).toBe('The mascot of Pepe');
    const drawn = testPage({ document, facts: { image: null } });
    expect(drawn.dom.querySelector('.paint .canvas svg text')?.textContent).toBe('PEPE');
  });

  it('has an icon for every place that the coin has, and the same places in its start menu', () => {
    const { dom } = testPage({ document });
    const named = (list: string) =>
      [...dom.querySelectorAll(`${list} a`)].map((each) => each.textContent.trim());
    expect(named('.places')).toEqual(['Telegram', 'X', 'DEX Screener', 'Etherscan']);
    expect(named('.start-list')).toEqual([...named('.places'), 'Back to the top']);
  });

  it('leaves nothing but old memes on it for a coin without places', () => {
    const { dom } = testPage({ document, facts: silent });
    expect(dom.querySelectorAll('.places a')).toHaveLength(0);
    expect(dom.querySelector('.places')?.textContent).toBe('Old memes');
    expect(dom.querySelectorAll('.start-list a')).toHaveLength(1);
  });

  it('opens its start menu and its joke without a script', () => {
    const { dom } = testPage({ document });
    for (const each of ['.start', '.no-error > details']) {
      expect(dom.querySelector(each)?.tagName).toBe('DETAILS');
      expect(dom.querySelector(`${each} > summary`)?.textContent).not.toBe('');
    }
  });

  it('calls no error by that name before readers who cannot see the joke', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.no-error .bar-name')?.getAttribute('aria-hidden')).toBe('true');
    expect(dom.querySelector('.no-error summary')?.textContent).toContain('There is no error.');
  });

  it('warns where there is no contract and looks closely where there is one', () => {
    const iconOf = (contractAddress: string | null) =>
      testPage({ document, facts: { contractAddress } })
        .dom.querySelector('.contract-bar .notice use')
        ?.getAttribute('href');
    expect(iconOf(null)).toBe('#_warning');
    expect(iconOf('0x6982508145454Ce325dDbE47a25d4ec3d2311933')).toBe('#_lens');
  });

  it('titles the dialog of the contract with its heading', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.contract-bar .bar h2')?.textContent).toBe('Contract');
  });

  it('leaves out the row of the button where it only shares and no script runs', () => {
    const rowOf = (facts: object) => testPage({ document, facts }).dom.querySelector('.deal')?.className;
    expect([rowOf({}), rowOf(silent)]).toEqual(['deal', 'deal needs-script']);
  });
});

describe('the share card', () => {
  const card = { ...testCard, headline: 'Five flies of fifty' };
  const draw = (changes: Partial<typeof card>) =>
    renderToStaticMarkup(
      <DesktopCard
        {...card}
        {...changes}
        palette={createPalette({ colours: ['#7c3aed'], background: 'black' })}
        seed={1}
        picture="data:image/png;base64,"
        isDrawn
      />,
    );
  const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '');

  it('sets Cyrillic words smaller, which are wider in its face', () => {
    const sizeOf = (headline: string) =>
      Math.max(...[...draw({ headline }).matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size)));
    expect(sizeOf('Кот, который ничего не делает')).toBeLessThan(sizeOf('The cat, who is busy sleeping'));
  });

  it('never sets an f beside a letter that the face would join it to', () => {
    expect(draw({})).not.toMatch(/f[fil][^<>"]*</);
    expect(textOf(draw({}))).toContain('Fivefliesoffifty');
  });

  it('names its windows after the coin, or after nobody when its letters cannot be drawn', () => {
    expect(textOf(draw({}))).toContain('Pepe.exePEPE.bmp');
    const unnamed = textOf(draw({ name: '', ticker: '', headline: '' }));
    expect(unnamed).toContain('ReadmePicture');
    expect(unnamed).not.toMatch(/undefined|\.exe|\.bmp/);
  });
});
