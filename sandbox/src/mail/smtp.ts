import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

const largestMailBytes = 25 * 1024 * 1024;

/** A mail server that accepts every mail for every recipient and delivers it to the inbox. */
export function createMailServer(mailbox: Mailbox, { host, port }: { host: string; port: number }) {
  const server = new SMTPServer({
    banner: 'Vidya sandbox',
    size: largestMailBytes,
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // A client that keeps its connection must not delay the stop.
    closeTimeout: 500,
    onAuth: ({ username }, _session, accept) => accept(null, { user: username ?? 'anybody' }),
    onData(stream, session, response) {
      receive(mailbox, stream, session).then(
        () => response(),
        (error: unknown) => response(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that disconnects during a mail must not end the process.
  server.on('error', (error) => console.error('Mail server:', error.message));

  return {
    /** Starts; returns the port, which is new information if the configured port is 0. */
    async start(): Promise<number> {
      const listening = server.listen(port, host);
      await once(listening, 'listening');
      return (listening.address() as AddressInfo).port;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function receive(mailbox: Mailbox, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw Object.assign(new Error('The mail is too large'), { responseCode: 552 });
  const { mailFrom, rcptTo } = session.envelope;
  await mailbox.accept(raw, { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) });
}
