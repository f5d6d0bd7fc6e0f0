import { exportData, getProfile, listDevices } from '@vidya/contracts/calls/account';
import {
  listCourseAddresses,
  listCourses,
  listCreatedCourses,
  listSubscribedCourses,
} from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import { listNotes, listQuestions } from '@vidya/contracts/calls/learning';
import { listLectures } from '@vidya/contracts/calls/lecture';
import { purchaseHistory } from '@vidya/contracts/calls/payment';
import type { TestApi } from '../testing/api.ts';
import {
  buildWorld,
  type Caller,
  callers,
  noteText,
  sale,
  storeFiles,
  type World,
} from '../testing/ownership-world.ts';
import { sharedApi } from '../testing/shared-api.ts';
import type { Agent } from './in-process.ts';

let api: TestApi;
let world: World;
beforeAll(async () => {
  api = await sharedApi();
  world = await buildWorld(api, await storeFiles(api));
});
afterAll(() => api.close());

/** What each signed-in caller sees, by name. */
async function shownTo<Shown>(look: (as: Agent, caller: Caller) => Promise<Shown>): Promise<Record<string, Shown>> {
  const shown: Record<string, Shown> = {};
  for (const caller of callers.slice(1)) {
    // oxlint-disable-next-line no-await-in-loop
    shown[caller] = await look(await world.agentOf(caller), caller);
  }
  return shown;
}

it('shows everybody their own profile', async () => {
  const shown = await shownTo(async (as) => (await api.inject(getProfile, { as })).body.Data?._id);
  const { otherAdmin: _, ...people } = world.people;
  expect(shown).toEqual(Object.fromEntries(Object.entries(people).map(([name, { id }]) => [name, id])));
});

it('shows everybody their own devices', async () => {
  const shown = await shownTo(async (as) => (await api.inject(listDevices, { as })).body.Data?.length);
  expect(shown).toEqual({
    stranger: 1,
    holder: 2,
    expired: 1,
    refunded: 1,
    rival: 1,
    owner: 1,
    admin: 1,
    coInstructor: 1,
  });
});

it('shows the enrolments that are or were held, and nobody else’s', async () => {
  const { sold, archived } = world;
  const shown = await shownTo(async (as) =>
    (await api.inject(listSubscribedCourses, { as })).body.Data?.map(({ _id }) => _id).toSorted(),
  );
  const held = [sold.id, archived.id].toSorted();
  expect(shown).toEqual({
    stranger: [],
    holder: held,
    expired: held,
    refunded: [],
    rival: [],
    owner: [],
    admin: [],
    coInstructor: [],
  });
});

it('shows instructors what they own or teach with others, and administrators all of it', async () => {
  const { sold, draft, free, rivals } = world;
  const shown = await shownTo(async (as) =>
    (await api.inject(listCreatedCourses, { as })).body.Data?.map(({ _id }) => _id).toSorted(),
  );
  const own = [sold.id, draft.id, free.id].toSorted();
  expect(shown).toMatchObject({
    rival: [rivals.id],
    owner: own,
    coInstructor: own,
    admin: [...own, rivals.id].toSorted(),
  });
  expect([shown['stranger'], shown['holder']]).toEqual([undefined, undefined]);
});

it('shows purchases to the buyer', async () => {
  const shown = await shownTo(async (as) => (await api.inject(purchaseHistory, { as })).body.Data?.length);
  expect(shown).toEqual({
    stranger: 0,
    holder: 1,
    expired: 0,
    refunded: 0,
    rival: 0,
    owner: 0,
    admin: 0,
    coInstructor: 0,
  });
});

it('hands out nobody’s data but the caller’s', async () => {
  const shown = await shownTo(async (as, caller) => {
    const text = JSON.stringify((await api.inject(exportData, { as })).body.Data);
    const others = Object.entries(world.people).filter(([name]) => name !== caller);
    return others.filter(([, { id, email }]) => text.includes(id) || text.includes(email)).map(([name]) => name);
  });
  expect(Object.values(shown).flat()).toEqual([]);
});

it('shows in the catalogue what is on sale, whoever looks', async () => {
  const { sold, free, rivals } = world;
  const listed = await shownTo(async (as) =>
    (await api.inject(listCourses, { as })).body.Data?.map(({ _id }) => _id).toSorted(),
  );
  const onSale = [sold.id, free.id, rivals.id].toSorted();
  expect(Object.values(listed)).toEqual(Object.values(listed).map(() => onSale));
});

it('puts on the site map what is on sale, whoever asks', async () => {
  const { sold, free, rivals } = world;
  const listed = await shownTo(async (as) =>
    (await api.inject(listCourseAddresses, { as })).body.Data?.map(({ _id }) => _id),
  );
  const onSale = [sold.id, free.id, rivals.id].toSorted();
  expect(Object.values(listed)).toEqual(Object.values(listed).map(() => onSale));
});

it('names no file, place or sale of anybody in a course’s page', async () => {
  const pages = await shownTo(async (as) =>
    JSON.stringify((await api.inject(getCourse, { params: { courseId: world.sold.id }, as })).body),
  );
  const secrets = [world.people.holder.id, sale.paymentId, world.sold.film, '/media/lectures'];
  for (const page of Object.values(pages)) expect(secrets.filter((secret) => page.includes(secret))).toEqual([]);
});

it('shows one’s own progress, and staff none', async () => {
  const shown = await shownTo(async (as) => {
    const { body } = await api.inject(listLectures, { params: { courseId: world.sold.id }, as });
    return body.Data?.lectures[0]?.progress?.positionSeconds ?? null;
  });
  expect(shown).toMatchObject({ stranger: null, holder: 12, expired: null, owner: null, admin: null });
});

it('shows a note to its writer, and to nobody else', async () => {
  const params = { courseId: world.sold.id, lectureId: world.sold.lectureId };
  const shown = await shownTo(async (as) =>
    (await api.inject(listNotes, { params, as })).body.Data?.map(({ body }) => body),
  );
  expect(shown).toEqual({ holder: [noteText], owner: [], admin: [], coInstructor: [] });
});

it('shows questions and answers to those who may watch, and names nobody', async () => {
  const params = { courseId: world.sold.id, lectureId: world.sold.lectureId };
  const shown = await shownTo(async (as) => {
    const text = JSON.stringify((await api.inject(listQuestions, { params, as })).body);
    const { holder, owner } = world.people;
    expect(
      [holder, owner].filter(({ id, email, fullName }) => [id, email, fullName].some((each) => text.includes(each))),
    ).toEqual([]);
    return text.includes('Why order?') && text.includes('Context.');
  });
  expect(Object.keys(shown).filter((name) => shown[name])).toEqual(['holder', 'owner', 'admin', 'coInstructor']);
});
