import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { longEnough } from '../testing/render-course.ts';

const owner = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const description = `<p>${longEnough}</p>`;

/** A mock server that replies like ours: 409 to a save based on an older version. */
function server(given: Partial<CourseDetail> = {}) {
  let course = sampleDetail({ description, updatedAt: '2025-09-01T00:00:00.000Z', ...given });
  const bodies: Record<string, unknown>[] = [];
  const responses = {
    getCourse: () => course,
    updateCourse: ({ body = {} }: { body?: Record<string, unknown> }) => {
      bodies.push(body);
      if (body['version'] !== course.updatedAt)
        throw new ApiError('Another Author Changed', { status: 409, code: 'Conflict' });
      course = { ...course, topic: String(body['topic']), updatedAt: '2025-09-09T00:00:00.000Z' };
      return { updatedCourse: course };
    },
  };
  const meanwhile = (change: Partial<CourseDetail>): void => {
    course = { ...course, ...change, updatedAt: '2025-09-05T00:00:00.000Z' };
  };
  return { responses, bodies, meanwhile };
}

const open = (responses: ReturnType<typeof server>['responses'], at = '/my-courses/edit-course?courseId=course-1') =>
  renderRemote(AuthoringRemote, { at, user: owner, responses });
const title = () => screen.findByRole('textbox', { name: 'Title' });
const price = () => screen.getByRole('textbox', { name: 'Price' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });
const question = async () => within(await screen.findByRole('dialog', { name: /Another author changed this course/ }));

beforeEach(() => sessionStorage.clear());

test('shows field by field what another author saved, and loses nothing of it when the own changes are kept', async () => {
  const { responses, bodies, meanwhile } = server();
  const { user, platform } = open(responses);
  await user.type(await title(), ' better');
  meanwhile({ topic: 'Their title', price: 2000 });
  await user.click(save());
  const dialog = await question();
  expect(platform.said).toContain('error: Another Author Changed');
  const items = dialog.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual([
    'TitleChanged by bothYoursPrompting that works betterTheirsTheir title',
    'PriceChanged by them onlyBefore₹1,499Theirs₹2,000',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Keep editing mine' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await title()).toHaveValue('Prompting that works better');
  expect(price()).toHaveValue('2000');
  expect(bodies).toHaveLength(1);
  await user.click(save());
  await waitFor(() => expect(bodies).toHaveLength(2));
  expect(bodies[1]).toMatchObject({ topic: 'Prompting that works better', price: 2000 });
  expect(platform.said.at(-1)).toMatch(/^success/);
});

test('theirs can be taken, and the form is as if just opened', async () => {
  const { responses, bodies, meanwhile } = server();
  const { user } = open(responses);
  await user.type(await title(), ' better');
  meanwhile({ topic: 'Their title' });
  await user.click(save());
  await user.click((await question()).getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await title()).toHaveValue('Their title');
  expect(screen.getByRole('button', { name: 'Cancel Edit' })).toBeDisabled();
  expect(bodies).toHaveLength(1);
});

test('leaving the question decides nothing: it is asked again', async () => {
  const { responses, meanwhile } = server();
  const { user } = open(responses);
  await user.type(await title(), ' better');
  meanwhile({ topic: 'Their title' });
  await user.click(save());
  await question();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await title()).toHaveValue('Prompting that works better');
  await user.click(save());
  expect((await question()).getByText('Their title')).toBeInTheDocument();
});

test('a lecture that was added meanwhile is no question', async () => {
  const { responses, bodies, meanwhile } = server();
  const { user, platform } = open(responses);
  await user.type(await title(), ' better');
  meanwhile({ noOfLectures: 9 });
  await user.click(save());
  await waitFor(() => expect(platform.said.at(-1)).toMatch(/^success/));
  expect(platform.said.filter((text) => text.startsWith('error'))).toEqual([]);
  expect(bodies.map(({ version }) => version)).toEqual(['2025-09-01T00:00:00.000Z', '2025-09-05T00:00:00.000Z']);
});

test('what a reload brings back does not overwrite a draft that was saved elsewhere meanwhile', async () => {
  const { responses, meanwhile } = server({ status: 'draft', topic: 'Half an idea' });
  const first = open(responses, '/createCourse?courseId=course-1');
  await first.user.type(await title(), ' of mine');
  meanwhile({ topic: 'Half an idea of theirs' });
  cleanup();
  const { user } = open(responses, '/createCourse?courseId=course-1');
  expect(await title()).toHaveValue('Half an idea of mine');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  expect((await question()).getByText('Half an idea of theirs')).toBeInTheDocument();
});

test.each([
  ['published', 'Save as Draft'],
  ['unpublished', 'Save & Next'],
] as const)('saves nothing on a draft that is %s meanwhile, whose form is another one: %s', async (status, button) => {
  const { responses, bodies, meanwhile } = server({ status: 'draft', thumbnail: { secure_url: '/media/cover.webp' } });
  const { user, platform } = open(responses, '/createCourse?courseId=course-1');
  await user.type(await title(), ' better');
  meanwhile({ status });
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(platform.said).toContain('error: Nothing was saved: this course is no draft any more'));
  expect(bodies).toHaveLength(1);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
