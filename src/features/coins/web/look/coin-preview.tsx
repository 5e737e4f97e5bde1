import { blockchains } from '@moonpage/engine/chains/chains.ts';
import { splitColours } from '@moonpage/engine/colour/colour.ts';
import { createPalette, type Palette } from '@moonpage/engine/colour/palette.ts';
import { isLaunchDate } from '@moonpage/engine/launch/launch.ts';
import { cx } from 'class-variance-authority';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { countCharacters, firstCharacters } from '../../rules/text.ts';
import { useBuildForm } from '../controls/use-build-form.ts';
import { pageButtons } from './page-buttons.ts';

/**
 * The coin on its own palette while the form is being filled in: name, ticker and colours as pages will use them. It repeats what
 * the fields say, so it is hidden from screen readers.
 */
export function CoinPreview() {
  const { control } = useBuildForm();
  const coin = useWatch({ control });
  const { mainColors = '', pageBackground = '' } = coin;
  const palette = useMemo(
    () => createPalette({ colours: splitColours(mainColors), background: pageBackground }),
    [mainColors, pageBackground],
  );
  const name = coin.coinName?.trim() || 'Your coin';
  const ticker = `$${coin.symbol || 'TICKER'}`;
  const buttons = pageButtons(coin, ticker);
  return (
    <div
      aria-hidden="true"
      className="overflow-hidden rounded-card shadow-float forced-color-adjust-none"
      style={{ background: palette.background }}
    >
      <TitleBar palette={palette} title={`${name} · ${ticker}`} />
      <div className="relative px-6 pt-7 pb-6 text-center" style={{ color: palette.text }}>
        <Glow palette={palette} />
        <div className="relative">
          <Emblem palette={palette} image={coin.mainImageUrl ?? ''} symbol={coin.symbol ?? ''} />
          <p
            dir="auto"
            className={cx(
              'mt-4 font-display leading-[1.05] font-extrabold tracking-tight text-balance wrap-anywhere',
              sizeOf(name),
            )}
          >
            {name}
          </p>
          <p className="mt-2 text-sm font-semibold wrap-anywhere" style={{ color: palette.primaryText }}>
            {ticker}
            {isBlockchain(coin.blockchain) && (
              <span style={{ color: palette.textMuted }}> on {coin.blockchain}</span>
            )}
          </p>
          <p
            dir="auto"
            className="mt-3 line-clamp-3 text-sm leading-relaxed wrap-anywhere"
            style={{ color: palette.textMuted }}
          >
            {coin.description?.trim() || 'What your coin is about, in your own words.'}
          </p>
          {(buttons.main !== null || buttons.join !== null) && (
            <div className="mt-5 flex justify-center gap-2 text-sm font-semibold">
              {buttons.main !== null && (
                <span
                  className="rounded-full border px-4 py-2 wrap-anywhere"
                  style={{
                    background: palette.primary,
                    color: palette.onPrimary,
                    borderColor: palette.primaryEdge,
                  }}
                >
                  {buttons.main}
                </span>
              )}
              {buttons.join !== null && (
                <span
                  className="rounded-full border px-4 py-2"
                  style={{ borderColor: palette.secondaryEdge, color: palette.secondaryText }}
                >
                  {buttons.join}
                </span>
              )}
            </div>
          )}
          <Launch palette={palette} date={coin.launchDate ?? ''} time={coin.launchTime ?? ''} />
        </div>
      </div>
      <Swatches palette={palette} />
    </div>
  );
}

function TitleBar({ palette, title }: { palette: Palette; title: string }) {
  return (
    <div
      className="flex items-center gap-3 border-b px-4 py-2.5 text-xs"
      style={{ background: palette.surface, borderColor: palette.border, color: palette.textMuted }}
    >
      <span className="flex gap-1.5">
        {[palette.primary, palette.secondary, palette.textMuted].map((colour, position) => (
          // Three dots in a row: the place is what tells them apart.
          <span key={position} className="size-2.5 rounded-full" style={{ background: colour }} />
        ))}
      </span>
      <span className="truncate">{title}</span>
    </div>
  );
}

function Glow({ palette }: { palette: Palette }) {
  return (
    <div
      className="absolute inset-0 opacity-30"
      style={{
        background: `radial-gradient(60% 55% at 50% 18%, ${palette.primary}, transparent), radial-gradient(50% 40% at 85% 95%, ${palette.secondary}, transparent)`,
        // Text lies on the plain background where the glow has faded.
        maskImage: 'linear-gradient(#000, transparent 75%)',
      }}
    />
  );
}

interface EmblemProps {
  palette: Palette;
  /** Address of the coin's image, or empty. */
  image: string;
  symbol: string;
}

/** The coin's image, or its first letters on its colours. */
function Emblem({ palette, image, symbol }: EmblemProps) {
  const ring = { borderColor: palette.primaryEdge, background: palette.surface };
  if (image !== '') {
    return (
      <img src={image} alt="" className="mx-auto size-24 rounded-full border-2 object-cover" style={ring} />
    );
  }
  const letters = firstCharacters(symbol || '?', 3);
  return (
    <div
      className="mx-auto grid size-24 place-items-center rounded-full border-2 font-display text-2xl font-extrabold"
      style={{
        // A moon in its last quarter: the letters stand on the lit part.
        background: `radial-gradient(circle at 57% 43%, ${palette.primary} 64%, ${palette.secondary} 65%)`,
        borderColor: palette.primaryEdge,
        color: palette.onPrimary,
      }}
    >
      {letters}
    </div>
  );
}

interface LaunchProps {
  palette: Palette;
  date: string;
  time: string;
}

function Launch({ palette, date, time }: LaunchProps) {
  const day = isLaunchDate(date) ? shortDate.format(Date.parse(`${date}T12:00:00Z`)) : 'Pick a launch date';
  return (
    <div
      className="mt-6 flex items-center justify-between gap-3 rounded-xl border px-4 py-3 text-start text-xs"
      style={{ background: palette.surface, borderColor: palette.border }}
    >
      <span style={{ color: palette.textMuted }}>Launch</span>
      <span className="figures font-semibold">
        {day}
        {isLaunchDate(date) && `, ${time} CST`}
      </span>
    </div>
  );
}

const shortDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** The colours that pages take from the two fields. */
function Swatches({ palette }: { palette: Palette }) {
  const colours = [
    { name: 'Page', hex: palette.background },
    { name: 'Card', hex: palette.surfaceRaised },
    { name: 'Main', hex: palette.primary },
    { name: 'Accent', hex: palette.secondary },
    { name: 'Text', hex: palette.text },
  ];
  return (
    <div
      className="grid grid-cols-5 border-t text-center text-[0.6875rem]"
      style={{ borderColor: palette.border, background: palette.surface, color: palette.textMuted }}
    >
      {colours.map(({ name, hex }) => (
        <div key={name} className="px-1 py-3">
          <span
            className="mx-auto block size-6 rounded-full border"
            style={{ background: hex, borderColor: palette.textMuted }}
          />
          <span className="mt-1.5 block">{name}</span>
        </div>
      ))}
    </div>
  );
}

function sizeOf(name: string): string {
  const length = countCharacters(name);
  if (length <= 10) return 'text-4xl';
  return length <= 20 ? 'text-3xl' : 'text-2xl';
}

function isBlockchain(word: string | undefined): boolean {
  return blockchains.some((blockchain) => blockchain === word && blockchain !== 'Other');
}
