import { useState } from 'react';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field } from '../../../../web/ui/controls/field.tsx';
import { Input } from '../../../../web/ui/controls/input.tsx';
import { PasswordInput } from '../../../../web/ui/controls/password-input.tsx';

/** What the person shows once more: their password, or a code of the second factor. */
export type Proof = { password: string } | { code: string };

interface ProofFieldsProps {
  hasPassword: boolean;
  hasSecondFactor: boolean;
  onChange: (proof: Proof) => void;
}

/** What a person can show, before anything is typed. */
export function emptyProof({ hasPassword }: Pick<ProofFieldsProps, 'hasPassword'>): Proof {
  return hasPassword ? { password: '' } : { code: '' };
}

/** A code of the second factor. */
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

/** One field for the password, or one for a code where that is on; a switch between them where both are there. */
export function ProofFields({ hasPassword, hasSecondFactor, onChange }: ProofFieldsProps) {
  const [kind, setKind] = useState<'password' | 'code'>(hasPassword ? 'password' : 'code');
  const swap = () => {
    const other = kind === 'password' ? 'code' : 'password';
    setKind(other);
    onChange(other === 'password' ? { password: '' } : { code: '' });
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
