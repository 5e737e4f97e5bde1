import { z } from 'zod';

/** An address that secrets are sent to, without a trailing slash: encrypted, unless it never leaves the machine. @param path which paths are allowed */
export function secureUrl(path = /^/) {
  return z
    .string()
    .refine((value) => {
      const url = URL.parse(value);
      if (!url || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
        return false;
      const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
      return (url.protocol === 'https:' || (isLocal && url.protocol === 'http:')) && path.test(url.pathname);
    })
    .transform((value) => value.replace(/\/{1,8}$/, ''));
}
