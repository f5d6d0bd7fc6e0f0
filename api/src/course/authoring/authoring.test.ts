import { listCourses, listCreatedCourses, listSubscribedCourses } from '@vidya/contracts/calls/catalogue';
import { createCourse, deleteCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import sharp from 'sharp';
import { courses } from '../../database/tables/schema-courses.ts';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse, addLecture, enrol } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let rival: Person;
let admin: Person;
let learner: Person;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR', fullName: 'Meera Iyer' });
  rival = await api.signIn({ role: 'INSTRUCTOR' });
  admin = await api.signIn({ role: 'ADMIN' });
  learner = await api.signIn();
});
afterAll(() => api.close());

const text = 'Write prompts that give the same good answer twice, and know exactly why they do.';
const form = {
  topic: 'Prompting that works',
  description: text,
  category: 'generative-ai',
  price: 1_499,
  discount: 40,
  level: 'Beginner',
  language: 'English',
};
const picture = async (): Promise<File> => {
  const bytes = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#335' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], '../../etc/passwd.jpg', { type: 'image/jpeg' });
};
const create = async (given: object = {}, as: Person = teacher) =>
  api.inject(createCourse, { body: { ...form, thumbnail: await picture(), ...given }, as });
const update = (courseId: string, given: object, as: Person = teacher) =>
  api.inject(updateCourse, { params: { courseId }, body: { ...form, ...given }, as });
const remove = (courseId: string, as: Person = teacher) => api.inject(deleteCourse, { params: { courseId }, as });

describe('createCourse', () => {
  it('publishes a course in the name of the session, with its picture in two sizes', async () => {
    const { status, body } = await create({ createdBy: 'Somebody Else', creatorId: rival.id, status: undefined });
    expect([status, body.Message]).toEqual([200, 'Course Created Successfully']);
    expect(body.Data).toMatchObject({
      topic: form.topic,
      creatorId: teacher.id,
      createdBy: 'Meera Iyer',
      price: 1_499,
      status: 'published',
    });
    const { secure_url, small_url } = body.Data!.thumbnail!;
    const sizes = await Promise.all(
      [secure_url, small_url!].map(async (url) => sharp((await api.app.inject({ url })).rawPayload).metadata()),
    );
    expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
      ['webp', 1280, 720],
      ['webp', 640, 360],
    ]);
    expect((await api.inject(listCourses, { query: { sort: 'new' } })).body.Data).toHaveLength(1);
  });

  it('sends the picture as AVIF to browsers that accept it, under the same address', async () => {
    const { body } = await create();
    const url = body.Data!.thumbnail!.secure_url;
    const accept = 'image/avif,image/webp,*/*;q=0.8';
    const [avif, webp] = [await api.app.inject({ url, headers: { accept } }), await api.app.inject({ url })];
    expect([avif, webp].map(({ headers }) => [headers['content-type'], headers['vary']])).toEqual([
      ['image/avif', 'accept'],
      ['image/webp', 'accept'],
    ]);
    expect(await sharp(avif.rawPayload).metadata()).toMatchObject({ compression: 'av1', width: 1280 });
    expect((await api.app.inject({ url: url.replace('.webp', '.avif') })).statusCode).toBe(404);
  });

  it.each([
    [{ topic: ' ' }, 'All Marked Fields Are Mandatory'],
    [{ thumbnail: undefined }, 'All Marked Fields Are Mandatory'],
    [{ category: 'astrology' }, 'All Marked Fields Are Mandatory'],
    [{ level: 'Expert' }, 'All Marked Fields Are Mandatory'],
    [{ price: '' }, 'All Marked Fields Are Mandatory'],
    [{ price: '12.50' }, 'Price Must Be A Whole Number Of Rupees'],
    [{ topic: 'Four' }, 'Title Is Too Short'],
    [{ topic: 'x'.repeat(181) }, 'Title Is Too Long'],
    [{ description: 'Short' }, 'Description Is Too Short, It Should Have Atleast 60 Characters'],
    [{ description: 'x'.repeat(3_001) }, 'Description Is Too Long, It Should Have less than 3000 Characters'],
    [{ price: 100_001 }, 'Maximum Price Of Course Must be less than 1,00,000rs'],
    [{ price: -1 }, "Price Can't be Negative"],
    [{ discount: -1 }, "Discount Can't be Negative"],
    [{ discount: 101 }, "Discount Can't be More than 100%"],
  ])('refuses %o', async (given, message) => {
    expect(await create(given)).toMatchObject({ status: 400, body: { Message: message, Data: null } });
    expect(await api.db.select().from(courses)).toEqual([]);
  });

  it('takes 0 for a price, and the limits themselves', async () => {
    expect((await create({ price: 0, discount: 0 })).status).toBe(200);
    expect((await create({ price: 100_000, discount: 100, topic: 'Fives' })).status).toBe(200);
    expect((await create({ topic: 'x'.repeat(180), description: 'x'.repeat(3_000) })).status).toBe(200);
    const { status, body } = await create({ description: 'x'.repeat(60) });
    expect(status).toBe(200);
    expect((await update(body.Data!._id, { description: 'x'.repeat(10_000) })).status).toBe(200);
  });

  it('saves a draft that has nothing but a title, and says so to nobody else', async () => {
    const { body } = await api.inject(createCourse, {
      body: { topic: 'Half an idea', status: 'draft' } as never,
      as: teacher,
    });
    expect(body).toMatchObject({
      Message: 'Draft Saved Successfully',
      Data: { status: 'draft', topic: 'Half an idea', price: 0 },
    });
    expect((await api.inject(listCourses)).body.Data).toEqual([]);
    expect((await api.inject(listCreatedCourses, { as: teacher })).body.Data).toHaveLength(1);
    const short = await api.inject(createCourse, { body: { topic: 'Four', status: 'draft' } as never, as: teacher });
    expect(short).toMatchObject({ status: 400, body: { Message: 'Title Is Too Short' } });
  });

  it('is for instructors and administrators', async () => {
    expect((await create({}, learner)).status).toBe(403);
    expect((await api.inject(createCourse, { body: form })).status).toBe(401);
    expect((await create({}, admin)).status).toBe(200);
  });
});

describe('updateCourse', () => {
  it('is for the owner and administrators', async () => {
    const { id } = await addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a', thumbnailSmall: 'b' });
    const statuses = await Promise.all([teacher, admin, rival, learner].map((as) => update(id, {}, as)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 403, 403]);
    expect((await update('nonsense', {})).status).toBe(404);
  });

  it('cleans rich text, keeps the creator, and takes long descriptions', async () => {
    const { id } = await addCourse(api.db, { instructorId: teacher.id, thumbnail: 'a', thumbnailSmall: 'b' });
    const description = `<p onclick="x()">${text}</p><script>alert(1)</script><p>${'x'.repeat(5_000)}</p>`;
    const { body } = await update(id, { description, topic: 'Prompting, second edition' }, admin);
    expect(body.Message).toBe('Course Updated Successfully');
    expect(body.Data!.updatedCourse).toMatchObject({ topic: 'Prompting, second edition', creatorId: teacher.id });
    expect(body.Data!.updatedCourse.description).toBe(`<p>${text}</p><p>${'x'.repeat(5_000)}</p>`);
    const tooLong = await update(id, { description: 'x'.repeat(10_001) });
    expect(tooLong).toMatchObject({ status: 400, body: { Message: 'Description Is Too Long' } });
  });

  it('keeps what a draft lacks as lacking, in every answer that shows it', async () => {
    const body = { topic: 'Half an idea', status: 'draft' } as never;
    const { body: made } = await api.inject(createCourse, { body, as: teacher });
    const lacking = { level: '', language: '', category: '', price: 0 };
    expect(made.Data).toMatchObject(lacking);
    const { _id: courseId } = made.Data!;
    const responses = [
      (await api.inject(getCourse, { params: { courseId }, as: teacher })).body.Data,
      (await api.inject(listCreatedCourses, { as: teacher })).body.Data!.find(({ _id }) => _id === courseId),
    ];
    for (const response of responses) expect(response).toMatchObject(lacking);
    const { body: refused } = await update(courseId, { status: 'published', level: '' });
    expect(refused.Message).toBe('All Marked Fields Are Mandatory');
  });

  it('tells of a draft’s price that is no whole number instead of dropping it', async () => {
    const draft = (given: object) =>
      api.inject(createCourse, { body: { topic: 'Half an idea', status: 'draft', ...given } as never, as: teacher });
    expect((await draft({ price: '849.50' })).body.Message).toBe('Price Must Be A Whole Number Of Rupees');
    expect((await draft({ discount: '7.5' })).body.Message).toBe('Discount Must Be A Whole Number');
    expect((await draft({ price: '849' })).body.Data).toMatchObject({ price: 849 });
  });

  it('publishes a draft when everything is there, and never takes a public course back', async () => {
    const { body } = await api.inject(createCourse, {
      body: { topic: 'Half an idea', status: 'draft' } as never,
      as: teacher,
    });
    const id = body.Data!._id;
    expect((await update(id, { status: 'published' })).body.Message).toBe('All Marked Fields Are Mandatory');
    expect(
      (await update(id, { status: 'published', thumbnail: await picture() })).body.Data!.updatedCourse.status,
    ).toBe('published');
    expect((await update(id, { status: 'draft' })).body.Data!.updatedCourse.status).toBe('published');
  });

  it('forgets the old picture a day after there is a new one', async () => {
    const old = (await create()).body.Data!;
    const { body } = await update(old._id, { thumbnail: await picture() });
    const codes = () =>
      Promise.all(
        [old.thumbnail!, body.Data!.updatedCourse.thumbnail!]
          .flatMap(({ secure_url, small_url }) => [secure_url, small_url!])
          .map(async (url) => (await api.app.inject({ url })).statusCode),
      );
    await api.jobs.drain();
    expect(await codes()).toEqual([200, 200, 200, 200]);
    await api.db.execute("update pgboss.job set start_after = now() where name = 'remove-files'");
    await api.jobs.drain();
    expect(await codes()).toEqual([404, 404, 200, 200]);
  });
});

describe('deleteCourse', () => {
  it('leaves a picture that another course shows', async () => {
    const { thumbnail, _id } = (await create()).body.Data!;
    const pictures = { thumbnail: courses.thumbnail, thumbnailSmall: courses.thumbnailSmall };
    const [shown] = await api.db.select(pictures).from(courses);
    await addCourse(api.db, { instructorId: teacher.id, ...shown });
    await remove(_id);
    await api.jobs.drain();
    expect((await api.app.inject({ url: thumbnail!.secure_url })).statusCode).toBe(200);
  });

  it('removes what nobody holds, with all its lectures', async () => {
    const { id } = await addCourse(api.db, { instructorId: teacher.id });
    await addLecture(api.db, { courseId: id });
    expect((await remove(id, rival)).status).toBe(403);
    expect(await remove(id)).toMatchObject({
      status: 200,
      body: { Message: 'Course Deleted Successfully', Data: null },
    });
    expect(await api.db.select().from(courses)).toEqual([]);
    expect((await remove(id)).status).toBe(404);
  });

  it('archives what learners hold: they keep it, everybody else sees it no more', async () => {
    const { id } = await addCourse(api.db, { instructorId: teacher.id });
    await enrol(api.db, { userId: learner.id, courseId: id });
    expect((await remove(id)).status).toBe(200);
    expect((await api.inject(listCourses)).body.Data).toEqual([]);
    expect((await api.inject(listCreatedCourses, { as: teacher })).body.Data).toEqual([]);
    expect((await api.inject(listSubscribedCourses, { as: learner })).body.Data).toMatchObject([
      { _id: id, status: 'archived' },
    ]);
    expect((await api.inject(getCourse, { params: { courseId: id } })).status).toBe(404);
  });
});
