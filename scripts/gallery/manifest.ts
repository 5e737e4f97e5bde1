/** Beside the pages of a gallery: what is in it. */
export const galleryManifest = 'gallery.json';

export interface GalleryManifest {
  designs: string[];
  coins: {
    slug: string;
    name: string;
    /** What the form would not have taken. */
    refused: { field: string; value: string; message: string }[];
  }[];
}
