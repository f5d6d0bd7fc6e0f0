import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleCourse, sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { mockPictures } from '../testing/mock-pictures.ts';
import { fillCourse, longEnough } from '../testing/render-course.ts';

const sent = jest.fn();
const instructor = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const description = `<p>${longEnough}</p>`;
const lines = 'Fold\nMap\nFilter\nCount';
const lecture = (_id: string, given: object = {}) => ({
  _id,
  title: `Part ${_id}`,
  kind: 'video' as const,
  durationSeconds: 100,
  isPreview: true,
  ...given,
});

const create = () =>
  renderRemote(AuthoringRemote, {
    at: '/createCourse',
    user: instructor,
    responses: { createCourse: ({ body }) => (sent(body), sampleCourse()) },
  });
const edit = (given: Partial<CourseDetail> = {}) => {
  const course = sampleDetail({ description, ...given });
  return renderRemote(AuthoringRemote, {
    at: '/my-courses/edit-course?courseId=course-1',
    user: instructor,
    responses: { getCourse: () => course, updateCourse: ({ body }) => (sent(body), { updatedCourse: course }) },
  });
};
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
const put = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } });
const section = async () => (await screen.findByRole('group', { name: 'Landing page' })).querySelector('details');

beforeEach(() => {
  sent.mockClear();
  sessionStorage.clear();
  mockPictures();
});
afterEach(() => jest.restoreAllMocks());

test('is closed in a new course, and sends what is typed, line by line', async () => {
  const { user } = create();
  await fillCourse();
  expect(await section()).not.toHaveAttribute('open');
  await user.click(screen.getByText(/^The top of its page/));
  await put(/^Subtitle/, 'Lists, by hand');
  await put(/^What you will learn/, `${lines}\n\n`);
  expect(screen.getByText('4 / 8')).toBeVisible();
  expect(screen.getByText('14 of 120 characters')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /Promotional film/ })).not.toBeInTheDocument();
  await user.click(screen.getByText('Save & Next'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0][0]).toMatchObject({ subtitle: 'Lists, by hand', outcomes: `${lines}\n\n`, audience: '' });
});

test('says what is wrong with a list, beside it, and opens for it', async () => {
  const { user, platform } = edit({ outcomes: lines.split('\n') });
  await put(/^What you will learn/, 'Fold\nMap');
  (await section())!.open = false;
  await waitFor(async () => expect(await section()).not.toHaveAttribute('open'));
  await user.click(screen.getByText('Save Changes'));
  const message = 'What You Will Learn Needs At Least 4 Lines';
  expect(await screen.findByText(message)).toBeVisible();
  expect(platform.said).toEqual([`error: ${message}`]);
  expect(await section()).toHaveAttribute('open');
  expect(await field(/^What you will learn/)).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

test('chooses the promotional film among the previews that learners see', async () => {
  const lectures = [lecture('1', { isPreview: false }), lecture('2'), lecture('3', { hidden: 'draft' })];
  const { user } = edit({ lectures, subtitle: 'Lists, by hand' });
  const film = await screen.findByRole('combobox', { name: /^Promotional film/ });
  expect([...film.querySelectorAll('option')].map(({ text }) => text)).toEqual(['None', 'Part 2']);
  await user.selectOptions(film, 'Part 2');
  await user.click(screen.getByText('Save Changes'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0][0]).toMatchObject({ promoLectureId: '2', requirements: '' });
});

test('keeps a chosen film that learners do not see now', async () => {
  edit({ lectures: [lecture('3', { hidden: 'draft' })], promoLectureId: '3' });
  expect(await screen.findByRole('combobox', { name: /^Promotional film/ })).toHaveDisplayValue(
    'Part 3 (not shown now)',
  );
});

test('comes back after a reload, from a version without these fields too', async () => {
  create();
  fireEvent.click(await screen.findByText(/^The top of its page/));
  await put(/^Who this course is for/, 'Tailors');
  cleanup();
  create();
  expect(await field(/^Who this course is for/)).toHaveValue('Tailors');
  cleanup();
  const older = { topic: 'Half an idea' };
  sessionStorage.setItem(
    sessionStorage.key(0)!,
    JSON.stringify({ fields: older, stored: { fields: {}, version: null } }),
  );
  create();
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Half an idea');
  expect(await section()).not.toHaveAttribute('open');
});

test('names the lists that another author changed', async () => {
  const theirs = sampleDetail({ description, outcomes: lines.split('\n'), updatedAt: '2025-09-19T00:00:00.000Z' });
  let isChanged = false;
  const { user } = renderRemote(AuthoringRemote, {
    at: '/my-courses/edit-course?courseId=course-1',
    user: instructor,
    responses: {
      getCourse: () => (isChanged ? theirs : sampleDetail({ description })),
      updateCourse: () => {
        isChanged = true;
        throw new ApiError('Saved By Another Author', { status: 409, code: 'Conflict' });
      },
    },
  });
  await put(/^Title/, 'Lists by hand');
  await user.click(screen.getByText('Save Changes'));
  const [item] = await screen.findAllByText('What you will learn', { selector: '[role="list"] *' });
  expect(item!.closest('li')).toHaveTextContent(
    'What you will learnChanged by them onlyBeforeEmptyTheirsFold Map Filter Count',
  );
});
