import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { unmarkedMessageOf } from '../../../../web/api/display-error.ts';
import { Button } from '../../../../web/ui/controls/button.tsx';
import { Field, useFieldControl } from '../../../../web/ui/controls/field.tsx';
import { FormError } from '../../../../web/ui/feedback/form-error.tsx';
import { notifySuccess } from '../../../../web/ui/feedback/notify.ts';
import { Spinner } from '../../../../web/ui/feedback/spinner.tsx';
import { Dialog } from '../../../../web/ui/overlays/dialog.tsx';
import { coinFields } from '../../../coins/fields/fields.ts';
import { CoinImageDrop } from '../../../coins/web/look/coin-image-drop.tsx';
import { useStudio } from '../state/studio-context.ts';
import { type CoinPictures, noteUnshown, saveFacts, undoPictures } from './save-facts.ts';

/** Swaps a picture wherever the page shows it: what is chosen is saved with the facts at once. */
export function PictureDialog(props: {
  /** Address of a picture of the gallery; null for the coin's own. */
  readonly picture: string | null;
  readonly onClose: () => void;
}) {
  const { picture, onClose } = props;
  const { userId, facts, changeFacts, refreshFacts } = useStudio();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** @param done what a message says, with an undo beside it */
  const change = async (
    done: string,
    next: (pictures: CoinPictures) => Partial<CoinPictures>,
    stays = false,
  ) => {
    setSaving(true);
    setFailure(null);
    try {
      const made = await saveFacts({ userId, changeFacts }, done, next);
      await refreshFacts().catch(noteUnshown);
      notifySuccess(done, undefined, {
        label: 'Undo',
        run: () => void undoPictures({ changeFacts, refreshFacts }, made),
      });
      if (!stays) return onClose();
    } catch (error) {
      setFailure(unmarkedMessageOf(error, 'The picture could not be saved. Please try again.'));
    }
    setSaving(false);
  };
  const at = facts.gallery.findIndex(({ url }) => url === picture);
  const caption = facts.gallery[at]?.caption ?? '';
  const [typed, setTyped] = useState(caption);
  const replace = (url: string) =>
    change(url === '' ? 'Picture removed' : 'Picture changed', ({ gallery }) =>
      picture === null
        ? { mainImageUrl: url }
        : // A caption that was typed goes along: the dialog closes.
          { gallery: withReplaced(gallery, picture, { url, ...(typed !== caption && { caption: typed }) }) },
    );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}
      title={picture === null ? 'Change picture' : 'Picture of the gallery'}
      description={
        picture === null
          ? 'It stands for your coin wherever the page shows it. Without one, the page shows the emblem.'
          : 'Replace it, say what is on it, move it, or take it out of the gallery.'
      }
      actions={
        <Button disabled={isSaving} onClick={onClose}>
          {picture === null ? 'Cancel' : 'Close'}
        </Button>
      }
    >
      <Field label={picture === null ? coinFields.mainImageUrl.label : 'Picture'}>
        <CoinImageDrop
          value={picture ?? facts.image?.url ?? ''}
          disabled={isSaving}
          onChange={(url) => void replace(url)}
        />
      </Field>
      {picture !== null && (
        <>
          <CaptionForm
            typed={typed}
            onType={setTyped}
            canSave={!isSaving && typed.trim() !== caption}
            onSave={() =>
              void change('Caption saved', ({ gallery }) => ({
                gallery: withReplaced(gallery, picture, { url: picture, caption: typed }),
              }))
            }
          />
          <div className="mt-4 flex gap-2">
            {([-1, 1] as const).map((step) => (
              <Button
                key={step}
                size="small"
                className="min-h-10"
                disabled={isSaving || at === -1 || facts.gallery[at + step] === undefined}
                onClick={() =>
                  void change(
                    'Picture moved',
                    ({ gallery }) => ({ gallery: withMoved(gallery, picture, step) }),
                    true,
                  )
                }
              >
                {step === -1 ? (
                  <ArrowLeft aria-hidden="true" className="size-4" />
                ) : (
                  <ArrowRight aria-hidden="true" className="size-4" />
                )}
                {step === -1 ? 'Earlier' : 'Later'}
              </Button>
            ))}
          </div>
        </>
      )}
      <output className="mt-2 flex min-h-6 items-center gap-2 text-sm text-muted">
        {isSaving && (
          <>
            <Spinner />
            Saving…
          </>
        )}
      </output>
      <FormError message={failure} />
    </Dialog>
  );
}

type Gallery = CoinPictures['gallery'];

/** @param by what stands in its place; an empty address where it is taken out */
function withReplaced(
  gallery: Gallery,
  picture: string,
  by: { readonly url: string; readonly caption?: string },
): Gallery {
  if (by.url === '') return gallery.filter((each) => each.url !== picture);
  return gallery.map((each) => (each.url === picture ? { ...each, ...by } : each));
}

function withMoved(gallery: Gallery, picture: string, step: -1 | 1): Gallery {
  const from = gallery.findIndex(({ url }) => url === picture);
  const moved = gallery[from];
  const to = from + step;
  if (moved === undefined || to < 0 || to >= gallery.length) return gallery;
  return gallery.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** A caption is read on the page, and to those who do not see the picture. */
function CaptionForm(props: {
  readonly typed: string;
  readonly onType: (caption: string) => void;
  readonly canSave: boolean;
  readonly onSave: () => void;
}) {
  const { typed, onType, canSave, onSave } = props;
  return (
    <form
      noValidate
      className="mt-4 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <Field label="Caption" hint="Says what is on the picture, also to those who do not see it.">
        <CaptionInput value={typed} onChange={onType} />
      </Field>
      <Button type="submit" size="small" className="min-h-10 justify-self-start" disabled={!canSave}>
        Save caption
      </Button>
    </form>
  );
}

function CaptionInput({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { control } = useFieldControl();
  return (
    <input
      {...control}
      type="text"
      name="caption"
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="control"
    />
  );
}
