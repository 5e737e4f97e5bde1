import { Controller, useWatch } from 'react-hook-form';
import { Card } from '../../../web/ui/layout/card.tsx';
import { DatePicker } from '../../../web/ui/pickers/date-picker.tsx';
import { Field } from '../../../web/ui/controls/field.tsx';
import { TimePicker } from '../../../web/ui/pickers/time-picker.tsx';
import { coinFields } from '../fields.ts';
import { LaunchInstants } from './launch-instants.tsx';
import { useBuildForm } from './controls/use-build-form.ts';

/** When the coin can be bought; the page counts down to it. @param today `YYYY-MM-DD` in CST */
export function LaunchFields({ today }: { today: string }) {
  const { control, formState } = useBuildForm();
  const { errors } = formState;
  const [date, time] = useWatch({ control, name: ['launchDate', 'launchTime'] });
  return (
    <Card
      heading="Launch"
      lead="The page counts down to this moment and then turns into the buy page by itself."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={coinFields.launchDate.label} error={errors.launchDate?.message}>
          <Controller
            control={control}
            name="launchDate"
            render={({ field }) => <DatePicker {...field} min={today} />}
          />
        </Field>
        <Field label={coinFields.launchTime.label} error={errors.launchTime?.message}>
          <Controller control={control} name="launchTime" render={({ field }) => <TimePicker {...field} />} />
        </Field>
        <div className="sm:col-span-full">
          <LaunchInstants date={date} time={time} />
        </div>
      </div>
    </Card>
  );
}
