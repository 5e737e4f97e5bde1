const devices: Record<string, string> = { phone: 'Phones', tablet: 'Tablets', desktop: 'Desktops' };

/** A source as it is shown; a reader may come without one. */
export function sourceName(source: string): string {
  return source === '' ? 'Direct or not told' : source;
}

export function deviceName(device: string): string {
  return devices[device] ?? device;
}

/** The English name of a country or language beside its code; the code alone where it has none. */
export function codeName(code: string, type: 'region' | 'language'): { name: string; code?: string } {
  try {
    const name = new Intl.DisplayNames('en', { type, fallback: 'none' }).of(code);
    return name === undefined ? { name: code } : { name, code };
  } catch {
    // It has not even the form of a code.
    return { name: code };
  }
}
