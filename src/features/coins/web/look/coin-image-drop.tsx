import type { ComponentProps } from 'react';
import { ImageDrop } from '../../../../web/ui/upload/image-drop.tsx';
import { imageAccept, imageKinds, imageSideLimit, type UploadedImage } from '../../../uploads/contract.ts';
import { checkImage } from '../../../uploads/web/check-image.ts';
import { makeItFit } from '../../../uploads/web/make-it-fit.ts';
import { explainUpload, uploadImage } from '../../../uploads/web/upload-image.ts';

interface CoinImageDropProps extends Pick<
  ComponentProps<typeof ImageDrop>,
  'value' | 'onChange' | 'onBlur' | 'disabled' | 'ref'
> {
  /** Gets what is known of an image once the service has it, before `onChange`. */
  onUploaded?: (uploaded: UploadedImage) => void;
}

/** The coin's main image: sent as it is chosen, made to fit where it is too large. */
export function CoinImageDrop({ onUploaded, ...drop }: CoinImageDropProps) {
  return (
    <ImageDrop
      {...drop}
      upload={async (file, onProgress, signal) => {
        const uploaded = await uploadImage(file, onProgress, signal);
        onUploaded?.(uploaded);
        return uploaded;
      }}
      check={checkImage}
      makeItFit={makeItFit}
      explain={explainUpload}
      hint={`${imageKinds}, up to ${imageSideLimit}×${imageSideLimit} pixels`}
      accept={imageAccept}
    />
  );
}
