import { useWatch } from 'react-hook-form';
import { type Api, api } from '../../../web/api/client.ts';
import type { CoinDetails } from '../contract.ts';
import { TextField } from './controls/text-field.tsx';
import { useAnswer } from './controls/use-answer.ts';
import { useBuildForm } from './controls/use-build-form.ts';

type Checked = Awaited<ReturnType<Api['deploys']['checkAddress']>>;

/** How the page's address ends; says as one types whether it is free. */
export function PageAddressField({ userId }: { userId: string }) {
  const { control, formState } = useBuildForm();
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
      hint={
        <span aria-live="polite">
          {formState.errors.pageAddress ? null : hintFor(checked, typed.trim() !== '')}
        </span>
      }
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
  return (
    <span className="text-danger">
      {address} {refusals[state]}. {instead}
    </span>
  );
}

const instead = 'Choose another, or leave it to the name.';
const refusals = {
  taken: 'is taken',
  alike: 'reads like the name or the address of another coin',
  mixed: 'mixes alphabets whose letters look alike',
  reserved: 'is kept for this service',
  'too-long': 'is too long',
};

/** Why the address that a creator wishes for cannot be given now; null where it can, or where that is not known. */
export async function refusedAddress(
  userId: string,
  { pageAddress, coinName, symbol }: Pick<CoinDetails, 'pageAddress' | 'coinName' | 'symbol'>,
): Promise<string | null> {
  if (pageAddress === '') return null;
  const question = { userId, typed: pageAddress, name: coinName, symbol };
  const checked = await api.deploys.checkAddress(question).catch(() => null);
  if (checked === null || checked.state === 'own' || checked.state === 'free') return null;
  return `${shown(checked.url)} ${refusals[checked.state]}. ${instead}`;
}
