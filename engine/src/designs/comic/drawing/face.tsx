import type { Inks } from './inks.ts';

/** Mask, eyes and mouth. @param look of the eyes and @param mood of the mouth, each from 0 up to 1 */
export function Face({ inks, look, mood }: { inks: Inks; look: number; mood: number }) {
  return (
    <>
      <path
        fill={inks.ink}
        d="M90 128c36-22 78-16 110-2 32-14 74-20 110 2 4 52-34 72-72 62-22-6-28-16-38-16s-16 10-38 16c-38 10-76-10-72-62z"
      />
      <Eyes inks={inks} look={look} />
      <Mouth inks={inks} mood={mood} />
    </>
  );
}

function Eyes({ inks, look }: { inks: Inks; look: number }) {
  const side = look * 3 < 1 ? 0 : look * 3 < 2 ? 1 : 2;
  const shape = [
    'M112 132c24-2 50 8 70 24-10 26-62 26-70-24zM288 132c-24-2-50 8-70 24 10 26 62 26 70-24z',
    'M150 122c20 0 30 14 30 30s-14 28-32 28-34-14-34-32 16-26 36-26zM250 122c-20 0-30 14-30 30s14 28 32 28 34-14 34-32-16-26-36-26z',
    'M112 150h70c0 38-70 38-70 0zM288 150h-70c0 38 70 38 70 0z',
  ][side];
  const pupils = ['M148 152v1M252 152v1', 'M154 152v1M258 152v1', 'M154 160v1M258 160v1'][side];
  return (
    <>
      <path fill={inks.paper} stroke="none" d={shape} />
      <path d={pupils} strokeWidth="19" />
    </>
  );
}

function Mouth({ inks, mood }: { inks: Inks; mood: number }) {
  if (mood < 0.34)
    return (
      <>
        <path fill={inks.paper} d="M142 200c36 16 80 16 116 0-4 34-28 42-58 42s-54-8-58-42z" />
        <path d="M200 213v26M172 210v20M228 210v20" strokeWidth="4" />
      </>
    );
  if (mood < 0.67)
    return (
      <>
        <path fill={inks.ink} d="M150 202c32 12 68 12 100 0 2 50-100 54-100 0z" />
        <path fill={inks.cape} strokeWidth="4" d="M176 232c6-14 40-16 52-2-10 14-40 14-52 2z" />
      </>
    );
  return <path d="M152 212c26 20 74 20 98-6M244 198c8 2 12 6 14 14" />;
}
