import { fillTokens } from '../../text/tokens.ts';
import type { PageContext } from '../page-context.ts';
import { Words } from '../parts/words.tsx';
import { headlineFit } from './headline-fit.ts';

/** The page's only h1, with the size step that its length asks for. @param id of the heading element */
export function Headline({ text, id, context }: { text: string; id: string; context: PageContext }) {
  return (
    <h1 className="headline" id={id} dir="auto" data-fit={headlineFit(fillTokens(text, context.tokens))}>
      <Words text={text} context={context} />
    </h1>
  );
}
