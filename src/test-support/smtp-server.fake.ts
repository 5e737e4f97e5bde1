import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server that keeps what it takes.
 * @param options.isDown turns every caller away until it is mended
 * @param options.refusals how many recipients it refuses before it takes one
 */
export async function startSmtpServer({ isDown = false, refusals = 0 } = {}) {
  const received: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, done) {
      done(isDown ? Object.assign(new Error('down'), { responseCode: 421 }) : null);
    },
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
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusedSoFar: () => refused,
    /** Takes everything from now on. */
    mend() {
      isDown = false;
      refusals = 0;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
