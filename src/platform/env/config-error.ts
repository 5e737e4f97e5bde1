/** A setting that cannot be used; the start stops with its message. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
