import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../feedback/notify.ts';

/** Why an image was not taken: a short text and a line that says what to do. */
export interface ImageRefusal {
  text: string;
  detail: string;
}

/**
 * Sends an image.
 * @param onProgress takes the part that has arrived, 0 to 1.
 * @returns the image's address.
 */
export type UploadImage = (
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<string>;

type UploadState =
  | { step: 'idle' }
  | { step: 'sending'; preview: string; fraction: number }
  | { step: 'refused'; refusal: ImageRefusal };

interface ImageUploadOptions {
  upload: UploadImage;
  check: (file: File) => Promise<ImageRefusal | null>;
  explain: (error: unknown) => ImageRefusal;
  onUploaded: (url: string) => void;
}

/** One upload at a time: taking another file, forgetting it, or leaving the screen ends the one under way. */
export function useImageUpload({ upload, check, explain, onUploaded }: ImageUploadOptions) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const forget = () => {
    running.current?.abort();
    running.current = null;
    setState({ step: 'idle' });
  };

  const send = async (file: File) => {
    forget();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const refuse = (refusal: ImageRefusal) => {
      if (signal.aborted) return;
      setState({ step: 'refused', refusal });
      notifyError(refusal.text, refusal.detail);
    };
    const refusal = await check(file);
    if (refusal) return refuse(refusal);
    if (signal.aborted) return;
    const preview = URL.createObjectURL(file);
    try {
      setState({ step: 'sending', preview, fraction: 0 });
      const advance = (fraction: number) => {
        if (!signal.aborted) setState({ step: 'sending', preview, fraction });
      };
      const url = await upload(file, advance, signal);
      if (signal.aborted) return;
      onUploaded(url);
      setState({ step: 'idle' });
    } catch (error) {
      refuse(explain(error));
    } finally {
      URL.revokeObjectURL(preview);
    }
  };

  return { state, forget, take: (file: File | undefined) => void (file && send(file)) };
}
