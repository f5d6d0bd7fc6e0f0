import { createHash } from 'node:crypto';
import { type ContactForm, getCaptcha, sendUsMessage } from '@vidya/contracts/calls/contact';
import { texts } from '@vidya/contracts/texts/texts';
import { contactMessages } from '../database/tables/schema-site.ts';
import type { TestApi } from '../testing/api.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

/** Solves a challenge as the browser does: tries numbers until the hash matches. */
async function solve(): Promise<string> {
  const { algorithm, challenge, maxnumber, salt, signature } = (await api.inject(getCaptcha)).body.Data!;
  for (let number = 0; number <= maxnumber; number += 1) {
    const hash = createHash('sha256').update(`${salt}${number}`).digest('hex');
    if (hash === challenge) return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }));
  }
  throw new Error('No number solves the challenge');
}

const form: ContactForm = {
  name: 'Asha Rao',
  email: 'asha@vidya.example',
  phone: '98765 43210',
  subject: 'Invoices\r\nBcc: everybody@vidya.example',
  message: 'Where do I find mine?\nThank you.',
  captchaToken: 'none',
};

it('keeps a message and mails it, without line breaks where headers are made', async () => {
  const answer = await api.inject(sendUsMessage, { body: { ...form, captchaToken: await solve() } });
  expect(answer).toMatchObject({ status: 200, body: { Message: texts.contact.received } });
  const subject = 'Invoices Bcc: everybody@vidya.example';
  expect(await api.db.select().from(contactMessages)).toEqual([
    expect.objectContaining({ phone: '9876543210', subject, message: form.message }),
  ]);
  await api.jobs.drain();
  expect(api.mails).toHaveLength(2);
  expect(api.mails).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ to: 'hello@vidya.example', replyTo: form.email, subject: `Contact: ${subject}` }),
      expect.objectContaining({ to: form.email, subject: 'We received your message' }),
    ]),
  );
});

it('keeps a message once that was sent again, with another captcha, because its response was lost', async () => {
  const as = await api.visitor();
  const headers = { 'idempotency-key': 'contact-1234567890' };
  const send = async () => api.inject(sendUsMessage, { as, headers, body: { ...form, captchaToken: await solve() } });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  expect(await api.db.select().from(contactMessages)).toHaveLength(1);
});

it('stores and mails a message without what no database can hold', async () => {
  const message = 'Half a sign: \ud83d and none:\0';
  const answer = await api.inject(sendUsMessage, { body: { ...form, message, captchaToken: await solve() } });
  expect(answer.status).toBe(200);
  const [stored] = await api.db.select().from(contactMessages);
  expect(stored?.message).toBe('Half a sign:  and none:');
});

it('acknowledges once an hour, and carries nobody’s words to an address that is not proven', async () => {
  const written = { ...form, name: 'Win at prizes.example', subject: 'Prizes', message: 'Click <b>here</b>' };
  await api.inject(sendUsMessage, { body: { ...written, captchaToken: await solve() } });
  await api.inject(sendUsMessage, {
    body: { ...written, email: form.email.toUpperCase(), captchaToken: await solve() },
  });
  await api.jobs.drain();
  const ours = api.mails.filter((mail) => mail.to === 'hello@vidya.example');
  expect(ours).toHaveLength(2);
  expect(ours[0]?.html).toContain('Click &lt;b&gt;here&lt;/b&gt;');
  const acknowledgements = api.mails.filter((mail) => mail.to !== 'hello@vidya.example');
  expect(acknowledgements).toHaveLength(1);
  expect(JSON.stringify(acknowledgements)).not.toMatch(/prizes|click/i);
});

it('acknowledges one of two messages that come at once', async () => {
  const tokens = [await solve(), await solve()];
  await Promise.all(tokens.map((captchaToken) => api.inject(sendUsMessage, { body: { ...form, captchaToken } })));
  await api.jobs.drain();
  expect(api.mails.filter(({ to }) => to === form.email)).toHaveLength(1);
});

it('takes each solved captcha once, and no made-up one', async () => {
  const captchaToken = await solve();
  expect((await api.inject(sendUsMessage, { body: { ...form, captchaToken } })).status).toBe(200);
  const again = await api.inject(sendUsMessage, { body: { ...form, captchaToken } });
  expect(again).toMatchObject({ status: 400, body: { Message: texts.validation.captchaRequired } });
  expect((await api.inject(sendUsMessage, { body: form })).status).toBe(400);
  expect(await api.db.select().from(contactMessages)).toHaveLength(1);
});

it.each([
  [{ ...form, name: ' ' }, 'name is required!'],
  [{ ...form, captchaToken: '' }, texts.validation.captchaRequired],
  [{ ...form, email: 'asha' }, texts.validation.contactEmailInvalid],
  [{ ...form, phone: '12345' }, texts.validation.phoneInvalid],
])('refuses a form in the words of the specification: %#', async (body, message) => {
  expect(await api.inject(sendUsMessage, { body })).toMatchObject({ status: 400, body: { Message: message } });
});
