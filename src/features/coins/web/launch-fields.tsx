import { launchInstant, nextHourInCst, parseLaunchTime, todayInCst } from '@moonpage/engine/launch/launch.ts';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Card } from '../../../web/ui/layout/card.tsx';
import { DatePicker } from '../../../web/ui/pickers/date-picker.tsx';
import { Field } from '../../../web/ui/controls/field.tsx';
import { TimePicker } from '../../../web/ui/pickers/time-picker.tsx';
import { coinFields } from '../fields/fields.ts';
import { LaunchInstants } from './launch-instants.tsx';
import { ChoiceButton } from './controls/choice-button.tsx';
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

/** Whether a moment in CST is over; a text that is none is not. */
function hasPassed(date: string, time: string): boolean {
  return parseLaunchTime(time) !== null && launchInstant(date, time) <= Date.now();
}

/** One press for a launch today, or one that is over. @param loaded the day on which the form was loaded, as `today` above */
function QuickLaunch({ loaded }: { loaded: string }) {
  const { control, setValue, formState } = useBuildForm();
  const [date, time] = useWatch({ control, name: ['launchDate', 'launchTime'] });
  const [today, setToday] = useState(loaded);
  const isToday = date === today;
  const isOver = isToday && hasPassed(date, time);
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
      choose: () => set(hasPassed(todayInCst(Date.now()), time) ? nextHourInCst(Date.now()) : time),
    },
    { text: 'Already launched', isChosen: isOver, choose: () => set(dayBegins) },
  ];
  return (
    <div className="-mt-2 flex flex-wrap items-center gap-2 col-span-full">
      {choices.map(({ text, isChosen, choose }) => (
        <ChoiceButton key={text} text={text} isChosen={isChosen} onClick={choose} />
      ))}
      {isOver && <p className="text-sm text-muted">The page says that it is live, and how to buy.</p>}
    </div>
  );
}
