import { callMs } from './engine.ts';

interface Reply {
  id: number;
  type: 'success' | 'error';
  result: Record<string, unknown>;
  error?: string;
  message?: string;
}

export type Command = (method: string, params: object) => Promise<Record<string, unknown>>;

/** Connects by WebDriver BiDi: commands and their replies, no events. */
export async function connectBidi(address: string): Promise<{ command: Command; close: () => void }> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)));
  });
  const command: Command = (method, params) =>
    new Promise((resolve, reject) => {
      const id = (last += 1);
      const timer = setTimeout(() => reject(new Error(`${method} took longer than ${callMs} ms.`)), callMs);
      waiting.set(id, ({ type, result, error, message }) => {
        clearTimeout(timer);
        if (type === 'success') resolve(result);
        else reject(new Error(`${method}: ${error}, ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { command, close: () => socket.close() };
}
