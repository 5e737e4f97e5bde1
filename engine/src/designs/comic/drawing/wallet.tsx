/** A wallet with legs, the strip's recurring character. */
export function Wallet({ mood, sound }: { mood: 'greeting' | 'fed'; sound: string | null }) {
  return (
    <>
      <ellipse className="cast" cx="160" cy="202" rx="86" ry="7" />
      <path className="hose" d="M132 168c-2 14-2 20-8 30h-14M190 168c2 14 4 20 8 30h14" />
      {mood === 'greeting' ? (
        <>
          <path className="hose" d="M230 118c30 6 40-18 38-48M92 120c-26 6-34 26-28 44" />
          <Glove x={268} y={58} />
          <Glove x={66} y={170} />
          <path className="ink-line caption-fill" d="m112 70-8-42 84-14 8 50z" />
          <path className="ink-line paper-fill" d="m128 72 4-44 80 8-6 44z" />
        </>
      ) : (
        <>
          <path className="hose" d="M230 128c22 2 32 14 26 34M92 128c-22 2-32 14-26 34" />
          <Glove x={254} y={168} />
          <Glove x={68} y={168} />
        </>
      )}
      <rect className="ink-line secondary-fill" x="88" y="66" width="146" height="106" rx="16" />
      <path className="stitches" d="M98 78h126M98 160h126" />
      <path className="ink-line primary-fill" d="M240 100h-40a18 18 0 0 0 0 36h40z" />
      <circle className="ink-line paper-fill" cx="204" cy="118" r="7" />
      {mood === 'greeting' ? <GreetingFace /> : <FedFace />}
      <text
        className="sound"
        x={mood === 'greeting' ? 72 : 62}
        y={mood === 'greeting' ? 44 : 64}
        fontSize={mood === 'greeting' ? 38 : 46}
        transform="rotate(-11 70 50)"
      >
        {sound}
      </text>
    </>
  );
}

function GreetingFace() {
  return (
    <>
      <ellipse className="ink-line paper-fill" cx="122" cy="106" rx="13" ry="19" />
      <ellipse className="ink-line paper-fill" cx="154" cy="106" rx="13" ry="19" />
      <circle className="ink-fill" cx="126" cy="110" r="7" />
      <circle className="ink-fill" cx="158" cy="110" r="7" />
      <path className="ink-line paper-fill" d="M116 136c16 6 34 6 50-2-4 22-42 26-50 2z" />
    </>
  );
}

function FedFace() {
  return (
    <>
      <path className="ink-line" d="M110 104q12-16 24 0M148 104q12-16 24 0" />
      <path className="ink-line ink-fill" d="M116 118c20 8 36 8 56 0 0 44-56 46-56 0z" />
      <path className="primary-fill" d="M128 142c10-8 24-8 32 0-8 9-24 9-32 0z" />
    </>
  );
}

function Glove({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className="ink-line paper-fill"
        d="M-16 12c-8-12-4-28 6-30 2-8 12-8 14-1 7-4 14 0 14 7 8 2 8 14 2 20-4 14-30 16-36 4z"
      />
      <path className="ink-line thin" d="M-4-12v9M6-12v9" />
    </g>
  );
}
