import { givenSection } from '../parts/given-section.tsx';
import { GalleryPictures } from '../parts/gallery-pictures.tsx';
import type { SectionDefinition } from '../section.ts';
import css from './style.css?inline';

export const gallery: SectionDefinition<'gallery'> = {
  kind: 'gallery',
  label: 'Gallery',
  defaults: {
    heading: 'More of {name}',
    text: '',
  },
  fields: [
    { name: 'heading', label: 'Heading', type: 'text' },
    { name: 'text', label: 'Text', type: 'textarea' },
  ],
  shows: ({ facts }) => facts.gallery.length > 0,
  Component: givenSection('gallery', GalleryPictures),
  css,
};
