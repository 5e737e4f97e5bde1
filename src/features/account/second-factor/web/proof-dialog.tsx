import { type ReactNode, useState } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field, Input, PasswordInput } from '../../../../web/ui/controls/field.tsx';
import { DialogForm, type DialogFormProps } from '../../../../web/ui/overlays/dialog-form.tsx';

/** What the user shows again: a password, a code of the second factor, or nothing where the account has neither. */
export type Proof = { password?: string; code?: string };

export interface ProofMethods {
  readonly hasPassword: boolean;
  readonly hasSecondFactor: boolean;
}

interface ProofDialogProps extends Omit<DialogFormProps, 'submit' | 'disabled'> {
  methods: ProofMethods;
  /** `required`: without password and second factor the dialog says how to get a password. */
  proof: 'required' | 'if-possible';
  submit: (proof: Proof) => Promise<void>;
  children?: ReactNode;
}

/** A dialog that asks for the password or a code before a sensitive change. */
export function ProofDialog({ methods, proof: need, submit, children, ...dialog }: ProofDialogProps) {
  const { hasPassword, hasSecondFactor } = methods;
  const canProve = hasPassword || hasSecondFactor;
  const [proof, setProof] = useState<Proof>(hasPassword ? { password: '' } : { code: '' });
  return (
    <DialogForm
      {...dialog}
      submit={() => submit(canProve ? proof : {})}
      disabled={need === 'required' && !canProve}
    >
      {children}
      {(canProve || need === 'required') && <ProofFields {...methods} onChange={setProof} />}
    </DialogForm>
  );
}

export function FactorCodeField({ onChange }: { onChange: (code: string) => void }) {
  return (
    <Field label="Code" className="w-full" hint="Of your authenticator app, or a backup code.">
      <Input
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** A password field or a code field, with a switch where the account has both. */
function ProofFields({
  hasPassword,
  hasSecondFactor,
  onChange,
}: ProofMethods & { onChange: (proof: Proof) => void }) {
  const [kind, setKind] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code');
  const swap = () => {
    const other = kind === 'password' ? 'code' : 'password';
    setKind(other);
    onChange({ [other]: '' });
  };
  if (!hasPassword && !hasSecondFactor) {
    return (
      <p className="text-sm text-muted">
        This account has no password yet. Close this and press <strong>Reset Password</strong> to set one
        first: its link shows that it is you.
      </p>
    );
  }
  return (
    <div className="grid justify-items-start gap-2">
      {kind === 'password' ? (
        <Field key="password" label="Password" className="w-full">
          <PasswordInput
            autoComplete="current-password"
            onChange={(event) => onChange({ password: event.target.value })}
          />
        </Field>
      ) : (
        <FactorCodeField key="code" onChange={(code) => onChange({ code })} />
      )}
      {hasPassword && hasSecondFactor && (
        <Button size="small" tone="quiet" className="-ms-3" onClick={swap}>
          {kind === 'password' ? 'Use a code instead' : 'Use the password instead'}
        </Button>
      )}
    </div>
  );
}
