import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPalette } from '../../colour/palette.ts';
import { testPage } from '../../render/page.fixture.ts';
import { nothingStated } from '../../facts.ts';
import { testCard } from '../card.fixture.ts';
import { TerminalCard } from './card.tsx';
import { drawCreature } from '../../creatures/draw.ts';
import { AnsiCreature } from './drawing/creature.tsx';
import { coinRuns } from './drawing/ascii-coin.ts';
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
    const silent = {
      blockchain: 'Other',
      buyUrl: null,
      telegramUrl: null,
      xUrl: null,
      moreUrls: [],
    } as const;
    const { html } = testPage({ document, facts: { ...silent, contractAddress: null } });
    expect(html).not.toContain('>get pepe<');
    expect(html).toContain('Share <bdi>$PEPE</bdi>');
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

  it('has its status line above what it tells of, where it can lie on nothing', () => {
    const { dom } = testPage({ document });
    expect(dom.querySelector('.terminal')?.firstElementChild?.className).toBe('status');
    expect(dom.querySelectorAll('.status')).toHaveLength(1);
  });

  it('keeps the emblem’s plot apart from the section of the chart', () => {
    const { html } = testPage({ document });
    expect(html.match(/class="plot"/g)).toHaveLength(1);
    expect(html.match(/class="section pane chart"/g)).toHaveLength(1);
  });
});

describe('the share card', () => {
  it('keeps words as they were written, so that acronyms stay some', () => {
    const palette = createPalette({ colours: ['#f7931a'], background: 'black' });
    const markup = renderToStaticMarkup(
      <TerminalCard
        {...testCard}
        headline="HOGE CTO"
        palette={palette}
        seed={1}
        picture="data:image/png;base64,"
        isDrawn
      />,
    );
    expect(markup).toContain('HOGE CTO');
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

  it('is set in nothing but whole tickers, as a part of one might be another coin’s', () => {
    for (const symbol of ['SOCK', 'ZYXWVUTSRQ', 'W']) {
      for (const light of [0, 1, 2, 3]) {
        const rows = new Map<number, string>();
        for (const { y, letters } of coinRuns(symbol, light)) rows.set(y, (rows.get(y) ?? '') + letters);
        expect(rows.size).toBe(19);
        for (const row of rows.values()) expect(row.replaceAll(symbol, '')).toMatch(/^#*$/);
      }
    }
  });
});

describe('the creature in cells', () => {
  const creature = drawCreature({ kind: 'frog', mood: 'happy' }, 0);
  const draw = (colours: string[], background: string, symbol = 'BONK') =>
    renderToStaticMarkup(
      <AnsiCreature
        symbol={symbol}
        seed={1}
        palette={createPalette({ colours, background })}
        {...creature}
      />,
    );

  it('is filled with the whole ticker, and with nothing where it looks', () => {
    const rows = [...draw(['#f7931a'], 'black').matchAll(/<tspan[^>]*>([^<]*)</g)].map(
      ([, row]) => row ?? '',
    );
    // A part of a ticker might be the ticker of another coin.
    expect(rows.join('').replaceAll('BONK', '')).toMatch(/^[#\u00a0]+$/);
    expect(rows.some((row) => row.includes('\u00a0'))).toBe(true);
    expect(draw(['#f7931a'], 'black', '猫')).toContain('0101');
  });

  it('is lettered in what is seen on the page where its colour is not', () => {
    const { primaryEdge } = createPalette({ colours: ['#1a1030'], background: 'black' });
    expect(draw(['#1a1030'], 'black')).toContain(`fill="${primaryEdge}"`);
    expect(draw(['#f7931a'], 'black')).toContain('fill="#000000" opacity');
  });
});
