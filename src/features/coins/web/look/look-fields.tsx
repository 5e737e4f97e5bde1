import type { ReactNode } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Card } from '../../../../web/ui/layout/card.tsx';
import { ColorField } from '../../../../web/ui/pickers/color-field.tsx';
import { ColorsField } from '../../../../web/ui/pickers/colors-field.tsx';
import { Field } from '../../../../web/ui/controls/field.tsx';
import type { UploadedImage } from '../../../uploads/contract.ts';
import { mainColorsAtMost } from '../../rules/colours.ts';
import { coinFields } from '../../fields/fields.ts';
import { CoinImageDrop } from './coin-image-drop.tsx';
import { PaletteOffer } from './palette-offer.tsx';
import { useImageColours } from './use-image-colours.ts';
import { useBuildForm } from '../controls/use-build-form.ts';

/**
 * Image, colours and ground of the page. @param props.saved the image that the account has saved, for its colours
 * @param props.children stands beneath the image
 */
export function LookFields({ saved, children }: { saved: UploadedImage | null; children?: ReactNode }) {
  const { control, formState } = useBuildForm();
  const { errors } = formState;
  const shown = useWatch({ control, name: 'mainImageUrl' });
  const { colours, setUploaded } = useImageColours(shown, saved);
  return (
    <Card heading="Look" lead="Choose any colors: they are adjusted where text would be hard to read.">
      <div className="grid gap-5">
        <div>
          <Field label={coinFields.mainImageUrl.label} aside="Optional" error={errors.mainImageUrl?.message}>
            <Controller
              control={control}
              name="mainImageUrl"
              render={({ field }) => <CoinImageDrop {...field} onUploaded={setUploaded} />}
            />
          </Field>
          <PaletteOffer key={shown} colours={colours} />
          {children}
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
