import { randomUUID } from 'node:crypto';
import { addNote } from '@vidya/contracts/calls/learning';
import { register } from '@vidya/contracts/calls/sign-in';
import { eq } from 'drizzle-orm';
import { lectureNotes } from '../../database/tables/schema-learning.ts';
import { users } from '../../database/tables/schema-people.ts';
import { idempotencyKeys } from '../../database/tables/schema-site.ts';
import { cleanUp } from '../../nightly-cleanup.ts';
import { type TestApi, testSecret } from '../../testing/api.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { createIdempotencyStore } from './idempotency.store.ts';
import { createIdempotency } from './idempotency.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

const stored = () => api.db.select().from(idempotencyKeys);

describe('a key', () => {
  async function learning() {
    const learner = await api.signIn();
    const { id: instructorId } = await api.signIn({ role: 'INSTRUCTOR' });
    const course = await addCourse(api.db, { instructorId });
    const lecture = await addLecture(api.db, { courseId: course.id });
    await enrol(api.db, { userId: learner.id, courseId: course.id });
    const params = { courseId: course.id, lectureId: lecture.id };
    const write = (text: string, key: string, as = learner) =>
      api.inject(addNote, {
        as,
        params,
        body: { atSeconds: 1, body: text },
        headers: { 'idempotency-key': key },
      });
    return { learner, course, params, write };
  }

  it('with other contents is refused, and creates nothing', async () => {
    const { write } = await learning();
    const key = randomUUID();
    await write('One', key);
    expect(await write('Other', key)).toMatchObject({ status: 422, body: { Error: 'IdempotencyKeyReused' } });
    expect(await api.db.select().from(lectureNotes)).toHaveLength(1);
  });

  it('is one person’s: another’s creates their own', async () => {
    const { write, course } = await learning();
    const other = await api.signIn();
    await enrol(api.db, { userId: other.id, courseId: course.id });
    const key = randomUUID();
    const [mine, theirs] = [await write('One', key), await write('One', key, other)];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(theirs.body.Data!._id).not.toBe(mine.body.Data!._id);
  });

  it('of something that was refused may try again', async () => {
    const { write } = await learning();
    const key = randomUUID();
    expect((await write(' ', key)).status).toBe(400);
    expect(await stored()).toHaveLength(0);
    expect((await write('One', key)).status).toBe(200);
  });

  it.each(['short', 'with spaces in it, and longer', 'x'.repeat(65)])('that is no key is refused: %s', async (key) => {
    const { write } = await learning();
    expect((await write('One', key)).status).toBe(400);
  });

  it('that is missing is no fault, for programs', async () => {
    const { learner, params } = await learning();
    const sent = await api.inject(addNote, { as: learner, params, body: { atSeconds: 1, body: 'One' } });
    expect(sent.status).toBe(200);
    expect(await stored()).toHaveLength(0);
  });

  it('whose first request does not end is refused at last', async () => {
    const store = createIdempotencyStore(api.db);
    const once = createIdempotency({ store, secret: testSecret, waitMs: 0 });
    const request = { headers: { 'idempotency-key': randomUUID() }, cookies: {}, caller: { id: 'me' } };
    let isRunning = (): void => undefined;
    const running = new Promise<void>((resolve) => {
      isRunning = resolve;
    });
    void once(request as never, () => {
      isRunning();
      return new Promise<object>(() => undefined);
    });
    await running;
    const second = once(request as never, () => Promise.resolve({}));
    await expect(second).rejects.toMatchObject({ status: 409, code: 'StillRunning' });
  });

  it('whose first request was cut off with its server runs again minutes later', async () => {
    const { write } = await learning();
    const key = randomUUID();
    await write('One', key);
    await api.db.update(idempotencyKeys).set({ response: null });
    await api.db.delete(lectureNotes);
    await api.db.update(idempotencyKeys).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await write('One', key)).status).toBe(200);
    expect(await api.db.select().from(lectureNotes)).toHaveLength(1);
    expect(await stored()).toMatchObject([{ response: expect.any(String) }]);
  });

  it('is forgotten a day later', async () => {
    const { write } = await learning();
    await write('One', randomUUID());
    await cleanUp(api.database);
    expect(await stored()).toHaveLength(1);
    await api.db.update(idempotencyKeys).set({ expiresAt: new Date(0) });
    await cleanUp(api.database);
    expect(await stored()).toHaveLength(0);
  });

  it('stores neither the key nor what was written or returned', async () => {
    const { write } = await learning();
    const key = randomUUID();
    await write('a secret thought', key);
    const [row] = await api.db.select().from(idempotencyKeys);
    expect(JSON.stringify(row)).not.toContain(key);
    expect(row!.response).not.toContain('secret');
  });

  it('of a visitor is their browser’s', async () => {
    const body = { fullName: 'Asha Rao', email: 'asha@vidya.example', password: 'monsoon-rain' };
    const [one, other] = [await api.visitor(), await api.visitor()];
    const headers = { 'idempotency-key': randomUUID() };
    // oxlint-disable-next-line no-await-in-loop
    for (const as of [one, one, other]) expect((await api.inject(register, { as, body, headers })).status).toBe(200);
    expect(await api.db.select().from(users).where(eq(users.email, body.email))).toHaveLength(1);
    await api.jobs.drain();
    // The other browser has signed up with a known address.
    expect(api.mails).toHaveLength(2);
  });
});
