import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real S3 server for tests, with one bucket. */
export interface TestS3Server {
  /** Address of the bucket as `STORAGE_URL` takes it. */
  readonly url: string;
  /** What the client must find in the environment. */
  readonly env: { readonly AWS_ACCESS_KEY_ID: string; readonly AWS_SECRET_ACCESS_KEY: string };
  close(): Promise<void>;
}

const program = `
  const S3rver = require('s3rver');
  const options = { address: '127.0.0.1', port: 0, silent: true, directory: process.argv[1] };
  new S3rver({ ...options, configureBuckets: [{ name: 'files' }] }).run().then(({ port }) => console.log(port));
`;

/** Starts an S3 server on a free port. */
export async function startTestS3Server(): Promise<TestS3Server> {
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  // Its paging needs a cipher that OpenSSL offers only on request, hence a process of its own.
  const server = spawn(process.execPath, ['--openssl-legacy-provider', '-e', program, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => server.once('exit', () => done()));
  const port = await new Promise<number>((resolve, reject) => {
    server.stdout.once('data', (line: Buffer) => resolve(Number(line)));
    server.once('exit', () => reject(new Error('the S3 server did not start')));
  });
  return {
    url: `s3://files?endpoint=http://127.0.0.1:${port}&region=us-east-1`,
    env: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    close: async () => {
      server.kill();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}
