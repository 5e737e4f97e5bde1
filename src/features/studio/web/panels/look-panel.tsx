import type { HeroLayout, QuestionLayout, StoryLayout } from '@moonpage/engine/sections/layouts.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { Shuffle } from 'lucide-react';
import { useId, useState } from 'react';
import { labelledDesigns, thumbnailStyle } from '../../../../web/designs/thumbnails.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { emblemLabel } from '../../../coins/web/look/emblem-label.ts';
import { useDrawnEmblems } from '../../../coins/web/look/use-emblems.ts';
import { withLook } from '../document/edits.ts';
import { useStudio } from '../state/studio-context.ts';
import { BackgroundImageEntry } from './background-image-entry.tsx';
import { ColorChoice } from './color-choice.tsx';
import { LookChoice, type LookOption } from './look-choice.tsx';
import { segments } from './segments.ts';
import { surpriseLook } from './surprise.ts';
import { TypeChoice } from './type-choice.tsx';

const designs = labelledDesigns.map(({ name, label }, position): LookOption => ({
  name,
  label,
  look: { design: name },
  picture: (
    <>
      <span
        aria-hidden="true"
        style={thumbnailStyle(position)}
        className="block aspect-[16/10] rounded-control ring-1 ring-line forced-color-adjust-none group-hover:ring-line-strong group-aria-checked:ring-2 group-aria-checked:ring-link"
      />
      <span
        aria-hidden="true"
        className="mt-1 block text-xs text-muted group-aria-checked:font-semibold group-aria-checked:text-text"
      >
        {label}
      </span>
    </>
  ),
}));

const ownLayout = 'own';
const heroLabels: Record<HeroLayout, string> = {
  'words-first': 'Words first',
  'picture-first': 'Picture first',
  poster: 'Poster',
};
const storyLabels: Record<StoryLayout, string> = { prose: 'Running text', spread: 'Spread' };
const questionLabels: Record<QuestionLayout, string> = { folded: 'Folded', open: 'Open' };

const entriesOf = <Name extends string>(labels: Record<Name, string>) =>
  Object.entries(labels) as [Name, string][];
const heroes: readonly LookOption[] = [
  ...entriesOf(heroLabels).map(([layout, label]) => ({ name: layout, label, look: { layout } })),
  { name: ownLayout, label: 'The design’s own', look: { layout: undefined } },
];
const stories = entriesOf(storyLabels).map(([story, label]) => ({ name: story, label, look: { story } }));
const questions = entriesOf(questionLabels).map(([name, label]) => ({
  name,
  label,
  look: { questions: name },
}));

/** How the page looks: design, layouts, emblem, or all of them at random. @param props.onFacts leads to colors and picture */
export function LookPanel({ onFacts }: { readonly onFacts?: () => void }) {
  const { document, edit } = useStudio();
  const [announcement, setAnnouncement] = useState('');
  const headingId = useId();
  const surprise = () => {
    const look = surpriseLook(document.design);
    const { label } = showcases[look.design];
    setAnnouncement(`Design: ${label}`);
    edit(`Surprise: ${label}`, (page) => withLook(page, look));
  };
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 gap-5">
      <div>
        <div className="flex min-h-10 items-center justify-between gap-3">
          <h2 id={headingId} className="text-base">
            Look
          </h2>
          <Button size="small" className="min-h-10" onClick={surprise}>
            <Shuffle aria-hidden="true" className="size-4" />
            Surprise me
          </Button>
        </div>
        <p className="mt-1 hidden text-xs text-muted pointer-fine:block">
          Point at one to see it on the page, press to keep it. With the keyboard: arrow keys and Enter.
        </p>
        <output className="sr-only">{announcement}</output>
      </div>
      <LookChoice
        heading="Design"
        options={designs}
        chosen={document.design}
        className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2"
        optionClassName="rounded-control text-center aria-checked:chosen"
      />
      <ColorChoice />
      <TypeChoice />
      <LookChoice heading="Hero" options={heroes} chosen={document.layout ?? ownLayout} {...segments} />
      <LookChoice heading="Story" options={stories} chosen={document.story ?? 'prose'} {...segments} />
      <LookChoice
        heading="Questions"
        options={questions}
        chosen={document.questions ?? 'folded'}
        {...segments}
      />
      <EmblemChoice />
      <BackgroundImageEntry />
      {onFacts && (
        <div className="border-t border-line pt-4">
          <p className="mb-2 text-sm text-muted">
            Colors of your own making and the coin’s picture are among its facts.
          </p>
          <Button size="small" className="min-h-10" onClick={onFacts}>
            Open facts
          </Button>
        </div>
      )}
    </section>
  );
}

/** What stands for a coin without a picture. */
function EmblemChoice() {
  const { document, facts } = useStudio();
  const { emblem } = document;
  const words = {
    coinName: facts.name,
    description: facts.description,
    subject: facts.about.subject,
    symbol: facts.symbol,
    mainColors: facts.colours.join(', '),
    pageBackground: facts.background,
    emblem: emblem ?? '',
  };
  const emblems = useDrawnEmblems(facts.image === null ? words : null);
  if (emblems.length === 0) return null;
  return (
    <LookChoice
      heading="Emblem"
      options={emblems.map(({ name, picture }) => ({
        name,
        label: emblemLabel(name),
        look: { emblem: name },
        picture: <img src={picture} alt="" className="mx-auto aspect-square w-full max-w-16" />,
      }))}
      chosen={emblem ?? null}
      className="grid grid-cols-3 gap-2"
      optionClassName="rounded-control border border-line bg-wash p-2 hover:border-line-strong aria-checked:chosen aria-checked:border-link aria-checked:ring-1 aria-checked:ring-link"
    />
  );
}
