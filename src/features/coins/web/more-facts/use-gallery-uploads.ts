import { useEffect, useRef, useState } from 'react';
import type { ImageRefusal } from '../../../../web/ui/upload/image-upload.ts';
import { checkImage } from '../../../uploads/web/check-image.ts';
import { explainUpload, uploadImage } from '../../../uploads/web/upload-image.ts';

/** An upload in progress, or one that was refused. */
export interface GalleryUpload {
  readonly id: number;
  readonly fileName: string;
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

  const send = async (id: number, file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    try {
      const refusal = await checkImage(file);
      if (refusal) return change(id, { refusal });
      const { url } = await uploadImage(file, (fraction) => change(id, { fraction }), signal);
      if (signal.aborted) return;
      uploaded.current(url);
      dismiss(id);
    } catch (error) {
      if (!signal.aborted) change(id, { refusal: explainUpload(error) });
    }
  };

  const inProgress = uploads.filter(({ refusal }) => refusal === null);
  const add = (files: readonly File[]) => {
    const taken = files.slice(0, Math.max(0, room - inProgress.length));
    setLeftOut(files.length - taken.length);
    for (const file of taken) {
      const id = nextId.current;
      nextId.current += 1;
      const controller = new AbortController();
      const preview = URL.createObjectURL(file);
      running.current.set(id, controller);
      setUploads((all) => [...all, { id, fileName: file.name, preview, fraction: 0, refusal: null }]);
      last.current = last.current.then(() => send(id, file, controller.signal));
      controller.signal.addEventListener('abort', () => URL.revokeObjectURL(preview), { once: true });
    }
  };

  return {
    uploads,
    /** How many of the last choice did not fit. */
    leftOut,
    /** Whether another picture can be chosen. */
    hasRoom: room > inProgress.length,
    add,
    /** Ends an upload, or forgets one that was refused. */
    dismiss,
  };
}
