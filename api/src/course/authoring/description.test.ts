import { createCourse, getCourse, updateCourse } from '@vidya/contracts/calls/course';
import type { Person, TestApi } from '../../testing/api.ts';
import { courseForm, plainJpeg } from '../../testing/course-forms.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;

beforeAll(async () => {
  api = await sharedApi();
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
});
afterAll(() => api.close());

const text = courseForm.description;
const create = async (given: object) => {
  const thumbnail = new File([new Uint8Array(await plainJpeg())], 'course.jpg', { type: 'image/jpeg' });
  return api.inject(createCourse, { body: { ...courseForm, thumbnail, ...given }, as: teacher });
};
const update = (courseId: string, given: object) =>
  api.inject(updateCourse, { params: { courseId }, body: { ...courseForm, ...given }, as: teacher });

describe('a description', () => {
  const described = async (description: string, more: object = {}): Promise<string> => {
    const { body } = await create({ description: `${description} ${text}`, ...more });
    return (await api.inject(getCourse, { params: { courseId: body.Data!._id } })).body.Data!.description;
  };

  it('of plain text keeps every word, tags too', async () => {
    expect(await described('Learn the <p> tag.')).toContain('Learn the &lt;p&gt; tag.');
    expect(await described('Learn <b>bold</b>.', { descriptionFormat: 'text' })).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(await described('Learn <b>bold</b>.')).toContain('<b>bold</b>');
  });

  it('of a stored draft may be as long as of any course that is edited', async () => {
    const { body } = await create({ status: 'draft' });
    const long = { description: 'd'.repeat(10_000) };
    expect((await update(body.Data!._id, long)).status).toBe(200);
    expect((await create({ ...long, status: 'draft' })).status).toBe(400);
  });

  it('stays as it is when something else is changed', async () => {
    const { body } = await create({ description: `Learn the <p> tag. ${text}` });
    const { updatedCourse } = (await update(body.Data!._id, { description: undefined, descriptionFormat: 'text' })).body
      .Data!;
    expect(updatedCourse.description).toContain('Learn the &lt;p&gt; tag.');
  });
});
