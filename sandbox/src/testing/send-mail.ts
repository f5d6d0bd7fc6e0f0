import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';

interface Letter {
  from?: string;
  to: string[];
  message: string;
}

/** Sends a mail by SMTP over a real socket. Returns the server's last reply about it. */
export async function sendMail(
  port: number,
  { from = 'no-reply@vidya.example', to, message }: Letter,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();

  async function say(command?: string): Promise<string> {
    if (command !== undefined) socket.write(`${command}\r\n`);
    for (;;) {
      const { value } = (await lines.next()) as { value: string };
      // A hyphen after the code means that more lines follow.
      if (value[3] !== '-') return value;
    }
  }

  await say();
  await say('EHLO test');
  await say(`AUTH PLAIN ${btoa('\0anybody\0anything')}`);
  await say(`MAIL FROM:<${from}>`);
  for (const address of to) await say(`RCPT TO:<${address}>`);
  await say('DATA');
  const response = await say(`${message.replaceAll(/\r?\n/g, '\r\n')}\r\n.`);
  socket.end('QUIT\r\n');
  await once(socket, 'close');
  return response;
}
