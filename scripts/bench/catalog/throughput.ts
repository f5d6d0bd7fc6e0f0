import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const connections = 16;
const warmUpMs = 1_000;
const countedMs = 4_000;

/** Bytes of the answer that begins in `part`; its head has to be in one piece, as it is on one machine. */
function lengthOf(part: Buffer): number {
  const end = part.indexOf('\r\n\r\n') + 4;
  const head = part.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`Not an answer: ${head.slice(0, 200)}`);
  return end + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

/** Asks again as soon as an answer is there. Answers are counted, not read: asking must cost less than answering. */
function ask(address: URL, onAnswer: () => void): Socket {
  const request = `GET ${address.pathname}${address.search} HTTP/1.1\r\nHost: ${address.host}\r\n\r\n`;
  let missing = 0;
  const socket = connect(Number(address.port), address.hostname, () => socket.write(request));
  socket.on('data', (part: Buffer) => {
    if (missing === 0) missing = lengthOf(part);
    missing -= part.length;
    if (missing > 0) return;
    onAnswer();
    socket.write(request);
  });
  return socket;
}

/** Requests per second over 16 connections, each with one request at a time. */
export async function requestsPerSecond(address: string): Promise<number> {
  let answers = 0;
  const sockets = Array.from({ length: connections }, () => ask(new URL(address), () => (answers += 1)));
  await pause(warmUpMs);
  const before = answers;
  const start = performance.now();
  await pause(countedMs);
  const rate = ((answers - before) * 1_000) / (performance.now() - start);
  for (const socket of sockets) socket.destroy();
  return rate;
}
