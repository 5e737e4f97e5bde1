import { englishOnly } from '../../shared/english-only.ts';
import type { PageContext } from '../../../sections/page-context.ts';
import { Wallet } from './wallet.tsx';

/** The drawing of one of the four steps; decoration, its step says everything in words. @param position 0 to 3 */
export function Scene({ position, context }: { position: number; context: PageContext }) {
  return (
    <svg className="scene" viewBox="0 0 320 210" aria-hidden="true">
      <Drawing position={position} context={context} />
    </svg>
  );
}

function Drawing({ position, context }: { position: number; context: PageContext }) {
  const { facts, chain } = context;
  switch (position) {
    case 0:
      return <Wallet mood="greeting" sound={englishOnly(context, 'Hi there!', '!')} />;
    case 1:
      return (
        <>
          <Coin x={150} y={44} label={chain.native ?? ''} look="paper-fill" />
          <Coin x={206} y={22} label="" look="caption-fill" />
          <Wallet mood="fed" sound={englishOnly(context, 'Gulp!', '!')} />
        </>
      );
    case 2:
      return (
        <Swap
          from={chain.native ?? ''}
          to={Array.from(facts.symbol)[0] ?? ''}
          sound={englishOnly(context, 'Zap!', '!')}
        />
      );
    default:
      return (
        <Look
          sound={
            facts.contractAddress === null
              ? englishOnly(context, 'Hmm…', '…')
              : englishOnly(context, 'Aha!', '!')
          }
        />
      );
  }
}

function Coin({ x, y, label, look }: { x: number; y: number; label: string; look: string }) {
  return (
    <>
      <circle className={`ink-line ${look}`} cx={x} cy={y} r="26" />
      <circle className="ink-line thin" cx={x} cy={y} r="19" />
      <text className="minted" x={x} y={y + 1} fontSize={label.length > 3 ? 13 : 16}>
        {label}
      </text>
    </>
  );
}

/** Two coins change places. */
function Swap({ from, to, sound }: { from: string; to: string; sound: string | null }) {
  return (
    <>
      <path
        className="ink-line caption-fill"
        d="m160 8 20 42 44-20-10 44 66-2-42 36 50 24-58 8 24 46-52-20-10 42-34-36-42 34 2-48-60 10 38-38-56-22 58-14-24-42 52 8z"
      />
      <g transform="rotate(-12 160 105)">
        <path
          className="ink-line primary-fill"
          d="M84 92c14-46 86-62 128-24l14-14 6 50-50-6 14-14c-28-24-66-16-78 14z"
        />
        <path
          className="ink-line secondary-fill"
          d="M236 122c-14 46-86 62-128 24l-14 14-6-50 50 6-14 14c28 24 66 16 78-14z"
        />
      </g>
      <g transform="translate(-26 17) scale(1.2)">
        <Coin x={86} y={104} label={from} look="paper-fill" />
        <Coin x={224} y={58} label={to} look="paper-fill" />
      </g>
      <text className="sound" x="262" y="188" fontSize="44" transform="rotate(-9 262 188)">
        {sound}
      </text>
    </>
  );
}

/** An eye behind a glass reads a strip of paper, character by character. */
function Look({ sound }: { sound: string | null }) {
  return (
    <>
      <g transform="rotate(-7 160 150)">
        <path
          className="ink-line paper-fill"
          d="M26 126h268l-9 12 9 12-9 12 9 12-9 12H26l9-12-9-12 9-12-9-12 9-12z"
        />
        <path className="script" d="M50 148h220M50 168h180" />
      </g>
      <path className="ink-line handle" d="m206 138 50 56" />
      <circle className="ink-line secondary-fill" cx="160" cy="88" r="70" />
      <circle className="ink-line paper-fill" cx="160" cy="88" r="55" />
      <path className="ink-line caption-fill" d="M106 84c22-40 86-40 108 0-22 36-86 36-108 0z" />
      <circle className="ink-line primary-fill" cx="162" cy="86" r="22" />
      <circle className="ink-fill" cx="162" cy="86" r="11" />
      <circle className="paper-fill" cx="169" cy="78" r="5" />
      <path className="ink-line" d="M118 56c22-22 62-22 84 0" />
      <text className="sound" x="58" y="56" fontSize="44" transform="rotate(-12 58 56)">
        {sound}
      </text>
    </>
  );
}
