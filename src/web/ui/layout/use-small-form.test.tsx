// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Field, Input } from '../controls/field.tsx';
import { SubmitForm } from './auth-form.tsx';
import { useSmallForm } from './use-small-form.ts';

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
afterEach(() => flushSync(() => root.render(null)));

const ruled = z.strictObject({ phone: z.string().min(1, 'No phone'), code: z.string().min(1, 'No code') });
const rules = async () => ruled;
const wrong = Object.assign(new Error('Wrong code'), { code: 'CODE_WRONG', status: 400 });

function Form({ send }: { send: (values: object) => Promise<void> }) {
  const form = useSmallForm({ rules, send, failed: 'Failed', refusals: { CODE_WRONG: 'code' } });
  return (
    <>
      <SubmitForm {...form.props} action="Send">
        <Field name="phone" label="Phone">
          <Input />
        </Field>
        <Field name="code" label="Code">
          <Input />
        </Field>
      </SubmitForm>
      <button type="button" id="again" onClick={() => form.clear('code')}>
        Send it again
      </button>
    </>
  );
}

const control = (name: string) => place.querySelector<HTMLInputElement>(`[name=${name}]`);
const type = (name: string, value: string) => {
  const input = control(name);
  if (input) input.value = value;
  input?.dispatchEvent(new Event('input', { bubbles: true }));
};
const submit = () => place.querySelector('form')?.requestSubmit();

const show = (send: (values: object) => Promise<void>) => flushSync(() => root.render(<Form send={send} />));

test('nothing is said before the first try; then the first field in error is focused, and each input is looked at', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {});
  show(send);
  type('code', '');
  expect(place.textContent).not.toContain('No');
  submit();
  await expect.poll(() => place.textContent).toContain('No phone');
  expect(document.activeElement).toBe(control('phone'));
  expect(control('code')?.getAttribute('aria-invalid')).toBe('true');
  type('code', '123456');
  await expect.poll(() => place.textContent).not.toContain('No code');
  expect(place.textContent).toContain('No phone');
  expect(send).not.toHaveBeenCalled();
});

test('what the person has cancelled says nothing, and keeps what was typed', async () => {
  const send = vi.fn<() => Promise<void>>(async () => {
    throw new DOMException('Cancelled', 'AbortError');
  });
  show(send);
  type('phone', '+12025550147');
  type('code', '123456');
  submit();
  await expect.poll(() => send).toHaveBeenCalledOnce();
  await expect.poll(() => place.querySelector('[aria-busy]')).toBeNull();
  expect(place.querySelector('[role=alert]')?.textContent).toBe('');
  expect(control('code')?.value).toBe('123456');
});

test('a refusal stands at its field with what was typed, and goes when the field is cleared for another code', async () => {
  show(async () => {
    throw wrong;
  });
  type('phone', '+12025550147');
  type('code', '000000');
  submit();
  await expect.poll(() => place.textContent).toContain('Wrong code');
  expect(document.activeElement).toBe(control('code'));
  expect(control('code')?.value).toBe('000000');
  place.querySelector<HTMLButtonElement>('#again')?.click();
  await expect.poll(() => place.textContent).not.toContain('Wrong code');
  expect(control('code')?.value).toBe('');
  expect(control('phone')?.value).toBe('+12025550147');
});

test('a refusal of a field that is not shown is said all the same', async () => {
  const onlyPhone = async () => z.strictObject({ phone: z.string() });
  const Brief = () => {
    const send = async () => {
      throw wrong;
    };
    const form = useSmallForm({
      rules: onlyPhone,
      send,
      failed: 'Failed',
      refusals: { CODE_WRONG: 'phones' as 'phone' },
    });
    return (
      <SubmitForm {...form.props} action="Send">
        <Field name="phone" label="Phone">
          <Input />
        </Field>
      </SubmitForm>
    );
  };
  flushSync(() => root.render(<Brief />));
  type('phone', '+12025550147');
  submit();
  await expect.poll(() => place.querySelector('[role=alert]')?.textContent).not.toBe('');
});
