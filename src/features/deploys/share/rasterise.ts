/** Draws an SVG to a PNG of `width` pixels. @param fontFiles plain fonts for its texts; without one that fits the machine's own are used */
export async function rasterise(svg: string, width: number, fontFiles: readonly string[]): Promise<Buffer> {
  // Loaded with the first page that goes live: most processes start for something else.
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { fontFiles: [...fontFiles], loadSystemFonts: needsSystemFonts(svg), defaultFontSize: 16 },
  });
  return image.asPng();
}

/** Looking through the machine's fonts takes longer than drawing, so it is done only for letters that ours have not. */
function needsSystemFonts(svg: string): boolean {
  return [...svg.matchAll(/>([^<]+)</g)].some(([, text = '']) =>
    /[\u0250-\u1fff\u2070-\u{10ffff}]/u.test(text),
  );
}
