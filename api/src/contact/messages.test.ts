import { answerMessage, getMessage, listMessages, markMessage } from '@vidya/contracts/calls/contact';
import { limits } from '@vidya/contracts/rules/limits';
import { apiMessages } from '@vidya/contracts/texts/api-messages';
import { texts } from '@vidya/contracts/texts/texts';
import { auditLog, contactMessages } from '../database/tables/schema-site.ts';
import type { Person, TestApi } from '../testing/api.ts';
import { inDays } from '../testing/samples.ts';
import { sharedApi } from '../testing/shared-api.ts';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  admin = await api.signIn({ role: 'ADMIN', fullName: 'Nandini Bose' });
});
afterAll(() => api.close());

type StoredMessage = Partial<typeof contactMessages.$inferInsert>;
const written = { name: 'Uma Das', email: 'uma@vidya.example', phone: '9876543210', subject: 'Invoices' };

async function add(given: StoredMessage = {}): Promise<string> {
  const [row] = await api.db
    .insert(contactMessages)
    .values({ ...written, message: 'Where do I find mine?\n\nThank you.', ...given })
    .returning();
  return row!.id;
}
const list = async (query: object = {}) => (await api.inject(listMessages, { query, as: admin })).body;
const names = async (query: object) => (await list(query)).Data?.map(({ name }) => name);
const answer = (messageId: string, body: string, as = admin) =>
  api.inject(answerMessage, { params: { messageId }, body: { body }, as });
const mark = (messageId: string, isAnswered: boolean) =>
  api.inject(markMessage, { params: { messageId }, body: { isAnswered }, as: admin });
const entries = () => api.db.select().from(auditLog);

describe('the list', () => {
  it('holds the newest first, open and answered apart, with how many there are of both', async () => {
    await add({ name: 'Old', createdAt: inDays(-3) });
    await add({ name: 'Done', createdAt: inDays(-2), answeredAt: inDays(-1), answeredBy: admin.id, answer: 'Yes.' });
    await add({ name: 'New', createdAt: inDays(-1) });
    expect(await names({})).toEqual(['New', 'Done', 'Old']);
    expect(await list({ state: 'open' })).toMatchObject({ Total: 2, Meta: { open: 2, answered: 1 } });
    expect(await names({ state: 'open' })).toEqual(['New', 'Old']);
    const answered = await list({ state: 'answered' });
    expect(answered).toMatchObject({ Total: 1, Data: [{ answer: { by: 'Nandini Bose', body: 'Yes.' } }] });
  });

  it('comes a page at a time', async () => {
    for (let index = 0; index < 5; index += 1) await add({ name: `Writer ${index}`, createdAt: inDays(-index) });
    expect(await names({ limit: 2, page: 2 })).toEqual(['Writer 2', 'Writer 3']);
    expect((await list({ limit: 2, page: 3 })).Total).toBe(5);
    expect(await names({ page: 9 })).toEqual([]);
  });

  it.each([
    ['uma d', 'in a name'],
    ['UMA@vidya', 'in an address'],
    ['invoic', 'in a subject'],
    ['find mine?', 'in the words'],
  ])('finds %s %s, taken literally', async (q) => {
    await add();
    await add({ name: 'Ravi', email: 'ravi@vidya.example', subject: 'Hello', message: '100%_off\\' });
    expect(await names({ q })).toEqual(['Uma Das']);
    expect(await names({ q: '%_o' })).toEqual(['Ravi']);
    expect(await names({ q: '_' })).toEqual(['Ravi']);
    expect(await names({ q: '\\' })).toEqual(['Ravi']);
  });

  it.each([{ state: 'other' }, { page: 0 }, { page: 'x' }, { limit: 1_000 }, { q: 'x'.repeat(300) }])(
    'refuses %j',
    async (query) => {
      expect((await api.inject(listMessages, { query: query as object, as: admin })).status).toBe(400);
    },
  );
});

describe('an answer', () => {
  it('is mailed with the question below it, kept, and written down without a word of it', async () => {
    const messageId = await add({ subject: 'Invoices', createdAt: new Date('2026-11-20T20:00:00Z') });
    const sent = await answer(messageId, '  In your purchase history.\n\nBye, <b>N.</b> ');
    expect(sent).toMatchObject({
      status: 200,
      body: {
        Message: texts.admin.answerSent,
        Data: { answer: { by: 'Nandini Bose', body: 'In your purchase history.\n\nBye, <b>N.</b>' } },
      },
    });
    await api.jobs.drain();
    expect(api.mails).toHaveLength(1);
    expect(api.mails[0]).toMatchObject({
      to: 'uma@vidya.example',
      replyTo: 'hello@vidya.example',
      subject: 'Re: Invoices',
      text: 'Hello Uma Das,\n\nIn your purchase history.\n\nBye, <b>N.</b>\n\nVidya\n\nYou wrote on 21 Nov 2026:\n> Where do I find mine?\n>\n> Thank you.',
    });
    expect(api.mails[0]!.html).toContain('Bye, &lt;b&gt;N.&lt;/b&gt;');
    expect(await entries()).toEqual([
      expect.objectContaining({
        actorId: admin.id,
        action: 'message.answered',
        subjectKind: 'message',
        subjectId: messageId,
        details: {},
      }),
    ]);
  });

  it('is refused when somebody else was faster, and mails nothing', async () => {
    const messageId = await add();
    const other = await api.signIn({ role: 'ADMIN', fullName: 'Kavita Menon' });
    const both = await Promise.all([answer(messageId, 'First.'), answer(messageId, 'Second.', other)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(both.find(({ status }) => status === 409)?.body.Message).toBe(apiMessages.contact.alreadyAnswered);
    await api.jobs.drain();
    expect([api.mails.length, (await entries()).length]).toEqual([1, 1]);
  });

  it.each([
    [' \n', texts.admin.answerMissing],
    ['x'.repeat(limits.replyMax + 1), texts.admin.answerLong],
  ])('is refused when it is blank or too long: %#', async (body, message) => {
    expect(await answer(await add(), body)).toMatchObject({ status: 400, body: { Message: message } });
    await api.jobs.drain();
    expect([api.mails, await entries()]).toEqual([[], []]);
  });

  it('starts no header of its own, whatever the subject was', async () => {
    await answer(await add({ subject: 'Hi\r\nBcc: all@vidya.example', email: 'uma@vidya.example' }), 'Hello.');
    await api.jobs.drain();
    expect(api.mails[0]!.subject).toBe('Re: Hi Bcc: all@vidya.example');
  });
});

describe('a mark', () => {
  it('closes what needs no answer and opens it again, each time with an entry', async () => {
    const messageId = await add();
    expect((await mark(messageId, true)).body.Data?.answer).toMatchObject({ by: 'Nandini Bose', body: '' });
    expect((await mark(messageId, true)).status).toBe(200);
    expect((await mark(messageId, false)).body.Data?.answer).toBeNull();
    const found = (await entries()).map(({ action, details }) => [action, details]);
    expect(found).toEqual([
      ['message.marked', { isAnswered: true }],
      ['message.marked', { isAnswered: false }],
    ]);
    await api.jobs.drain();
    expect(api.mails).toEqual([]);
  });

  it('forgets nothing that was mailed before', async () => {
    const messageId = await add();
    await answer(messageId, 'One.');
    expect((await mark(messageId, false)).body.Data).toMatchObject({ answer: null, earlierAnswer: 'One.' });
    const again = await answer(messageId, 'Two.');
    expect(again.body.Data).toMatchObject({ answer: { body: 'One.\n\nTwo.' }, earlierAnswer: '' });
  });
});

it('says when there is no such message', async () => {
  const params = { messageId: 'ce0a7a9e-0000-4000-8000-000000000000' };
  const missing = { status: 404, body: { Message: texts.admin.messageMissing } };
  expect(await api.inject(getMessage, { params, as: admin })).toMatchObject(missing);
  expect(await answer(params.messageId, 'Hello')).toMatchObject(missing);
  expect(await mark('x', true)).toMatchObject(missing);
});
