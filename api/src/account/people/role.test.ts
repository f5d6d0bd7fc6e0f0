import { listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import { getCourse } from '@vidya/contracts/calls/course';
import { listLectures } from '@vidya/contracts/calls/lecture';
import { createOrder } from '@vidya/contracts/calls/payment';
import {
  changeRole,
  deleteUserOrInstructor,
  fetchStudentsAndInstructors,
  getConsequences,
} from '@vidya/contracts/calls/people';
import type { Role } from '@vidya/contracts/texts/choices';
import { texts } from '@vidya/contracts/texts/texts';
import { auditLog } from '../../database/tables/schema-site.ts';
import { mediaBase } from '../../lecture/lecture-view.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { ownershipTable } from '../../testing/ownership-table.ts';
import { buildWorld, type StoredFiles, storeFiles, type World } from '../../testing/ownership-world.ts';
import { changedRows, rowMarks } from '../../testing/row-marks.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let files: StoredFiles;
let world: World;
beforeAll(async () => {
  api = await sharedApi();
  files = await storeFiles(api);
});
beforeEach(async () => {
  world = await buildWorld(api, files);
});
afterAll(() => api.close());

const change = (userId: string, role: Role, as: Person = world.people.admin) =>
  api.inject(changeRole, { as, params: { userId }, body: { role } });

it('changes a role with a trace and a mail, and answers the person', async () => {
  const { holder, admin } = world.people;
  const response = await change(holder.id, 'INSTRUCTOR');
  expect(response).toMatchObject({ status: 200, body: { Message: texts.admin.roleChanged } });
  expect(response.body.Data).toMatchObject({ _id: holder.id, role: 'INSTRUCTOR', email: holder.email });
  expect(JSON.stringify(response.body)).not.toMatch(/argon|password|token/i);
  expect(await api.db.select().from(auditLog)).toEqual([
    expect.objectContaining({
      action: 'role.changed',
      actorId: admin.id,
      subjectKind: 'user',
      subjectId: holder.id,
      details: { from: 'USER', to: 'INSTRUCTOR' },
    }),
  ]);
  await api.jobs.drain();
  expect(api.mails).toEqual([expect.objectContaining({ to: holder.email, subject: 'Your role at Vidya has changed' })]);
  expect(api.mails[0]?.text).toContain('You are an instructor now');
});

it('leaves no trace of the role that somebody has already', async () => {
  const before = await rowMarks(api.db);
  expect((await change(world.people.owner.id, 'INSTRUCTOR')).status).toBe(200);
  expect(changedRows(before, await rowMarks(api.db))).toEqual([]);
});

it('refuses one’s own role, that of another administrator, strangers and nonsense', async () => {
  const { admin, otherAdmin, owner, holder } = world.people;
  const before = await rowMarks(api.db);
  expect(await change(admin.id, 'USER')).toMatchObject({ status: 403, body: { Message: texts.admin.ownRole } });
  expect(await change(admin.id.toUpperCase(), 'USER')).toMatchObject({ status: 403 });
  expect(await change(otherAdmin.id, 'USER')).toMatchObject({ status: 403, body: { Message: texts.admin.adminRole } });
  expect((await change('somebody', 'USER')).status).toBe(404);
  expect((await change(world.sold.id, 'USER')).status).toBe(404);
  expect((await change(holder.id, 'OWNER' as Role)).status).toBe(400);
  expect((await change(holder.id, 'ADMIN', owner)).status).toBe(403);
  expect(changedRows(before, await rowMarks(api.db))).toEqual([]);
});

it('makes an administrator, whom nobody changes here any more', async () => {
  const { holder, admin } = world.people;
  expect((await change(holder.id, 'ADMIN')).status).toBe(200);
  expect((await api.inject(fetchStudentsAndInstructors, { as: holder })).status).toBe(200);
  expect((await change(holder.id, 'USER')).status).toBe(403);
  expect((await change(admin.id, 'USER', holder)).status).toBe(403);
});

it('never deletes somebody who is made an administrator just then', async () => {
  const { holder: person, admin, otherAdmin } = world.people;
  const [changed, deleted] = await Promise.all([
    change(person.id, 'ADMIN'),
    api.inject(deleteUserOrInstructor, { as: otherAdmin, body: { userId: person.id } }),
  ]);
  const statuses = [changed.status, deleted.status];
  expect([
    [200, 404],
    [200, 403],
    [404, 200],
  ]).toContainEqual(statuses);
  const again = await api.inject(getConsequences, { as: admin, params: { userId: person.id } });
  expect(again.status).toBe(changed.status);
  expect((await api.db.select().from(auditLog)).length).toBe(1);
});

it('counts people where they are now', async () => {
  const totals = async () =>
    (await api.inject(fetchStudentsAndInstructors, { as: world.people.admin, query: { limit: 1 } })).body.Meta;
  expect(await totals()).toEqual({ totals: { students: 4, instructors: 3 } });
  await change(world.people.holder.id, 'INSTRUCTOR');
  expect(await totals()).toEqual({ totals: { students: 3, instructors: 4 } });
});

describe('A learner who becomes an instructor', () => {
  it('may teach at once, keeps what they hold and buys no more', async () => {
    const { holder: as } = world.people;
    const params = { courseId: world.sold.id };
    const film = `${mediaBase}/${world.sold.lectureId}/${world.sold.film}`;
    expect((await api.inject(listCreatedCourses, { as })).status).toBe(403);
    await change(as.id, 'INSTRUCTOR');
    expect((await api.inject(listCreatedCourses, { as })).body.Data).toEqual([]);
    const held = (await api.inject(listSubscribedCourses, { as })).body.Data?.map(({ _id }) => _id);
    expect(held?.toSorted()).toEqual([world.sold.id, world.archived.id].toSorted());
    expect((await api.inject(listLectures, { as, params })).status).toBe(200);
    expect((await api.app.inject({ url: film, headers: as.headers })).statusCode).toBe(302);
    const bought = await api.inject(createOrder, { as, body: { courseId: world.rivals.id } });
    expect(bought).toMatchObject({ status: 403, body: { Message: texts.payment.instructorCannotBuy } });
  });
});

describe('An instructor who becomes a learner', () => {
  it('may do nothing to the courses they made, and sees nothing of them that others do not', async () => {
    const { owner: as } = world.people;
    await change(as.id, 'USER');
    const before = await rowMarks(api.db);
    const forStaff = ownershipTable.filter(({ call }) => {
      const { access } = api.app.accessTable.find((route) => route.call === call)!;
      return Array.isArray(access) && access.includes('INSTRUCTOR');
    });
    const wrong: unknown[] = [];
    for (const row of forStaff) {
      const { method, url } = api.app.accessTable.find((route) => route.call === row.call)!;
      const { params = {}, headers, query, body } = row.send?.(world, 'owner') ?? {};
      // oxlint-disable-next-line no-await-in-loop
      const response = await api.app.inject({
        method: method as 'GET',
        url: url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
        headers: { ...as.headers, ...headers },
        ...(query && { query }),
        ...(body && { payload: body }),
      });
      if (response.statusCode !== 403) wrong.push([row.call, row.of, response.statusCode]);
    }
    expect([forStaff.length > 10, wrong]).toEqual([true, []]);
    expect(changedRows(before, await rowMarks(api.db))).toEqual([]);
    const film = `${mediaBase}/${world.sold.lectureId}/${world.sold.film}`;
    expect((await api.app.inject({ url: film, headers: as.headers })).statusCode).toBe(403);
    expect((await api.inject(listLectures, { as, params: { courseId: world.sold.id } })).status).toBe(403);
    expect((await api.inject(getCourse, { as, params: { courseId: world.draft.id } })).status).toBe(404);
  });

  it('leaves them to learners, and has them again when the role comes back', async () => {
    const { owner, holder } = world.people;
    await change(owner.id, 'USER');
    expect((await api.inject(getCourse, { as: holder, params: { courseId: world.sold.id } })).status).toBe(200);
    expect((await api.inject(listLectures, { as: holder, params: { courseId: world.archived.id } })).status).toBe(200);
    await change(owner.id, 'INSTRUCTOR');
    expect((await api.inject(listCreatedCourses, { as: owner })).body.Data?.length).toBe(3);
  });
});
