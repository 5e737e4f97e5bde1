import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../../web/ui/button.tsx';
import { Card } from '../../../web/ui/card.tsx';
import { ColorField } from '../../../web/ui/color-field.tsx';
import { ColorsField } from '../../../web/ui/colors-field.tsx';
import { Field } from '../../../web/ui/field.tsx';
import { ImageDrop } from '../../../web/ui/image-drop.tsx';
import type { UploadImage } from '../../../web/ui/image-upload.ts';
import { imageSideLimit, type UploadedImage } from '../../uploads/contract.ts';
import { checkImage } from '../../uploads/web/check-image.ts';
import { explainUpload, uploadImage } from '../../uploads/web/upload-image.ts';
import type { CoinDetails } from '../contract.ts';
import { mainColorsAtMost } from '../rules/colours.ts';
import type { BuildValues } from './form-values.ts';

/** More of an image's colours than this would be no palette. */
const coloursTaken = 2;

/** Image, colours and ground of the page. @param saved the image that the account has saved, for its colours. */
export function LookFields({ saved }: { saved: UploadedImage | null }) {
  const { control, setValue, formState } = useFormContext<BuildValues, unknown, CoinDetails>();
  const { errors, isSubmitted } = formState;
  const [image, setImage] = useState(saved);
  const shown = useWatch({ control, name: 'mainImageUrl' });
  const upload: UploadImage = async (file, onProgress, signal) => {
    const uploaded = await uploadImage(file, onProgress, signal);
    setImage(uploaded);
    return uploaded.url;
  };
  const isShown = image !== null && image.url === shown;
  const colours = isShown ? image.colours.slice(0, coloursTaken) : [];
  return (
    <Card heading="Look" lead="Choose any colors: they are adjusted where text would be hard to read.">
      <div className="grid gap-5">
        <Field label="Main Image" aside="Optional" error={errors.mainImageUrl?.message}>
          <Controller
            control={control}
            name="mainImageUrl"
            render={({ field }) => (
              <ImageDrop
                {...field}
                upload={upload}
                check={checkImage}
                explain={explainUpload}
                hint={`PNG, JPEG, WebP or GIF, up to ${imageSideLimit}×${imageSideLimit} pixels`}
              />
            )}
          />
          {colours.length > 0 && (
            <ColourOffer
              colours={colours}
              onTake={() =>
                setValue('mainColors', colours.join(','), { shouldDirty: true, shouldValidate: isSubmitted })
              }
            />
          )}
        </Field>
        <Field
          label="Main Colors"
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
          label="Page Background"
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

interface ColourOfferProps {
  /** `#rrggbb` */
  colours: readonly string[];
  onTake: () => void;
}

/** Offers to take the main colours from the image. */
function ColourOffer({ colours, onTake }: ColourOfferProps) {
  return (
    <Button tone="quiet" size="small" className="mt-1.5 -ms-2 px-2" onClick={onTake}>
      <WandSparkles aria-hidden="true" className="size-4 text-link" />
      Use the image’s colors
      <span aria-hidden="true" className="flex -space-x-1">
        {colours.map((colour) => (
          <span
            key={colour}
            className="size-4 rounded-full border-2 border-surface"
            style={{ background: colour }}
          />
        ))}
      </span>
    </Button>
  );
}
