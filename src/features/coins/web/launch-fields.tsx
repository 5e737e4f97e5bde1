import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Button } from '../../../web/ui/controls/button.tsx';
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
      <div className="grid gap-5 form-wide:grid-cols-2">
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
        <QuickLaunch loaded={today} />
        <div className="col-span-full">
          <LaunchInstants date={date} time={time} />
        </div>
      </div>
    </Card>
  );
}

/** The first moment of a day in CST, which has passed as soon as the day has begun. */
const dayBegins = '12:00 AM';

/** One press for a launch today, or one that is over. @param loaded the day on which the form was loaded, as `today` above */
function QuickLaunch({ loaded }: { loaded: string }) {
  const { control, setValue, formState } = useBuildForm();
  const [date, time] = useWatch({ control, name: ['launchDate', 'launchTime'] });
  const [today, setToday] = useState(loaded);
  const isToday = date === today;
  const isOver = isToday && time === dayBegins;
  const set = (launchTime: string) => {
    // A form can stay open over midnight.
    const day = todayInCst(Date.now());
    setToday(day);
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
    setValue('launchDate', day, options);
    setValue('launchTime', launchTime, options);
  };
  const choices = [
    {
      text: 'Today',
      isChosen: isToday && !isOver,
      choose: () => set(time === dayBegins ? coinFields.launchTime.start : time),
    },
    { text: 'Already launched', isChosen: isOver, choose: () => set(dayBegins) },
  ];
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-2 col-span-full">
      {choices.map(({ text, isChosen, choose }) => (
        <Button
          key={text}
          size="small"
          aria-pressed={isChosen}
          onClick={choose}
          className={isChosen ? 'chosen border-link! text-link ring-1 ring-link' : undefined}
        >
          {isChosen && <Check aria-hidden="true" className="size-4" />}
          {text}
        </Button>
      ))}
      {isOver && <p className="text-sm text-muted">The page says that it is live, and how to buy.</p>}
    </div>
  );
}
