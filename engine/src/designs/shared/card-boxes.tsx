import type { CSSProperties, ReactNode } from 'react';
import { cardSize } from '../card.ts';

type BoxProps = CSSProperties & { children?: ReactNode };

/** A box of a share card; its styles are its properties, and it is a flex container, as every box with children has to be there. */
export function Box({ children, ...style }: BoxProps) {
  return <div style={{ display: 'flex', ...style }}>{children}</div>;
}

/** The whole card, in which its parts have their places. */
export function CardGround({ children, ...style }: BoxProps) {
  return (
    <Box {...cardSize} position="relative" {...style}>
      {children}
    </Box>
  );
}

/** Lines one below the other, in the middle of the height that they are given. */
export function Column({ children, ...style }: BoxProps) {
  return (
    <Box flexDirection="column" justifyContent="center" position="absolute" {...style}>
      {children}
    </Box>
  );
}

/** The mascot or the emblem at its place. */
export function Picture({
  src,
  width,
  height,
  ...style
}: CSSProperties & { src: string; width: number; height: number }) {
  return <img alt="" src={src} width={width} height={height} style={{ position: 'absolute', ...style }} />;
}
