import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormErrors } from '../../../../web/ui/controls/field.tsx';
import { NewPasswordField } from './new-password-field.tsx';

test('how strong a password is stands beside the field always, also beside a refusal', () => {
  const shown = (typed: string, password?: string) =>
    renderToString(
      <FormErrors value={{ password }}>
        <NewPasswordField label="Password" defaultValue={typed} />
      </FormErrors>,
    );
  expect(shown('')).toContain('At least 6 characters');
  expect(shown('abcdef')).toContain('Weak');
  const refused = shown('abcdef', 'Choose another one');
  expect(refused).toContain('Choose another one');
  expect(refused).toContain('Weak');
  expect(/aria-describedby="([^"]*)"/.exec(refused)?.[1]?.split(' ')).toHaveLength(2);
});
