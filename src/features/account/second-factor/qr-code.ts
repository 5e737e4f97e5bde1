/**
 * Draws a text as a QR code; the screen puts it on white, with four modules of white around it (ISO/IEC 18004).
 * @returns the modules along one side, and the dark ones as the path of an SVG whose unit is a module.
 */
export async function drawQrCode(text: string) {
  // Loaded with the first one: few processes ever need it.
  const { default: qrcode } = await import('qrcode');
  const { size, data } = qrcode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = [...data].flatMap((module, position) =>
    module ? [`M${position % size} ${Math.floor(position / size)}h1v1h-1z`] : [],
  );
  return { size, path: dark.join('') };
}
