import { givenSection } from '../parts/given-section.tsx';
import { GalleryPictures } from '../parts/gallery-pictures.tsx';
import { headingAndText, type SectionDefinition } from '../section.ts';
import css from './style.css?inline';

export const gallery: SectionDefinition<'gallery'> = {
  kind: 'gallery',
  label: 'Gallery',
  defaults: (texts) => ({ heading: texts.gallery, text: '' }),
  fields: headingAndText,
  shows: ({ facts }) => facts.gallery.length > 0,
  Component: givenSection('gallery', GalleryPictures),
  css,
};
