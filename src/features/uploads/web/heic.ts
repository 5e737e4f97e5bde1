const kinds = new Set(['image/heic', 'image/heif']);

/** By its type, or its name where the system does not know the type. */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return kinds.has(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** A HEIC picture as PNG; null where this browser cannot read it. */
export async function heicToPng(file: File): Promise<File | null> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return png && new File([png], `${file.name}.png`, { type: 'image/png' });
  } catch {
    return null;
  }
}
