export interface QrCode {
  /** Modules along one side, without the quiet zone around it. */
  readonly size: number;
  /** The dark modules as the path of an SVG whose unit is a module. */
  readonly path: string;
}

/** Draws a text as a QR code; the screen puts it on white, with four modules of white around it (ISO/IEC 18004). */
export async function drawQrCode(text: string): Promise<QrCode> {
  // Loaded with the first one: few processes ever need it.
  const { default: qrcode } = await import('qrcode');
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((module, position) =>
    module ? [`M${position % size} ${Math.floor(position / size)}h1v1h-1z`] : [],
  );
  return { size, path: dark.join('') };
}
