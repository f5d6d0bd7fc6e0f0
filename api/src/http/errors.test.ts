import { randomUUID } from 'node:crypto';
import { sendUsMessage } from '@vidya/contracts/calls/contact';
import { register, updatePassword } from '@vidya/contracts/calls/sign-in';
import Fastify from 'fastify';
import { lectureNotes } from '../database/tables/schema-learning.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { mapErrors } from './errors.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const long = 'a'.repeat(100_000);

it('says which field is too long in words for people', async () => {
  const account = { fullName: long, email: 'asha@vidya.example', password: 'monsoon' };
  const password = { currPassword: long, newPassword: 'monsoon' };
  const letter = { name: 'Asha', email: '', phone: '', subject: '', message: long, captchaToken: '' };
  const answers = [
    await api.inject(register, { body: account }),
    await api.inject(updatePassword, { as: await api.signIn(), body: password }),
    await api.inject(sendUsMessage, { body: letter }),
  ];
  expect(answers.map(({ status, body }) => [status, body.Error, body.Message])).toEqual([
    [400, 'ValidationError', 'Full Name Is Too Long'],
    [400, 'ValidationError', 'Current Password Is Too Long'],
    [400, 'ValidationError', 'Message Is Too Long'],
  ]);
});

it('names the field of any other value that does not fit', async () => {
  const password = { currPassword: 5 as never, newPassword: 'monsoon' };
  const { status, body } = await api.inject(updatePassword, { as: await api.signIn(), body: password });
  expect([status, body.Message]).toEqual([400, 'Current Password Must Be Text']);
});

it.each(['ENOSPC', 'EDQUOT'])('says that there is no room for files: %s', async (code) => {
  const app = Fastify();
  mapErrors(app);
  const full = Object.assign(new Error(`${code}: no space left on device, write`), { code });
  app.get('/full', () => Promise.reject(full));
  app.get('/wrapped', () => Promise.reject(new Error('could not keep the file', { cause: full })));
  for (const path of ['/full', '/wrapped']) {
    const response = await app.inject(path);
    expect(response.statusCode).toBe(507);
    expect(response.json()).toMatchObject({
      Success: false,
      Message: 'There Is No Room For Files At The Moment, Please Try Again Later',
      Error: 'NoRoom',
    });
  }
  await app.close();
});

it('finds nothing where a lecture is deleted before a row that references it is inserted', async () => {
  const { id: userId } = await api.signIn();
  const app = Fastify();
  mapErrors(app);
  const note = { userId, lectureId: randomUUID(), atSeconds: 1, body: 'Read this again' };
  app.get('/direct', () => api.db.insert(lectureNotes).values(note));
  app.get('/transaction', () => api.db.transaction((tx) => tx.insert(lectureNotes).values(note)));
  for (const path of ['/direct', '/transaction']) {
    const response = await app.inject(path);
    expect([response.statusCode, response.json()]).toMatchObject([404, { Success: false, Error: 'NotFound' }]);
  }
  await app.close();
});
