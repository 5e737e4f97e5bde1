import type { PageContext } from '../../sections/page-context.ts';
import { englishOnly } from '../shared/english-only.ts';
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
      <svg className="controls" viewBox="0 0 50 16" aria-hidden="true">
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
export function Menu({ words, context }: { words: string; context: PageContext }) {
  return (
    <p className="menu" aria-hidden="true">
      {englishOnly(context, words, context.texts.desktop.menu)
        ?.split(' ')
        .map((word) => (
          <span key={word}>{word}</span>
        ))}
    </p>
  );
}

/** A section as a window. @param app.kind its classes @param app.title where the page is not in English, the ticker's file of this type */
export function AppWindow(app: {
  view: { id: string; context: PageContext };
  kind: string;
  icon: GlyphName;
  title: readonly [english: string, type: string];
  children: ReactNode;
}) {
  const { id, context } = app.view;
  const [english, type] = app.title;
  return (
    <SectionBox id={id} kind={`win ${app.kind}`}>
      <TitleBar icon={app.icon}>
        <FileName>{englishOnly(context, english, `${context.facts.symbol}.${type}`)}</FileName>
      </TitleBar>
      {app.children}
    </SectionBox>
  );
}
