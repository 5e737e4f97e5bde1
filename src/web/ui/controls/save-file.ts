/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has begun once the click is through; the address is not needed after that.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
