import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import {
  codeOf,
  type Failure,
  failureOf,
  isCancelled,
  issuesOf,
  messageOf,
} from '../../api/display-error.ts';

type Typed = Readonly<Record<string, string>>;
type Errors<Field extends string> = Readonly<Partial<Record<Field, string>>>;
const noErrors = <Field extends string>() => ({}) as Errors<Field>;

export interface SmallFormOptions<Field extends string, Values> {
  /** The rules: `async () => (await import('../contract.ts')).signInInput`. Loaded while the browser is idle. None: nothing is typed. */
  readonly rules?: (() => Promise<z.ZodType<Values, Partial<Record<Field, string>>>>) | undefined;
  /** Sends what the rules have made of the fields; what it throws is shown. */
  readonly send: (values: Values) => Promise<unknown>;
  /** The screen's sentence for a failure that the server does not explain; a general one without it. */
  readonly failed?: string | ((error: unknown) => string) | undefined;
  /** Refusals that belong to a field, by their codes. */
  readonly refusals?: Readonly<Record<string, NoInfer<Field>>>;
  readonly onInput?: (typed: Typed) => void;
}

/**
 * A form of a few text fields, held by the browser under their names: checked on submit, from then on at every input, with the
 * first field in error focused. The sign-in's forms use it because react-hook-form and Zod are a third of what they would load.
 */
export function useSmallForm<Field extends string, Values>(options: SmallFormOptions<Field, Values>) {
  const { rules, send, failed, refusals = {}, onInput } = options;
  const ref = useRef<HTMLFormElement>(null);
  const wasTried = useRef(false);
  const [errors, setErrors] = useState(noErrors<Field>);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => whenIdle(() => void rules?.().catch(() => undefined)), [rules]);

  const input = (name: Field) => {
    const element = ref.current?.elements.namedItem(name);
    return element instanceof HTMLInputElement ? element : null;
  };
  const typed = (): Typed => {
    const entries = ref.current === null ? [] : [...new FormData(ref.current)];
    return Object.fromEntries(
      entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    );
  };
  const refuse = (refused: Errors<Field>) => {
    setErrors(refused);
    const names = [...(ref.current?.elements ?? [])].map((element) => element.getAttribute('name') ?? '');
    const first = names.find((name) => Object.hasOwn(refused, name));
    if (first !== undefined) input(first as Field)?.focus();
  };
  const showFailure = (thrown: unknown) => {
    if (isCancelled(thrown)) return;
    const field = refusals[codeOf(thrown) ?? ''];
    if (field !== undefined && input(field)) return refuse({ [field]: messageOf(thrown) } as Errors<Field>);
    const issues = issuesOf(thrown);
    const placed = issues.filter(({ path }) => input(path as Field) !== null);
    refuse(firstOf(placed));
    if (placed.length === 0 || placed.length < issues.length) setError(thrown);
  };
  const submit = async () => {
    const values = typed();
    setBusy(true);
    setError(null);
    try {
      wasTried.current = true;
      const checked = await check(rules, values);
      if ('errors' in checked) return refuse(checked.errors);
      setErrors(noErrors());
      await send(checked.values);
    } catch (thrown) {
      showFailure(thrown);
    } finally {
      setBusy(false);
    }
  };

  return {
    /** The code of a refusal that stands below the fields; null: none. */
    refusal: codeOf(error),
    setError,
    typed,
    input,
    /** Empties a field, and takes away what was said of the fields. */
    clear: (name: Field) => {
      const element = input(name);
      if (element) element.value = '';
      setErrors(noErrors());
    },
    /** For `SubmitForm`. */
    props: {
      ref,
      busy,
      submit,
      errors,
      failure: error === null ? { message: null } : describe(error, failed),
      onInput: () => {
        const values = typed();
        onInput?.(values);
        if (!wasTried.current) return;
        void check(rules, values).then((checked) =>
          setErrors('errors' in checked ? checked.errors : noErrors()),
        );
      },
    },
  };
}

function describe(error: unknown, failed: SmallFormOptions<string, unknown>['failed']): Failure {
  if (failed === undefined) return { message: messageOf(error) };
  return failureOf(error, typeof failed === 'string' ? failed : failed(error));
}

async function check<Field extends string, Values>(
  rules: SmallFormOptions<Field, Values>['rules'],
  typed: Typed,
): Promise<{ values: Values } | { errors: Errors<Field> }> {
  const schema = await rules?.().catch(() => null);
  // Rules that could not be loaded are the server's to apply, which answers with the same sentences; it knows nothing of what is not sent.
  const checked = schema?.safeParse(typed) ?? { success: true, data: typed as Values };
  if (checked.success) return { values: checked.data };
  return {
    errors: firstOf(checked.error.issues.map(({ path, message }) => ({ path: String(path[0]), message }))),
  };
}

function firstOf<Field extends string>(issues: readonly { path: string; message: string }[]): Errors<Field> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path, message])) as Errors<Field>;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 200);
}
