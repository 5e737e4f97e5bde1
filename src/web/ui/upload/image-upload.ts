import { useEffect, useRef, useState } from 'react';
import { notifyError } from '../feedback/notify.ts';

/** Why an image was not taken: a short text and a line that says what to do. */
export interface ImageRefusal {
  text: string;
  detail: string;
  /** A further line. */
  note?: string;
  /** Whether a smaller copy of the same image would be taken. */
  canFit?: boolean;
}

/** An image that was made smaller. */
export interface FittedImage {
  file: File;
  /** What became of it, e.g. `1200 × 900 → 512 × 384`. */
  change: string;
}

/**
 * Sends an image.
 * @param onProgress takes the part that has arrived, 0 to 1.
 * @returns the image's address, and what its owner should know of it
 */
export type UploadImage = (
  file: File,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
) => Promise<{ url: string; note?: string | undefined }>;

type UploadState =
  /** `change` is what became of the image that was sent last, if it was made to fit; `note` what the service says of it. */
  | { step: 'idle'; change?: string | undefined; note?: string | undefined }
  | { step: 'sending'; preview: string; fraction: number; change?: string | undefined }
  | { step: 'refused'; refusal: ImageRefusal; file: File; isFitting?: true };

interface ImageUploadOptions {
  upload: UploadImage;
  check: (file: File) => Promise<ImageRefusal | null>;
  makeItFit: (file: File) => Promise<FittedImage>;
  explain: (error: unknown) => ImageRefusal;
  onUploaded: (url: string) => void;
}

/** One upload at a time: taking another file, forgetting it, or leaving the screen ends the one under way. */
export function useImageUpload({ upload, check, makeItFit, explain, onUploaded }: ImageUploadOptions) {
  const [state, setState] = useState<UploadState>({ step: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const forget = () => {
    running.current?.abort();
    running.current = null;
    setState({ step: 'idle' });
  };
  const start = () => {
    forget();
    running.current = new AbortController();
    return running.current.signal;
  };
  const refuse = (file: File, refusal: ImageRefusal, signal: AbortSignal) => {
    if (signal.aborted) return;
    setState({ step: 'refused', refusal, file });
    notifyError(refusal.text, refusal.detail);
  };

  const send = async (file: File, signal: AbortSignal, change?: string) => {
    const preview = URL.createObjectURL(file);
    const advance = (fraction: number) => {
      if (!signal.aborted) setState({ step: 'sending', preview, fraction, change });
    };
    try {
      advance(0);
      const { url, note } = await upload(file, advance, signal);
      if (signal.aborted) return;
      onUploaded(url);
      setState({ step: 'idle', change, note });
    } catch (error) {
      refuse(file, explain(error), signal);
    } finally {
      URL.revokeObjectURL(preview);
    }
  };

  const take = async (file: File) => {
    const signal = start();
    const refusal = await check(file);
    if (refusal) refuse(file, refusal, signal);
    else if (!signal.aborted) await send(file, signal);
  };

  const fit = async (file: File, refusal: ImageRefusal) => {
    const signal = start();
    setState({ step: 'refused', refusal, file, isFitting: true });
    try {
      const fitted = await makeItFit(file);
      if (!signal.aborted) await send(fitted.file, signal, fitted.change);
    } catch (error) {
      refuse(file, explain(error), signal);
    }
  };

  return {
    state,
    forget,
    take: (file: File | undefined) => void (file && take(file)),
    /** Makes the refused image smaller and sends it. */
    fit: () => void (state.step === 'refused' && fit(state.file, state.refusal)),
  };
}
