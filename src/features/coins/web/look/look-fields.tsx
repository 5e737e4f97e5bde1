import { Controller, useWatch } from 'react-hook-form';
import { Card } from '../../../../web/ui/layout/card.tsx';
import { ColorField } from '../../../../web/ui/pickers/color-field.tsx';
import { ColorsField } from '../../../../web/ui/pickers/colors-field.tsx';
import { Field } from '../../../../web/ui/controls/field.tsx';
import { ImageDrop } from '../../../../web/ui/upload/image-drop.tsx';
import type { UploadImage } from '../../../../web/ui/upload/image-upload.ts';
import { imageAccept, imageKinds, imageSideLimit, type UploadedImage } from '../../../uploads/contract.ts';
import { checkImage } from '../../../uploads/web/check-image.ts';
import { explainUpload, uploadImage } from '../../../uploads/web/upload-image.ts';
import { mainColorsAtMost } from '../../rules/colours.ts';
import { coinFields } from '../../fields.ts';
import { PaletteOffer } from './palette-offer.tsx';
import { useImageColours } from './use-image-colours.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

/** Image, colours and ground of the page. @param saved the image that the account has saved, for its colours. */
export function LookFields({ saved }: { saved: UploadedImage | null }) {
  const { control, formState } = useBuildForm();
  const { errors } = formState;
  const shown = useWatch({ control, name: 'mainImageUrl' });
  const { colours, setUploaded } = useImageColours(shown, saved);
  const upload: UploadImage = async (file, onProgress, signal) => {
    const uploaded = await uploadImage(file, onProgress, signal);
    setUploaded(uploaded);
    return uploaded.url;
  };
  return (
    <Card heading="Look" lead="Choose any colors: they are adjusted where text would be hard to read.">
      <div className="grid gap-5">
        <div>
          <Field label={coinFields.mainImageUrl.label} aside="Optional" error={errors.mainImageUrl?.message}>
            <Controller
              control={control}
              name="mainImageUrl"
              render={({ field }) => (
                <ImageDrop
                  {...field}
                  upload={upload}
                  check={checkImage}
                  explain={explainUpload}
                  hint={`${imageKinds}, up to ${imageSideLimit}×${imageSideLimit} pixels`}
                  accept={imageAccept}
                />
              )}
            />
          </Field>
          <PaletteOffer key={shown} colours={colours} />
        </div>
        <Field
          label={coinFields.mainColors.label}
          error={errors.mainColors?.message}
          hint="Names or hex values, separated by commas"
        >
          <Controller
            control={control}
            name="mainColors"
            render={({ field }) => <ColorsField {...field} most={mainColorsAtMost} />}
          />
        </Field>
        <Field
          label={coinFields.pageBackground.label}
          error={errors.pageBackground?.message}
          hint="A name such as beige, or a hex value"
        >
          <Controller
            control={control}
            name="pageBackground"
            render={({ field }) => <ColorField {...field} />}
          />
        </Field>
      </div>
    </Card>
  );
}
