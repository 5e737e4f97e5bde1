import { useWatch } from 'react-hook-form';
import { type Api, api } from '../../../web/api/client.ts';
import { TextField } from './controls/text-field.tsx';
import { useAnswer } from './controls/use-answer.ts';
import { useBuildForm } from './controls/use-build-form.ts';

type Checked = Awaited<ReturnType<Api['deploys']['checkAddress']>>;

/** How the page's address ends; says as one types whether it is free. */
export function PageAddressField({ userId }: { userId: string }) {
  const { control } = useBuildForm();
  const [typed, name, symbol] = useWatch({ control, name: ['pageAddress', 'coinName', 'symbol'] });
  const isEmpty = [typed, name, symbol].every((each) => each.trim() === '');
  const question = { userId, typed: cut(typed), name: cut(name), symbol: cut(symbol) };
  const answer = useAnswer(isEmpty ? null : question, api.deploys.checkAddress);
  const checked = isEmpty ? null : answer;
  return (
    <TextField
      name="pageAddress"
      wide
      dir="auto"
      aside="Optional"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={checked?.slug ?? 'moon-frog'}
      hint={<span aria-live="polite">{hintFor(checked, typed.trim() !== '')}</span>}
    />
  );
}

/** As much as the service reads. */
const cut = (text: string) => text.slice(0, 512);

/** An address as people read it. */
const shown = (url: string) => decodeURI(url).replace(/^https?:\/\//, '');

function hintFor(checked: Checked | null, isWished: boolean) {
  if (checked === null) return 'Made from the name, unless you choose one.';
  const { state, url, liveUrl } = checked;
  const address = <bdi className="font-medium wrap-anywhere text-text">{shown(url)}</bdi>;
  if (state === 'own') return <>Your page lives at {address}.</>;
  if (state === 'free')
    return liveUrl === null || !isWished ? (
      <>{address} is free.</>
    ) : (
      <>{address} is free. Your dashboard offers to move the page there once this is built.</>
    );
  const refusals = {
    taken: 'is taken',
    alike: 'reads like the name of another coin',
    reserved: 'is kept for this service',
    'too-long': 'is too long',
  };
  return (
    <span className="text-danger">
      {address} {refusals[state]}. Choose another, or leave it to the name.
    </span>
  );
}
