import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine; `accept` says whether it takes a mail to this address, which it then adds to `sentTo`. */
export async function startMailServer(accept: (to: string) => boolean = () => true) {
  const sentTo: string[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData(stream, { envelope }, response) {
      const to = envelope.rcptTo[0]?.address ?? '';
      stream.resume().once('end', () => {
        if (!accept(to)) return response(Object.assign(new Error('Not now'), { responseCode: 451 }));
        sentTo.push(to);
        response();
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    /** The addresses of all mails that were accepted, in their order. */
    sentTo,
    connections: () => connections,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
