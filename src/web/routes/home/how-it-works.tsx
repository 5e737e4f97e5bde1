import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from './section.tsx';

/** The section after the hero: the three steps, each with a glimpse of its screen. */
export function HowItWorks() {
  return (
    <Section
      heading="Three steps, no homework"
      lead="You bring the joke. We bring the typography."
      className="border-t border-line"
    >
      <ol className="grid gap-5 lg:grid-cols-3">
        <Step
          number={1}
          heading="Describe your coin"
          text="A name, a ticker, a few lines, the chain and the launch. Everything else is optional."
        >
          <FormGlimpse />
        </Step>
        <Step
          number={2}
          heading="Watch it take shape"
          text="The page is written for your coin alone, in a design that suits it."
        >
          <BuildGlimpse />
        </Step>
        <Step
          number={3}
          heading="Put it live"
          text="One button. Your page gets its address and a place in the directory."
        >
          <LiveGlimpse />
        </Step>
      </ol>
    </Section>
  );
}

interface StepProps {
  number: number;
  heading: string;
  text: string;
  /** A drawing of the screen; decoration. */
  children: ReactNode;
}

function Step({ number, heading, text, children }: StepProps) {
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card sm:flex-row lg:flex-col">
      <div
        aria-hidden="true"
        className="glow grid h-52 shrink-0 place-items-center border-line bg-sunken p-6 text-sm select-none max-sm:border-b sm:w-72 sm:border-e lg:w-auto lg:border-e-0 lg:border-b"
      >
        {children}
      </div>
      <div className="flex gap-4 p-6 sm:self-center lg:self-start">
        <span className="figures font-display text-2xl leading-none font-bold text-link">{number}</span>
        <div>
          <h3 className="text-lg">{heading}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </div>
      </div>
    </li>
  );
}

const glimpse = 'w-full max-w-60 rounded-control bg-raised p-4 shadow-float';

function FormGlimpse() {
  return (
    <div className={glimpse}>
      <div className="mb-1 text-xs text-muted">Coin Name</div>
      <div className="mb-3 rounded-md border border-line-strong px-2.5 py-1.5">
        Sir Barksalot
        <span className="ms-px inline-block h-4 w-px translate-y-0.5 animate-breathe bg-text" />
      </div>
      <div className="flex items-center gap-2">
        <span className="rounded-md border border-line px-2.5 py-1 font-semibold">BARK</span>
        <span className="ms-auto size-6 rounded-md bg-violet-end" />
        <span className="size-6 rounded-md bg-coral-end" />
        <span className="size-6 rounded-md bg-moon" />
      </div>
    </div>
  );
}

function BuildGlimpse() {
  const steps = ['Reading your story', 'Choosing a design', 'Writing the story'];
  return (
    <div className={glimpse}>
      <ul className="space-y-2.5">
        {steps.map((step, position) => (
          <li key={step} className="flex items-center gap-2.5">
            {position < 2 ? (
              <Check className="size-4 shrink-0 text-success" />
            ) : (
              <span className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-link" />
            )}
            <span className="truncate">{step}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 h-1.5 rounded-full bg-line">
        <div className="accent-fill h-full w-2/3 rounded-full" />
      </div>
    </div>
  );
}

function LiveGlimpse() {
  const bars = [24, 38, 30, 52, 46, 70, 88];
  return (
    <div className={glimpse}>
      <div className="flex items-center gap-2 rounded-full bg-wash px-3 py-1.5">
        <span className="size-2 rounded-full bg-success" />
        <span className="truncate text-link">/p/sir-barksalot</span>
      </div>
      <div className="mt-4 flex h-16 items-end gap-1.5">
        {bars.map((height) => (
          <span
            key={height}
            className="grow rounded-t-sm bg-link/70 last:bg-coral"
            style={{ height: `${height}%` }}
          />
        ))}
      </div>
    </div>
  );
}
