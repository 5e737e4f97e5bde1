import { directionOf } from '../parts/direction.ts';
import type { PageContext } from '../page-context.ts';
import { Words } from '../parts/words.tsx';
import type { SectionView } from '../section.ts';

/** Half of the strip is at least this many letters long, so that it fills the widest screen while the other half follows. */
const lettersInHalf = 140;

/**
 * Phrases that pass by without end: said once to readers, repeated for the eye alone. Whoever cannot read beside something that
 * moves stops it, with or without scripts.
 */
export function Marquee({ id, props, context }: SectionView<'marquee'>) {
  const letters = props.phrases.join('').length + props.phrases.length * 3;
  const repeats = Math.ceil(lettersInHalf / letters);
  return (
    <div className="section marquee" id={id}>
      {context.mode === 'preview' ? null : (
        <input className="marquee-pause" type="checkbox" aria-label={context.texts.pauseMarquee} />
      )}
      <div className="marquee-window">
        <div className="marquee-track">
          <Phrases phrases={props.phrases} context={context} />
          {Array.from({ length: repeats * 2 - 1 }, (_, at) => (
            <Phrases phrases={props.phrases} context={context} isEcho key={at} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Phrases(list: { phrases: readonly string[]; context: PageContext; isEcho?: boolean }) {
  return (
    <ul className="phrases" aria-hidden={list.isEcho}>
      {list.phrases.map((phrase, position) => (
        <li className="phrase" key={position}>
          <span dir={directionOf(phrase, list.context)}>
            <Words text={phrase} context={list.context} />
          </span>
        </li>
      ))}
    </ul>
  );
}
