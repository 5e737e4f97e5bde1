import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/page.fixture.ts';
import { nothingStated } from '../../facts.ts';
import { AsciiCoin } from './drawing/emblem.tsx';

const document = { design: 'terminal' } as const;

describe('the terminal', () => {
  it('makes the address the last word of a command', () => {
    const { html } = testPage({
      document,
      facts: { contractAddress: '0x6982508145454Ce325dDbE47a25d4ec3d2311933' },
    });
    expect(html).toContain('swap --pay eth --get \\</span>');
    expect(html).toContain('>0x6982508145454Ce325dDbE47a25d4ec3d2311933</code>');
  });

  it('says that there is no contract, and offers no command for one', () => {
    const { html } = testPage({ document, facts: { contractAddress: null } });
    expect(html).toContain('No contract yet. Trust no address.');
    expect(html).toContain('none yet');
    expect(html).not.toContain('swap --');
  });

  it('asks for no coin that it cannot name', () => {
    const { html } = testPage({ document, facts: { blockchain: 'Other', contractAddress: 'mine' } });
    expect(html).toContain('swap --get \\</span>');
  });

  it('leaves an empty prompt where there is nothing to get', () => {
    const silent = { blockchain: 'Other', buyUrl: null, telegramUrl: null, xUrl: null } as const;
    const { html } = testPage({ document, facts: { ...silent, contractAddress: null } });
    expect(html).not.toContain('>get pepe<');
    expect(html).not.toContain('class="buy-button"');
  });

  it('prints on paper where the page is light and shows a screen where it is dark', () => {
    expect(testPage({ document, facts: { background: 'white' } }).html).toContain('terminal-light');
    expect(testPage({ document, facts: { background: 'black' } }).html).toContain('terminal-dark');
  });

  it('types a command above each thing that the creator gave, and none above what was not given', () => {
    const commands = ['column -t stated.tsv', 'open chart', 'git log --reverse plan', 'open *.webp'];
    const given = testPage({ document }).html;
    for (const command of commands) expect(given).toContain(`<span class="typed">${command}</span>`);
    const silent = testPage({
      document,
      facts: { contractAddress: null, creatorStated: nothingStated, roadmap: [], gallery: [] },
    }).html;
    for (const command of commands) expect(silent).not.toContain(command);
  });

  it('keeps the emblem’s plot apart from the section of the chart', () => {
    const { html } = testPage({ document });
    expect(html.match(/class="plot"/g)).toHaveLength(1);
    expect(html.match(/class="section pane chart"/g)).toHaveLength(1);
  });
});

describe('the ASCII coin', () => {
  const palette = createPalette({ colours: ['#f7931a'], background: 'black' });
  const draw = (symbol: string, seed: number) =>
    renderToStaticMarkup(<AsciiCoin symbol={symbol} seed={seed} palette={palette} />);

  it('is set in the ticker, and in ones and zeros where its letters are not one cell wide', () => {
    expect(draw('BONK', 1)).toContain('BONKBONK');
    expect(draw('猫', 1)).toContain('0101');
  });
});
