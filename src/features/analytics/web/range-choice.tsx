import { cx } from 'class-variance-authority';
import { Form, Link } from 'react-router';
import { Button } from '../../../web/ui/controls/button.tsx';
import { Field, Input } from '../../../web/ui/controls/field.tsx';
import { type ChosenRange, ranges, type NamedRange, writeRange } from './report-range.ts';

const names: Record<NamedRange, string> = {
  today: 'Today',
  '7-days': '7 days',
  '30-days': '30 days',
  '12-months': '12 months',
};

interface RangeChoiceProps {
  range: ChosenRange;
  today: string;
}

/** Which days are told; each choice is an address. */
export function RangeChoice({ range, today }: RangeChoiceProps) {
  const choices = [
    ...ranges.map((name) => ({ name, label: names[name] })),
    { name: 'custom' as const, label: 'Custom' },
  ];
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <nav
        aria-label="Range"
        className="flex flex-wrap rounded-control border border-line-strong/60 p-1 max-sm:w-full"
      >
        {choices.map(({ name, label }) => (
          <Link
            key={name}
            to={{ search: writeRange({ ...range, name }) || '?' }}
            preventScrollReset
            aria-current={name === range.name ? 'true' : undefined}
            className={cx(
              'rounded-[calc(var(--radius-control)-0.25rem)] px-2 py-2 text-center text-sm font-semibold whitespace-nowrap transition-colors duration-120 max-sm:grow sm:px-4 sm:py-1.5',
              name === range.name ? 'chosen bg-wash text-text' : 'text-muted hover:text-text',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      {range.name === 'custom' && (
        <Form
          key={`${range.from} ${range.to}`}
          noValidate
          preventScrollReset
          className="grid grid-cols-2 items-end gap-3 max-sm:w-full sm:flex"
        >
          <Field label="From">
            <Input
              type="date"
              name="from"
              max={today}
              defaultValue={range.from}
              className="figures max-sm:px-2.5!"
            />
          </Field>
          <Field label="To">
            <Input
              type="date"
              name="to"
              max={today}
              defaultValue={range.to}
              className="figures max-sm:px-2.5!"
            />
          </Field>
          <Button type="submit" className="max-sm:col-span-full">
            Show
          </Button>
        </Form>
      )}
    </div>
  );
}
