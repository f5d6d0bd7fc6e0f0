import { type CourseForm, deleteCourse, updateCourse } from '@vidya/contracts/calls/course';
import type { CourseStatus } from '@vidya/contracts/texts/choices';
import { eq, sql } from 'drizzle-orm';
import { courses } from '../../database/tables/schema-courses.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(() => api.reset());
afterAll(() => api.close());

interface Given {
  role: 'INSTRUCTOR' | 'ADMIN';
  status?: CourseStatus;
  isHeld?: boolean;
}

/** A course of 1,000 rupees, and a person who signed in long ago. */
async function arrange({ role, status = 'published', isHeld = false }: Given) {
  const as = await api.signIn({ role });
  const owner = role === 'ADMIN' ? await api.signIn({ role: 'INSTRUCTOR' }) : as;
  const pictures = { thumbnail: 'a.webp', thumbnailSmall: 'b.webp' };
  const { id: courseId } = await addCourse(api.db, {
    instructorId: owner.id,
    price: 2_000,
    discount: 50,
    status,
    ...pictures,
  });
  if (isHeld) await enrol(api.db, { userId: (await api.signIn()).id, courseId });
  await api.db.execute(sql`update sessions set reauthenticated_at = null`);
  const change = (form: Partial<CourseForm>) =>
    api.inject(updateCourse, { params: { courseId }, body: form as CourseForm, as });
  const remove = () => api.inject(deleteCourse, { params: { courseId }, as });
  const stored = async () => (await api.db.select().from(courses).where(eq(courses.id, courseId)))[0];
  return { as, change, remove, stored };
}

const needed = { status: 403, body: { Error: 'ReauthenticationNeeded' } };
const prove = (person: Person) =>
  api.db.execute(sql`update sessions set reauthenticated_at = now() where user_id = ${person.id}`);

describe.each(['INSTRUCTOR', 'ADMIN'] as const)('an %s', (role) => {
  it.each<[string, Partial<CourseForm>]>([
    ['a price of 0', { price: '0' }],
    ['a discount of 100 %', { discount: '100' }],
    ['a price that is a tenth', { price: '200' }],
    ['a discount of 95 %', { discount: '95' }],
  ] as never)('proves who they are before a course is given away: %s', async (_, form) => {
    const { as, change, stored } = await arrange({ role });
    expect(await change(form)).toMatchObject(needed);
    expect(await stored()).toMatchObject({ price: 2_000, discount: 50 });
    await prove(as);
    expect((await change(form)).status).toBe(200);
  });

  it('proves it too while the course is unpublished, since it comes back with that price', async () => {
    const { change } = await arrange({ role, status: 'unpublished' });
    expect(await change({ price: 0 })).toMatchObject(needed);
  });

  it('proves it before people lose a course from the catalogue', async () => {
    const { as, change, stored } = await arrange({ role, isHeld: true });
    expect(await change({ status: 'unpublished' })).toMatchObject(needed);
    expect((await stored())!.status).toBe('published');
    await prove(as);
    expect((await change({ status: 'unpublished' })).status).toBe(200);
  });

  it('proves it before a course is deleted that people hold', async () => {
    const { as, remove, stored } = await arrange({ role, isHeld: true });
    expect(await remove()).toMatchObject(needed);
    expect((await stored())!.status).toBe('published');
    await prove(as);
    expect((await remove()).status).toBe(200);
    expect((await stored())!.status).toBe('archived');
  });

  it('does all else as ever', async () => {
    const { change } = await arrange({ role });
    const forms = [{ price: '400' }, { price: '90000' }, { status: 'unpublished' }, { status: 'published' }] as never[];
    // oxlint-disable-next-line no-await-in-loop
    for (const form of forms) expect((await change(form)).status).toBe(200);
  });

  it('deletes without it what nobody holds', async () => {
    const { remove, stored } = await arrange({ role });
    await api.db.update(courses).set({ thumbnail: null, thumbnailSmall: null });
    expect((await remove()).status).toBe(200);
    expect(await stored()).toBeUndefined();
  });

  it('prices a draft freely', async () => {
    const { change } = await arrange({ role, status: 'draft' });
    expect((await change({ price: '0', status: 'draft' } as never)).status).toBe(200);
  });
});
