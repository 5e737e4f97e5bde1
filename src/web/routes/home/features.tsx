import type { ReactNode } from 'react';
import { AnalyticsDrawing, DevicesDrawing, DirectoryDrawing, MinutesDrawing } from './feature-drawings.tsx';
import { Section } from './section.tsx';

const features: { heading: string; text: string; drawing: ReactNode }[] = [
  {
    heading: 'Launch in Minutes',
    text: 'Create your page in a few clicks. No technical skills, nobody to wait for.',
    drawing: <MinutesDrawing />,
  },
  {
    heading: 'Professional Design',
    text: 'Responsive on all devices, readable in whatever colors you throw at it.',
    drawing: <DevicesDrawing />,
  },
  {
    heading: 'Global Directory',
    text: 'Your page gets a listing in our meme coin directory, for the exposure.',
    drawing: <DirectoryDrawing />,
  },
  {
    heading: 'Analytics Dashboard',
    text: 'Detailed tracking of how your page performs, on a dashboard of your own.',
    drawing: <AnalyticsDrawing />,
  },
];

/** 'Everything You Need': the four cards of the specification. */
export function Features() {
  return (
    <Section id="features" heading="Everything You Need" className="border-t border-line bg-sunken">
      <ul className="grid gap-5 sm:grid-cols-2">
        {features.map(({ heading, text, drawing }) => (
          <li key={heading} className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
            {drawing}
            <h3 className="mt-7 text-2xl">{heading}</h3>
            <p className="mt-2 max-w-md text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
