import { sendMail } from '../testing/send-mail.ts';
import { type RunningSandbox, startTestSandbox } from '../testing.ts';
import type { describeMail } from './mail-body.ts';

type Mail = ReturnType<typeof describeMail>;

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

const rich = `From: Vidya <no-reply@vidya.example>
To: Asha <asha@example.com>
Subject: =?UTF-8?B?4KSo4KSu4KS44KWN4KSk4KWH?= <b>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain; charset=utf-8

Open https://vidya.example/reset?token=abc
--inner
Content-Type: text/html; charset=utf-8

<p>Open <a href="https://vidya.example/reset?token=abc">this</a></p><script>steal()</script><img src="cid:logo">
--inner--
--outer
Content-Type: text/plain; name="invoice.txt"
Content-Disposition: attachment; filename="invoice.txt"

Paid
--outer
Content-Type: image/png
Content-ID: <logo>
Content-Transfer-Encoding: base64

iVBORw0KGgo=
--outer--`;

const plain = (subject: string) => `From: no-reply@vidya.example\nSubject: ${subject}\n\nHello`;

async function list(to = ''): Promise<Mail[]> {
  return (await (await fetch(`${sandbox.address}/inbox.json?to=${encodeURIComponent(to)}`)).json()) as Mail[];
}
const read = async (path: string) => {
  const response = await fetch(sandbox.address + path);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

test('keeps a mail with its texts, headers and attachments, hidden recipients included', async () => {
  const response = await sendMail(sandbox.smtpPort, { to: ['Asha@example.com', 'hidden@example.com'], message: rich });
  expect(response).toMatch(/^250 /);
  expect(await list('ASHA')).toMatchObject([
    {
      from: 'no-reply@vidya.example',
      to: ['asha@example.com', 'hidden@example.com'],
      subject: 'नमस्ते <b>',
      text: expect.stringContaining('token=abc') as string,
      html: expect.stringContaining('<a href') as string,
      headers: expect.arrayContaining([{ name: 'To', value: 'Asha <asha@example.com>' }]) as [],
      attachments: [{ filename: 'invoice.txt', mimeType: 'text/plain' }, { mimeType: 'image/png' }],
    },
  ]);
});

test('shows the newest first and finds by recipient', async () => {
  await sendMail(sandbox.smtpPort, { to: ['a@example.com'], message: plain('one') });
  await sendMail(sandbox.smtpPort, { to: ['b@example.com'], message: plain('two') });
  expect((await list()).map(({ subject }) => subject)).toEqual(['two', 'one']);
  expect((await list('a@example')).map(({ subject }) => subject)).toEqual(['one']);
  const { text } = await read('/inbox?to=b%40example.com');
  expect(text).toContain('>two</a>');
  expect(text).not.toContain('>one</a>');
});

test('shows a mail without letting it run anything', async () => {
  await sendMail(sandbox.smtpPort, { to: ['a@example.com'], message: rich });
  const [mail] = await list();
  const page = await read(`/inbox/${mail?.id}`);
  expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.text).toContain('नमस्ते &lt;b&gt;');
  const body = await read(`/inbox/${mail?.id}/body`);
  expect(body.headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox allow-popups/);
  expect(body.text).toContain('src="data:image/png;base64,iVBORw0KGgo="');
  const attachment = await read(`/inbox/${mail?.id}/attachments/0`);
  expect(attachment.text).toContain('Paid');
  expect(attachment.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''invoice.txt");
});

test('is emptied, and answers 404 for what it does not have', async () => {
  await sendMail(sandbox.smtpPort, { to: ['a@example.com'], message: plain('one') });
  const [mail] = await list();
  expect((await fetch(`${sandbox.address}/inbox`, { method: 'DELETE' })).status).toBe(204);
  expect(await list()).toEqual([]);
  for (const path of ['', '/body', '/attachments/0']) {
    expect((await read(`/inbox/${mail?.id}${path}`)).status).toBe(404);
  }
});

test('still has its mails after a restart', async () => {
  const { dataDir } = sandbox;
  await sendMail(sandbox.smtpPort, { to: ['a@example.com'], message: plain('kept') });
  const second = await startTestSandbox({ SANDBOX_DATA_DIR: dataDir });
  const mails = (await (await fetch(`${second.address}/inbox.json`)).json()) as Mail[];
  await second.stop();
  expect(mails).toMatchObject([{ subject: 'kept' }]);
});
