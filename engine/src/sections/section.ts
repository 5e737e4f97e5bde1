import type { ComponentType } from 'react';
import type { WrittenTexts } from '../languages/texts.ts';
import type { SectionKind, SectionProps } from './schemas.ts';
import type { PageContext } from './page-context.ts';

/** What a section's component receives. */
export interface SectionView<Kind extends SectionKind> {
  /** Unique on the page; the section's anchor. */
  id: string;
  props: SectionProps<Kind>;
  context: PageContext;
}

/** One text of a section as an editor offers it; how long it may be is in the section's schema. */
export interface TextField<Name extends string> {
  name: Name;
  label: string;
  type: 'text' | 'textarea';
}

/** A list in a section: of texts, or of groups of texts. */
export interface ListField<Name extends string> {
  name: Name;
  label: string;
  type: 'list';
  /** One field without a name for a list of texts, named ones for a list of groups. */
  item: readonly TextField<string>[];
}

export type SectionField<Name extends string> = TextField<Name> | ListField<Name>;

/** The fields of a section that has a heading and a text. */
export const headingAndText: readonly TextField<'heading' | 'text'>[] = [
  { name: 'heading', label: 'Heading', type: 'text' },
  { name: 'text', label: 'Text', type: 'textarea' },
];

/** Everything that is known of one kind of section. */
export interface SectionDefinition<Kind extends SectionKind> {
  kind: Kind;
  /** What an editor calls it. */
  label: string;
  /** What a section that an editor adds says at first, in the page's language. */
  defaults: (texts: WrittenTexts) => SectionProps<Kind>;
  fields: readonly SectionField<keyof SectionProps<Kind> & string>[];
  /** Whether the facts give it something to show; without it a section always shows. */
  shows?: (context: PageContext) => boolean;
  Component: ComponentType<SectionView<Kind>>;
  /** Structure only; colours and type are the design's. */
  css: string;
}
