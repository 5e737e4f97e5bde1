/** A year and every sub-domain, for an origin that is https; null for any other. */
export function strictTransportSecurity(origin: string): string | null {
  return origin.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : null;
}

/** What no page of ours asks of a browser. Writing to the clipboard and sharing stay as browsers allow them. */
export const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
