import { connect, type Socket } from 'node:net';

const headOf = (origin: string, head: string[]): string =>
  [...head, `host: ${new URL(origin).host}`, '', ''].join('\r\n');

const open = (origin: string): Socket =>
  connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);

/**
 * For tests: sends a request (`head`: its first line and its headers) as a simple client does, which reads only when it
 * has sent everything. Resolves with the whole response, as it was received until the connection ended.
 */
export function sendThenRead(origin: string, head: string[], body: Buffer | string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = open(origin);
  let received = '';
  socket.once('close', () => resolve(received));
  socket.write(headOf(origin, head));
  socket.write(body, () => {
    socket.on('data', (bytes) => {
      received += bytes.toString();
      const length = /^content-length: (\d+)/im.exec(received)?.[1];
      const content = received.split('\r\n\r\n').slice(1).join('\r\n\r\n');
      // A kept connection stays open.
      if (length !== undefined && Buffer.byteLength(content) >= Number(length)) socket.end();
    });
  });
  return promise;
}

/** For tests: sends a byte of the body every 100 ms. Resolves with the response when the connection is closed. */
export function sendSlowly(origin: string, head: string[]): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = open(origin);
  let received = '';
  socket.write(headOf(origin, head));
  const sending = setInterval(() => socket.write('a'), 100);
  socket.on('data', (bytes) => void (received += bytes.toString()));
  socket.once('close', () => {
    clearInterval(sending);
    resolve(received);
  });
  return promise;
}

/** The status and the envelope's Error of a response. */
export const statusAndCode = (response: string): [number, string | undefined] => [
  Number(/^HTTP\/1.1 (\d+)/.exec(response)?.[1]),
  /"Error":"(\w+)"/.exec(response)?.[1],
];
