import type { Config } from '@react-router/dev/config';

/** The front end lives in `src/web`; every page is rendered on the server first. */
export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: true,
} satisfies Config;
