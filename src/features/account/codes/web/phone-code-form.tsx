import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { api } from '../../../../web/api/client.ts';
import { applyFieldIssues, messageOf } from '../../../../web/api/display-error.ts';
import { AuthHeading, FormLink, SubmitForm } from '../../../../web/ui/layout/auth-form.tsx';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { phoneNumber } from '../../rules/phone-number.ts';
import { lastSentCode, rememberSentCode } from './sent-code.ts';

const phoneForm = z.strictObject({ phone: phoneNumber });
type Values = z.infer<typeof phoneForm>;

/** The view phone_code: asks for the phone, and answers without telling whose it is. */
export function PhoneCodeForm() {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(phoneForm),
    defaultValues: { phone: lastSentCode('sms')?.target ?? '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    setFailure(null);
    try {
      await api.account.requestPhoneCode(input);
      rememberSentCode('sms', input.phone);
      await navigate('/login?view=verify_otp&type=sms');
    } catch (error) {
      if (!applyFieldIssues<Values>(form, error)) setFailure(messageOf(error, 'Failed to send the code'));
    }
  });

  return (
    <>
      <AuthHeading lead="We text a code to the phone of your account.">Sign in with your phone</AuthHeading>
      <SubmitForm submit={submit} busy={isSubmitting} action="Send code">
        <Field
          label="Phone"
          error={errors.phone?.message}
          hint={!errors.phone && 'With its country code, such as +1 202 555 0147.'}
        >
          <Input type="tel" autoComplete="tel" {...form.register('phone')} />
        </Field>
        <FormError message={failure} />
      </SubmitForm>
      <p className="mt-6 text-center text-sm text-muted">
        Have a code already? <FormLink to="/login?view=verify_otp&type=sms">Enter it</FormLink>
      </p>
      <p className="mt-2 text-center text-sm text-muted">
        No phone at hand? <FormLink to="/login">Back to sign in</FormLink>
      </p>
    </>
  );
}
