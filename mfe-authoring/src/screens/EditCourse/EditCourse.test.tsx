import { act, screen, waitFor, within } from '@testing-library/react';
import type { RemoteProps } from '@vidya/contracts/browser/platform';
import type { CourseDetail } from '@vidya/contracts/calls/course';
import { asksToLeave, type MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { useLocation } from 'react-router-dom';
import AuthoringRemote from '../../remote.tsx';
import { sampleLecture } from '../../testing/mock-api.ts';
import { longEnough } from '../../testing/render-course.ts';

const at = '/my-courses/edit-course?courseId=course-1';
const owner = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const course = (given: Partial<CourseDetail> = {}) => sampleDetail({ description: `<p>${longEnough}</p>`, ...given });

/** The remote, and beside it the current address and router state. */
function Watched({ platform }: RemoteProps) {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <AuthoringRemote platform={platform} />
      <output>{JSON.stringify({ address: pathname + search, state })}</output>
    </>
  );
}
const place = () => JSON.parse(screen.getByText(/"address"/).textContent) as { address: string; state: unknown };

const open = (responses: MockResponses = {}, user = owner, address = at) =>
  renderRemote(Watched, { at: address, user, responses: { getCourse: () => course(), ...responses } });

const title = () => screen.findByRole('textbox', { name: 'Title' });

test('begins with what is stored, its own category included', async () => {
  open({ getCourse: () => course({ category: 'blockchain', thumbnail: { secure_url: '/media/cover.png' } }) });
  expect(await title()).toHaveValue('Prompting that works');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('BlockChain');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1499');
  expect(screen.getByAltText('Thumbnail preview')).toHaveAttribute('src', '/media/cover.png');
});

test.each([
  ['unpublished', ['/createCourse?courseId=course-1&step=publish']],
  ['published', []],
  ['archived', []],
] as const)('the way to publish again, for a course that is %s: %j', async (status, hrefs) => {
  open({ getCourse: () => course({ status }) });
  await title();
  const links = screen.queryAllByRole('link', { name: 'Publish it again' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
  expect(screen.queryAllByText('Not published')).toHaveLength(hrefs.length);
});

test('Cancel Edit goes back to what is stored', async () => {
  const { user } = open();
  const field = await title();
  expect(screen.getByRole('button', { name: 'Cancel Edit' })).toBeDisabled();
  await user.type(field, ' and more');
  await user.click(screen.getByRole('button', { name: 'Cancel Edit' }));
  expect(field).toHaveValue('Prompting that works');
});

test('Save Changes goes to the course as it is now', async () => {
  const sent = jest.fn();
  const updatedCourse = course({ topic: 'Prompting that works better' });
  const { user } = open({ updateCourse: ({ body }) => (sent(body), { updatedCourse }) });
  await user.type(await title(), ' better');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(place().address).toBe('/courseDetail?courseId=course-1'));
  expect(place().state).toEqual({ course: updatedCourse, role: 'INSTRUCTOR' });
  expect(sent.mock.calls[0][0]).toMatchObject({
    topic: 'Prompting that works better',
    description: `<p>${longEnough}</p>`,
  });
  expect(sent.mock.calls[0][0]).not.toHaveProperty('thumbnail');
});

test('what is typed while it is sent would be lost: the fields wait', async () => {
  const { user } = open({ updateCourse: () => new Promise(() => undefined) });
  const fields = async () => (await title()).closest('[inert]');
  expect(await fields()).toBeNull();
  await user.type(await title(), ' better{Enter}');
  await waitFor(async () =>
    expect(await fields()).toContainElement(screen.getByRole('combobox', { name: 'Category' })),
  );
  expect(await fields()).not.toContainElement(screen.getByRole('button', { name: 'Save Changes' }));
});

test('a wrong title stays on the screen', async () => {
  const { user, platform } = open();
  await user.clear(await title());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(platform.said).toEqual(['error: All Marked Fields Are Mandatory']);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test.each([
  [59, 'error: Description Is Too Short, It Should Have Atleast 60 Characters'],
  [60, 'loading: Updating Your Course...'],
  [10_000, 'loading: Updating Your Course...'],
  [10_001, 'error: Description Is Too Long'],
])('a description of %d visible characters', async (length, message) => {
  const stored = course({ description: `<p>${'x'.repeat(length)}</p>` });
  const { user, platform } = open({ getCourse: () => stored, updateCourse: () => ({ updatedCourse: stored }) });
  await title();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(platform.said[0]).toBe(message);
});

const thumbnail = { secure_url: '/media/cover.png' };
const checklist = async () =>
  within(await screen.findByRole('region', { name: 'Launch checklist' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('says what is missing before learners can begin, and leads to the first lecture', async () => {
  open({ getCourse: () => course({ lectures: [], thumbnail }) });
  expect(await checklist()).toEqual([
    'A thumbnail (done)',
    'A description of at least 60 characters (done)',
    'A price (done)',
    'A lecture that is ready to watch (missing)Add Lecture',
    '4 to 8 lines of what learners will learn (recommended) (missing)Write them',
  ]);
  expect(screen.getByRole('link', { name: /^Add Lecture/ })).toHaveAttribute('href', '/addLecture?courseId=course-1');
});

test('leads to the lecture whose video failed', async () => {
  const stored = course({ thumbnail });
  const lectures = [sampleLecture({ state: 'failed', hidden: 'failed', video: null })];
  open({ getCourse: () => stored, listLectures: () => ({ course: stored, lectures }) });
  const link = await screen.findByRole('link', { name: /^Edit lecture/ });
  expect(link).toHaveAttribute('href', '/editLecture?courseId=course-1&lectureId=lecture-1');
});

test('has no checklist once all is there that learners need to begin', async () => {
  const stored = course({ thumbnail });
  const listLectures = jest.fn(() => ({ course: stored, lectures: [sampleLecture()] }));
  open({ getCourse: () => stored, listLectures });
  await waitFor(() => expect(listLectures).toHaveBeenCalled());
  await title();
  expect(screen.queryByText('Launch checklist')).not.toBeInTheDocument();
});

test('a course of somebody else is denied, an administrator edits any', async () => {
  open({}, person({ _id: 'instructor-2', role: 'INSTRUCTOR' }));
  await waitFor(() => expect(place().address).toBe('/denied'));
});

test('an administrator edits any course', async () => {
  open({}, person({ _id: 'admin-1', role: 'ADMIN' }));
  expect(await title()).toHaveValue('Prompting that works');
});

test('a draft goes on where it can be published, and can be deleted there', async () => {
  open({ getCourse: () => course({ status: 'draft' }) });
  await waitFor(() => expect(place().address).toBe('/createCourse?courseId=course-1'));
  expect(await screen.findByRole('button', { name: 'Save & Next' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Course' })).toBeVisible();
});

test('a draft of somebody else is denied', async () => {
  open({ getCourse: () => course({ status: 'draft' }) }, person({ _id: 'instructor-2', role: 'INSTRUCTOR' }));
  await waitFor(() => expect(place().address).toBe('/denied'));
});

test('without a course there is a way back', async () => {
  open({}, owner, '/my-courses/edit-course');
  expect(await screen.findByText('Course not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/myCourses');
});

describe('deleting', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('asks in the literal words with the number of learners, and goes to My Courses after two seconds', async () => {
    const deleted = jest.fn();
    const getCourse = jest.fn(() => course({ enrolledCount: 12 }));
    const { user } = open({
      getCourse,
      deleteCourse: ({ params }) => (deleted(params), null),
    });
    await user.type(await title(), ' better');
    expect(asksToLeave()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Delete Course' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete your course?')).toBeInTheDocument();
    expect(dialog.getByText('You will lose all the lectures of the course.')).toBeInTheDocument();
    expect(dialog.getByText('This action can not be undone.')).toBeInTheDocument();
    expect(dialog.getByText(/12 learners hold this course/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete Course' }));
    await waitFor(() => expect(deleted).toHaveBeenCalledWith({ courseId: 'course-1' }));
    expect(place().address).toBe(at);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(asksToLeave()).toBe(false);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(place().address).toBe('/myCourses'));
    // What is gone is not asked for again while its page is still visible.
    expect(getCourse).toHaveBeenCalledTimes(1);
  });

  test('Cancel deletes nothing', async () => {
    const deleted = jest.fn();
    const { user } = open({ deleteCourse: () => deleted() });
    await user.click(await screen.findByRole('button', { name: 'Delete Course' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(deleted).not.toHaveBeenCalled();
  });
});
