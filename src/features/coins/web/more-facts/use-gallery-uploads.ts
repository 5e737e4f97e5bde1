import { useEffect, useRef, useState } from 'react';
import type { ImageRefusal } from '../../../../web/ui/upload/image-upload.ts';
import { checkImage } from '../../../uploads/web/check-image.ts';
import { makeItFit } from '../../../uploads/web/make-it-fit.ts';
import { explainUpload, uploadImage } from '../../../uploads/web/upload-image.ts';

/** An upload in progress, or one that was refused. */
export interface GalleryUpload {
  readonly id: number;
  readonly file: File;
  /** Address of the file in this browser. */
  readonly preview: string;
  /** How much of it is sent, 0 to 1. */
  readonly fraction: number;
  /** Why it was refused; null while it is in progress. */
  readonly refusal: ImageRefusal | null;
}

interface GalleryUploadsOptions {
  /** How many more pictures the gallery can hold, uploads in progress not counted. */
  readonly room: number;
  /** Called with the path of each upload, in the order in which the files were chosen. */
  readonly onUploaded: (url: string) => void;
}

/** Uploads pictures one after the other, so that their order is kept; a refused one does not stop the rest. */
export function useGalleryUploads({ room, onUploaded }: GalleryUploadsOptions) {
  const [uploads, setUploads] = useState<readonly GalleryUpload[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [fitted, setFitted] = useState('');
  const last = useRef(Promise.resolve());
  const running = useRef(new Map<number, AbortController>());
  const nextId = useRef(0);
  const uploaded = useRef(onUploaded);
  useEffect(() => {
    uploaded.current = onUploaded;
  });
  useEffect(() => {
    const controllers = running.current;
    return () => controllers.forEach((controller) => controller.abort());
  }, []);

  const change = (id: number, changes: Partial<GalleryUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const dismiss = (id: number) => {
    running.current.get(id)?.abort();
    setUploads((all) => all.filter((upload) => upload.id !== id));
  };

  const send = async (
    id: number,
    file: File,
    signal: AbortSignal,
    prepare = async (chosen: File) => chosen,
  ) => {
    if (signal.aborted) return;
    try {
      const prepared = await prepare(file);
      const refusal = await checkImage(prepared);
      if (refusal) return change(id, { refusal });
      const { url, note } = await uploadImage(prepared, (fraction) => change(id, { fraction }), signal);
      if (signal.aborted) return;
      uploaded.current(url);
      if (note !== undefined) setFitted(`${file.name}: ${note}`);
      dismiss(id);
    } catch (error) {
      if (!signal.aborted) change(id, { refusal: explainUpload(error) });
    }
  };

  /** Makes an image that was refused for its size smaller, and sends it after the others. */
  const fit = ({ id, file }: GalleryUpload) => {
    const signal = running.current.get(id)?.signal;
    // A refused one takes no room, which others may have taken since.
    if (!signal || room <= inProgress.length) return;
    change(id, { refusal: null });
    last.current = last.current.then(() =>
      send(id, file, signal, async () => {
        const fitted = await makeItFit(file);
        if (!signal.aborted) setFitted(`${file.name} was made to fit: ${fitted.change}`);
        return fitted.file;
      }),
    );
  };

  const inProgress = uploads.filter(({ refusal }) => refusal === null);
  const add = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room - inProgress.length));
    setLeftOut(files.length - taken.length);
    setFitted('');
    for (const file of taken) {
      const id = nextId.current;
      nextId.current += 1;
      const controller = new AbortController();
      const preview = URL.createObjectURL(file);
      running.current.set(id, controller);
      setUploads((all) => [...all, { id, file, preview, fraction: 0, refusal: null }]);
      last.current = last.current.then(() => send(id, file, controller.signal));
      controller.signal.addEventListener('abort', () => URL.revokeObjectURL(preview), { once: true });
    }
  };

  return {
    uploads,
    /** How many of the last choice did not fit. */
    leftOut,
    /** What became of the last one that was made to fit, or moves no longer, in a sentence; or empty. */
    fitted,
    /** Whether another picture can be chosen. */
    hasRoom: room > inProgress.length,
    add,
    fit,
    /** Ends an upload, or forgets one that was refused. */
    dismiss,
  };
}
