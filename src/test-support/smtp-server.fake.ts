import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server that keeps what it takes. @param options.refusals how many recipients it refuses before it takes one. */
export async function startSmtpServer({ port = 0, refusals = 0 }) {
  const received: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo(_address, _session, done) {
      if (refused >= refusals) return done();
      refused += 1;
      done(Object.assign(new Error('nobody of that name'), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { port: bound } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    refusedSoFar: () => refused,
    /** Refuses nobody any more. */
    mend() {
      refusals = 0;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
