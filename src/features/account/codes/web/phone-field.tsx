import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { lastSentCode } from './sent-code.ts';

/** The field `phone` of a form, with the number that this tab has asked a code for. */
export function PhoneField() {
  return (
    <Field name="phone" label="Phone" hint="With its country code, such as +12025550147.">
      <Input type="tel" autoComplete="tel" defaultValue={lastSentCode('sms')?.target} />
    </Field>
  );
}
