import { fillTokens } from '../../text/tokens.ts';
import { directionOf } from '../parts/direction.ts';
import { Words } from '../parts/words.tsx';
import type { SectionView } from '../section.ts';
import { headlineFit } from './headline-fit.ts';

/** The page's only h1, with the size step that its length asks for. */
export function Headline({ id, props, context }: SectionView<'hero'>) {
  const fit = headlineFit(fillTokens(props.headline, context.tokens));
  return (
    <h1 className="headline" id={`${id}-title`} dir={directionOf(props.headline, context)} data-fit={fit}>
      <Words text={props.headline} context={context} />
    </h1>
  );
}
