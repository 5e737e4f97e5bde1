import type { BackgroundImage } from '@moonpage/engine/document/schema.ts';
import { designsWithBackgroundImage } from '@moonpage/engine/designs/background-image.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import { useRef } from 'react';
import { Field } from '../../../../web/ui/controls/field.tsx';
import { CoinImageDrop } from '../../../coins/web/look/coin-image-drop.tsx';
import { withLook } from '../document/edits.ts';
import { useStudio } from '../state/studio-context.ts';

const list = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The picture behind the first view: uploaded here, or one that the coin has already. */
export function BackgroundImageEntry() {
  const { document, facts, edit } = useStudio();
  const { design, backgroundImage } = document;
  const uploaded = useRef<BackgroundImage>(null);
  const hasPlace = designsWithBackgroundImage.includes(design);
  const choose = (picture: BackgroundImage | undefined) => {
    if (picture?.url === backgroundImage?.url) return;
    edit(picture ? 'Background picture' : 'Remove background picture', (page) =>
      withLook(page, { backgroundImage: picture }),
    );
  };
  const others = [
    ...(facts.image === null ? [] : [{ ...facts.image, name: 'the coin’s picture' }]),
    ...facts.gallery.map((picture, at) => ({
      ...picture,
      name: picture.caption ?? `picture ${at + 1} of the gallery`,
    })),
  ];
  return (
    <div className="grid gap-2">
      <Field label="Background picture" aside="Optional">
        <CoinImageDrop
          value={backgroundImage?.url ?? ''}
          onUploaded={({ url, width, height }) => {
            uploaded.current = { url, width, height };
          }}
          onChange={(url) => choose(url === '' ? undefined : (uploaded.current ?? undefined))}
        />
      </Field>
      {others.length > 0 && (
        <div role="group" aria-label="Use one of your pictures" className="flex flex-wrap gap-2">
          {others.map(({ url, width, height, name }) => (
            <button
              key={url}
              type="button"
              aria-label={`Use ${name}`}
              aria-pressed={url === backgroundImage?.url}
              title={`Use ${name}`}
              onClick={() => choose({ url, width, height })}
              className="size-11 overflow-hidden rounded-control border border-line bg-wash hover:border-line-strong aria-pressed:border-link aria-pressed:ring-1 aria-pressed:ring-link"
            >
              <img src={url} alt="" className="size-full object-cover" />
            </button>
          ))}
        </div>
      )}
      <p className="text-xs text-muted">
        {hasPlace
          ? 'It lies behind the first screen, toned by the design so that every text stays readable.'
          : `${showcases[design].label} has no place for it${backgroundImage ? ': your picture is kept, and shows' : '. It shows'} in ${list.format(designsWithBackgroundImage.map((name) => showcases[name].label))}.`}
      </p>
    </div>
  );
}
