import type { ReactNode } from 'react';
import { SectionBox } from '../../sections/parts/standard-section.tsx';
import type { GlyphName } from './drawing/bitmaps.ts';
import { Glyph } from './drawing/glyphs.tsx';

/** A window's upper edge: icon, title, three buttons that are drawn. @param bar.children the title */
export function TitleBar(bar: { icon: GlyphName; children: ReactNode }) {
  return (
    <div className="bar">
      <Glyph name={bar.icon} />
      {bar.children}
      <svg className="controls" viewBox="0 0 50 16" aria-hidden="true" focusable="false">
        <use href="#_controls" />
      </svg>
    </div>
  );
}

/** A title that repeats what the window says, hence for the eye alone. */
export function FileName({ children }: { children: ReactNode }) {
  return (
    <span className="bar-name" aria-hidden="true">
      {children}
    </span>
  );
}

/** What a program's menu offers, which is nothing: decoration. */
export function Menu({ words }: { words: string }) {
  return (
    <p className="menu" aria-hidden="true">
      {words.split(' ').map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}

/** A section as a window. @param app.kind its classes */
export function AppWindow(app: {
  id: string;
  kind: string;
  icon: GlyphName;
  file: string;
  children: ReactNode;
}) {
  return (
    <SectionBox id={app.id} kind={`win ${app.kind}`}>
      <TitleBar icon={app.icon}>
        <FileName>{app.file}</FileName>
      </TitleBar>
      {app.children}
    </SectionBox>
  );
}
