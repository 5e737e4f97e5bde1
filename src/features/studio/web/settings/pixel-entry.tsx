import { pixelIds, type PixelService } from '@moonpage/engine/pixels/pixel-ids.ts';
import { pixelFacts } from '@moonpage/engine/pixels/pixels.ts';
import { useState } from 'react';
import type { PublicSettings } from '../../../../web/page/settings.ts';
import { Field, Input } from '../../../../web/ui/controls/field.tsx';
import { withPixel } from '../document/edits.ts';
import { useTyped } from '../document/use-typed.ts';
import { useStudio } from '../state/studio-context.ts';

const examples: Record<PixelService, string> = {
  meta: '123456789012345',
  tiktok: 'C4A1B2C3D4E5F6G7H8I9',
  x: 'o1abc',
  google: 'G-AB12CD34EF',
};

/** The identifier of one service. The page has it once its form is right; code is never taken. */
export function PixelEntry(props: {
  readonly service: PixelService;
  readonly hosting: PublicSettings['pagesHosting'];
}) {
  const { service, hosting } = props;
  const { document, edit } = useStudio();
  const held = document.pixels?.[service] ?? '';
  const { shown, type } = useTyped(held);
  const [isLeft, setLeft] = useState(false);
  const refusal = refusalOf(service, shown);
  const { name, label, picture } = pixelFacts[service];
  const change = (next: string) => {
    const id = next.trim();
    const stored = refusalOf(service, id) === null ? id : held;
    type(next, stored);
    setLeft(false);
    if (stored !== held)
      edit(label, (page) => withPixel(page, service, stored || undefined), { key: `pixel ${service}` });
  };
  const isSilent = hosting === 'path' && picture === null;
  return (
    <Field
      label={label}
      error={
        isLeft && refusal !== null
          ? `${refusal}. ${held === '' ? 'Nothing is counted until then.' : 'The page keeps the old one until then.'}`
          : undefined
      }
      hint={
        isSilent
          ? `Only in the page that you download: ${name} has no picture that works without its script.`
          : undefined
      }
    >
      <Input
        value={shown}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setLeft(true)}
        placeholder={examples[service]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className="md:text-sm"
      />
    </Field>
  );
}

/** What is wrong with it; null for an identifier, and for none. */
function refusalOf(service: PixelService, typed: string): string | null {
  const id = typed.trim();
  if (id === '') return null;
  return pixelIds.shape[service].safeParse(id).error?.issues[0]?.message ?? null;
}
