import type { ComponentProps, ReactNode } from 'react';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { coinFields, type TextFieldName } from '../../fields/fields.ts';
import { useBuildForm } from './use-build-form.ts';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'className'> {
  name: TextFieldName;
  hint?: ReactNode;
  aside?: ReactNode;
  /** Takes the whole width of its card. */
  wide?: true;
  className?: string;
}

/** A field of one line, with its label and its refusal. */
export function TextField({ name, hint, aside, wide, ...input }: TextFieldProps) {
  const { register, formState } = useBuildForm();
  return (
    <Field
      label={coinFields[name].label}
      aside={aside}
      hint={hint}
      error={formState.errors[name]?.message}
      className={wide && 'col-span-full'}
    >
      <Input {...register(name)} autoComplete="off" {...input} />
    </Field>
  );
}
