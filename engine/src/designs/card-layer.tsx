import { cardSize, drawingUrl } from './card.ts';

/** A drawing that covers a whole card. @param content what stands inside an `<svg>` of 1200×630 units */
export function CardLayer({ content }: { content: string }) {
  const { width, height } = cardSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return (
    <img
      alt=""
      src={drawingUrl(svg)}
      width={width}
      height={height}
      style={{ position: 'absolute', left: 0, top: 0 }}
    />
  );
}
