import { storyProps } from '../../sections/story/schema.ts';
import { maxLengthOf } from '../../text/text.ts';
import { joinSentences, withStop } from '../reading/sentences.ts';

/** Longest paragraph that a document takes. */
const longest = maxLengthOf(storyProps.shape.paragraphs.element);
/** Paragraphs that are the creator's; one more is ours. */
const most = 5;

/**
 * The creator's sentences, whole and in their order, as paragraphs.
 * @param paragraph characters that a paragraph is filled to; more when there would be too many of them
 * @returns at most five paragraphs; none without a sentence
 */
export function storyParagraphs(sentences: readonly string[], paragraph: number): string[] {
  const pieces = sentences
    .map(withStop)
    .flatMap((sentence) => (sentence.length > longest ? cutLong(sentence) : [sentence]));
  const whole = pieces.reduce((sum, piece) => sum + piece.length + 1, 0);
  // A few lines each, unless there is so much that they have to be longer.
  for (let target = Math.max(paragraph, Math.ceil(whole / most)); ; target += 50) {
    const paragraphs = pack(pieces, Math.min(target, longest));
    if (paragraphs.length <= most || target > longest) return paragraphs.slice(0, most);
  }
}

function pack(pieces: readonly string[], target: number): string[] {
  const paragraphs: string[] = [];
  for (const piece of pieces) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= target)
      paragraphs[paragraphs.length - 1] = joinSentences(last, piece);
    else paragraphs.push(piece);
  }
  return paragraphs;
}

/** A sentence that no paragraph can hold is cut at a blank, and where there is none, between characters. */
function cutLong(sentence: string): string[] {
  const pieces: string[] = [];
  // Pieces of one length, so that no word is left over for a paragraph of its own.
  const target = Math.ceil(sentence.length / Math.ceil((2 * sentence.length) / longest));
  let rest = sentence;
  while (rest.length > 1.2 * target) {
    const blank = rest.lastIndexOf(' ', target);
    const cut = blank > target / 2 ? blank : wholeCharacters(rest, target);
    pieces.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

function wholeCharacters(text: string, length: number): number {
  const code = text.charCodeAt(length - 1);
  return code >= 0xd800 && code <= 0xdbff ? length - 1 : length;
}
