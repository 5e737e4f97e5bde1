import { blockchains, chainOf } from '@moonpage/engine/chains/chains.ts';
import { ChevronDown } from 'lucide-react';
import { type Ref, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSettings } from '../../../../web/page/root-data.ts';
import { moreFacts } from '../../fields/more-facts.ts';
import { chartNote } from './chart-note.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { GalleryField } from './gallery-field.tsx';
import { RoadmapField } from './roadmap-field.tsx';
import { StatementFields } from './statement-fields.tsx';
import { useBuildForm } from '../controls/use-build-form.ts';

const moreFactNames = Object.keys(moreFacts) as (keyof typeof moreFacts)[];

/** Whether a field, or an entry of it such as `gallery.2.url`, is in this part of the form. */
export function isMoreFact(path: string): boolean {
  return Object.hasOwn(moreFacts, path.split('.')[0] ?? '');
}

/**
 * What a creator may state beside the details: closed unless something is in it. A closed `details` cannot take the focus; `ref`
 * lets the form open it first.
 */
export function MoreFacts({ ref }: { ref: Ref<HTMLDetailsElement> }) {
  const { control } = useBuildForm();
  const values = useWatch({ control, name: moreFactNames });
  // A list counts each of its entries.
  const count = values.flat().filter((value) => value !== '' && value !== false).length;
  /** Null until the person has opened or closed it. */
  const [choice, setChoice] = useState<boolean | null>(null);
  const isOpen = choice ?? count > 0;
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-card border border-line bg-surface shadow-card">
      <details
        ref={ref}
        open={isOpen}
        onToggle={(event) => setChoice(event.currentTarget.open)}
        className="group"
      >
        <summary className="flex list-none items-start justify-between gap-4 rounded-card p-5 sm:p-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <h2 id={id} className="text-lg">
              More facts
            </h2>
            <span className="mt-1 block text-sm text-muted">
              Supply, taxes, roadmap, gallery, chart. All of it is optional, and the page shows it as{' '}
              <em className="whitespace-nowrap">creator-stated</em>.
            </span>
          </span>
          <span className="flex shrink-0 items-center gap-2 text-sm text-muted">
            {count > 0 && <span className="figures rounded-full bg-wash px-2.5 py-0.5">{count}</span>}
            <ChevronDown
              aria-hidden="true"
              className="size-5 transition-transform duration-120 group-open:rotate-180"
            />
          </span>
        </summary>
        <div className="grid gap-7 px-5 pb-5 sm:px-6 sm:pb-6">
          <StatementFields />
          <RoadmapField />
          {/* Only while it can be seen: a closed form has one place for files, the main image. */}
          <GalleryField takesFiles={isOpen} />
          <ChartField />
        </div>
      </details>
    </section>
  );
}

/** The one thing on a page that readers load from elsewhere, so it is asked for. */
function ChartField() {
  const { register, control } = useBuildForm();
  const { pagesHosting } = useSettings();
  const [chosen, address] = useWatch({ control, name: ['blockchain', 'contractAddress'] });
  const id = useId();
  const blockchain = blockchains.find((each) => each === chosen);
  const hasChart = blockchain === undefined || chainOf(blockchain).chart !== null;
  return (
    <div>
      <Checkbox {...register('chartEmbed')} label={moreFacts.chartEmbed.label} aria-describedby={id} />
      <p id={id} className="text-sm text-muted">
        {chartNote({ pagesHosting, hasChart, hasAddress: address.trim() !== '' })}
      </p>
    </div>
  );
}
