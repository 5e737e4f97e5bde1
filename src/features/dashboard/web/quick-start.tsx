import { cx } from 'class-variance-authority';
import { ArrowRight, Check, Play } from 'lucide-react';
import { Link } from 'react-router';
import { Markdown } from '../../../web/markdown/markdown.tsx';
import type { Block } from '../../../web/markdown/parse-markdown.ts';
import { useSettings } from '../../../web/page/root-data.ts';
import { Card } from '../../../web/ui/layout/card.tsx';

interface QuickStartProps {
  userId: string;
  /** What the operator says in the video's place. */
  video: readonly Block[];
  hasPreview: boolean;
  isLive: boolean;
}

export function QuickStart({ userId, video, hasPreview, isLive }: QuickStartProps) {
  const { studio } = useSettings();
  const steps = [
    {
      name: 'Build New Page',
      to: '/build',
      what: 'Describe your coin. We write and design the page.',
      isDone: hasPreview || isLive,
    },
    {
      name: 'Preview Landing Page',
      to: `/landing/${userId}`,
      what: 'See it as your visitors will, and put it live.',
      isDone: isLive,
    },
    {
      name: 'Edit Landing Page',
      to: `/edit-landing/${userId}`,
      what: studio
        ? 'Change texts, look and order, and publish again.'
        : 'Coming soon. Until then, build again with other details.',
      isDone: false,
    },
  ];
  // The editor is no next step where the operator has none.
  const next = steps.find(({ isDone, name }) => !isDone && (studio || name !== 'Edit Landing Page'));
  return (
    <Card heading="Quick Start Guide">
      <div className="grid min-h-44 w-full place-items-center rounded-control border border-dashed border-line-strong/60 bg-wash p-4 text-muted">
        <div className="min-w-0 text-center text-sm wrap-anywhere">
          <span className="mx-auto mb-3 grid size-12 place-items-center rounded-full border border-line-strong/60 bg-surface">
            <Play aria-hidden="true" className="ms-0.5 size-5" />
          </span>
          <Markdown blocks={video} />
        </div>
      </div>
      <ol className="mt-5 grid gap-2">
        {steps.map((step, position) => (
          <li key={step.to}>
            <Step {...step} number={position + 1} isNext={step === next} />
          </li>
        ))}
      </ol>
      <p className="mt-5 text-sm text-muted">
        Looking for ideas?{' '}
        <Link className="font-semibold text-link underline-offset-4 hover:underline" to="/directory">
          See what others have made
        </Link>
      </p>
    </Card>
  );
}

interface StepProps {
  number: number;
  name: string;
  what: string;
  to: string;
  isDone: boolean;
  isNext: boolean;
}

function Step({ number, name, what, to, isDone, isNext }: StepProps) {
  return (
    <Link
      to={to}
      className={cx(
        'group flex items-center gap-4 rounded-control border p-4 transition-colors duration-120 hover:border-line-strong hover:bg-wash',
        isNext ? 'border-line-strong bg-wash' : 'border-line',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'figures grid size-9 shrink-0 place-items-center rounded-full text-sm font-bold',
          isNext ? 'bg-violet-end text-white' : 'border border-line-strong/60 text-muted',
        )}
      >
        {isDone ? <Check className="size-4.5 text-link" /> : number}
      </span>
      <span className="min-w-0 grow">
        <span className="block text-xs font-semibold tracking-wide text-muted">
          STEP {number}
          {isDone && <span className="sr-only"> (done)</span>}
        </span>
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{what}</span>
      </span>
      <ArrowRight
        aria-hidden="true"
        className="size-4.5 shrink-0 text-muted transition-transform duration-120 group-hover:translate-x-0.5"
      />
    </Link>
  );
}
