import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Nginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** One nginx worker that sends `bytes`, as they are, as a Brotli-encoded page with an ETag. */
export async function startNginx(folder: string, bytes: Buffer): Promise<Nginx> {
  const port = await freePort();
  await mkdir(join(folder, 'www'), { recursive: true });
  await writeFile(join(folder, 'www', 'page'), bytes);
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${folder}/www;
    location = /page { default_type "text/html; charset=utf-8"; add_header Content-Encoding br; add_header Vary Accept-Encoding; etag on; }
  }
}`,
  );
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/page`;
  await answering(url);
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error(`nginx does not answer at ${url}`);
}
