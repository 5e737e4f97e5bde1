import { ChartColumn, Globe, MonitorSmartphone, Timer, type LucideIcon } from 'lucide-react';
import { Section } from './section.tsx';

const features: { icon: LucideIcon; heading: string; text: string }[] = [
  {
    icon: Timer,
    heading: 'Launch in Minutes',
    text: 'Create your page in a few clicks. No technical skills, no plugins, nobody to wait for.',
  },
  {
    icon: MonitorSmartphone,
    heading: 'Professional Design',
    text: 'Responsive on all devices, readable in whatever colors you throw at it.',
  },
  {
    icon: Globe,
    heading: 'Global Directory',
    text: 'Every page can be listed in our meme coin directory, where it gets its exposure.',
  },
  {
    icon: ChartColumn,
    heading: 'Analytics Dashboard',
    text: 'Detailed tracking of how your page performs, counted without spying on anyone.',
  },
];

/** 'Everything You Need': the four cards of the specification. */
export function Features() {
  return (
    <Section id="features" heading="Everything You Need" className="border-t border-line bg-sunken">
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
        {features.map(({ icon: Icon, heading, text }) => (
          <li
            key={heading}
            className="group bg-surface p-7 transition-colors duration-160 hover:bg-raised sm:p-9"
          >
            <Icon
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-9 text-link transition-colors duration-160 group-hover:text-coral"
            />
            <h3 className="mt-6 text-2xl">{heading}</h3>
            <p className="mt-2.5 max-w-md text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
