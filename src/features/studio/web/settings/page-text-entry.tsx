import { pageDocument } from '@moonpage/engine/document/schema.ts';
import { maxLengthOf } from '@moonpage/engine/text/text.ts';
import { fillTokens, tokenValues } from '@moonpage/engine/text/tokens.ts';
import { Field } from '../../../../web/ui/controls/field.tsx';
import { oneLine } from '../../rules/text-path.ts';
import { withSettings } from '../document/edits.ts';
import { useTyped } from '../document/use-typed.ts';
import { GrowingText } from '../panels/text-entry.tsx';
import { useStudio } from '../state/studio-context.ts';

/** A text of the whole page, which stands outside of it. */
export function PageTextEntry(props: {
  readonly name: 'title' | 'description';
  readonly label: string;
  /** How many characters of it search results show, about. */
  readonly seen: number;
}) {
  const { name, label, seen } = props;
  const { document, facts, edit } = useStudio();
  const held = document[name];
  const max = maxLengthOf(pageDocument.shape[name]);
  const { shown, type } = useTyped(held);
  const change = (next: string) => {
    const text = oneLine(next).trimStart();
    const fits = text !== '' && text.length <= max;
    type(next, fits ? text : held);
    if (fits && text !== held)
      edit(`${label} of the page`, (page) => withSettings(page, { [name]: text }), { key: `page ${name}` });
  };
  const used = shown.trim().length;
  const { length } = fillTokens(shown, tokenValues(facts)).trim();
  return (
    <Field
      label={label}
      error={
        used === 0
          ? `Write something here. The page keeps the old ${name} until then.`
          : used > max
            ? `Keep this to ${max} characters. The page keeps the old ${name} until then.`
            : undefined
      }
      hint={length > seen ? `Search results show about ${seen} characters of these ${length}.` : undefined}
    >
      <GrowingText value={shown} onChange={change} />
    </Field>
  );
}
