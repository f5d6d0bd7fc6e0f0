import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noteServerTime } from '@vidya/contracts/browser/server-clock';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../../remote.tsx';
import { sampleLecture } from '../../testing/mock-api.ts';
import { longEnough } from '../../testing/render-course.ts';

const thumbnail = { secure_url: '/media/cover.webp' };
const description = `<p>${longEnough}</p>`;

const open = (course: ReturnType<typeof sampleDetail>, responses: MockResponses = {}) =>
  renderRemote(AuthoringRemote, {
    at: '/createCourse?courseId=course-1&step=publish',
    user: person({ _id: 'instructor-1', role: 'INSTRUCTOR' }),
    responses: { getCourse: () => course, listLectures: () => ({ course, lectures: [sampleLecture()] }), ...responses },
  });
const checklist = async () => within(await screen.findByRole('region', { name: 'Launch checklist' }));

test('is the third step, and leads to everything that is missing', async () => {
  const draft = sampleDetail({ status: 'draft', price: 0, description: '', thumbnail: null, lectures: [] });
  open(draft, { listLectures: () => ({ course: draft, lectures: [] }) });
  const links = (await checklist()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(0, -1)).toEqual([
    ['Choose a picture', '/createCourse?courseId=course-1'],
    ['Write it', '/createCourse?courseId=course-1'],
    ['Set it', '/createCourse?courseId=course-1'],
    ['Add Lecture', '/addLecture?courseId=course-1'],
  ]);
  expect(screen.getByText('Publish', { selector: 'li *' }).closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Not published')).toBeVisible();
});

test('a lecture that failed is where the last point leads', async () => {
  const course = sampleDetail({ thumbnail, description });
  const failed = sampleLecture({ _id: 'lecture-7', state: 'failed', hidden: 'failed', video: null });
  open(course, { listLectures: () => ({ course, lectures: [failed] }) });
  const link = (await checklist()).findByRole('link', { name: /A lecture that is ready/ });
  expect(await link).toHaveAttribute('href', '/editLecture?courseId=course-1&lectureId=lecture-7');
});

test('publishes a draft as it is stored', async () => {
  let course = sampleDetail({ status: 'draft', thumbnail, description });
  const sent = jest.fn();
  const { user, platform } = open(course, {
    getCourse: () => course,
    updateCourse: ({ body }) => {
      sent(body);
      course = { ...course, status: 'published' };
      return { updatedCourse: course };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Publish Course' }));
  expect(await screen.findByText('Published')).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ status: 'published', topic: course.topic, description, version: course.updatedAt }),
  );
  expect(platform.said.at(-1)).toBe('success: Course Published Successfully');
  expect(screen.getByRole('link', { name: 'View the course page' })).toBeVisible();
});

const later = '2026-09-01T00:00:00.000Z';

/**
 * Opens the page; `publish` clicks the button after the server got a later version. `sent` lists the versions that the
 * page sends.
 */
function openOutdated(since: Partial<ReturnType<typeof sampleDetail>>) {
  const read = sampleDetail({ status: 'draft', thumbnail, description });
  let course = read;
  const sent: unknown[] = [];
  const page = open(read, {
    getCourse: () => course,
    updateCourse: ({ body }) => {
      sent.push(body?.['version']);
      if (body?.['version'] !== course.updatedAt) throw new ApiError('Saved Meanwhile', { status: 409 });
      course = { ...course, status: 'published' };
      return { updatedCourse: course };
    },
  });
  const publish = async () => {
    const button = await screen.findByRole('button', { name: 'Publish Course' });
    course = { ...read, ...since, updatedAt: later };
    await page.user.click(button);
  };
  return { ...page, read, sent, publish };
}

test('publishes although a video has become ready meanwhile, which is a later version of the course', async () => {
  const { read, sent, publish, platform } = openOutdated({});
  await publish();
  expect(await screen.findByText('Published')).toBeVisible();
  expect(sent).toEqual([read.updatedAt, later]);
  expect(platform.said.at(-1)).toBe('success: Course Published Successfully');
});

test.each([
  ['words', { topic: 'Another topic' }],
  ['state', { status: 'unpublished' as const }],
])('publishes nothing when somebody has changed its %s meanwhile', async (_, since) => {
  const { read, sent, publish, platform } = openOutdated(since);
  await publish();
  await waitFor(() => expect(platform.said.at(-1)).toBe('error: Saved Meanwhile'));
  expect(sent).toEqual([read.updatedAt]);
});

test.each([
  ['price', { price: 0 }],
  ['thumbnail', { thumbnail: null }],
])('a draft without a %s is not published', async (_, lacking) => {
  const sent = jest.fn();
  const { user, platform } = open(sampleDetail({ status: 'draft', thumbnail, description, ...lacking }), {
    updateCourse: () => sent(),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish Course' }));
  await waitFor(() => expect(platform.said).toEqual(['error: All Marked Fields Are Mandatory']));
  expect(sent).not.toHaveBeenCalled();
});

test('the preview shows the course as learners have it', async () => {
  open(sampleDetail({ thumbnail, description }));
  const link = await screen.findByRole('link', { name: 'Preview as a learner' });
  expect(link).toHaveAttribute('href', '/viewLectures?courseId=course-1&view=learner');
});

test('unpublishes after a question, and publishes a free course again', async () => {
  let course = sampleDetail({ thumbnail, description, price: 0, discount: 0, enrolledCount: 3 });
  const sent = jest.fn();
  const { user, platform } = open(course, {
    getCourse: () => course,
    updateCourse: ({ body }) => {
      sent(body);
      course = { ...course, status: body?.['status'] as 'unpublished' | 'published' };
      return { updatedCourse: course };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Unpublish Course' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('3 learners hold this course and keep it until their access ends.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Unpublish Course' }));
  expect(await screen.findByText('Not published')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'unpublished' }));
  expect(platform.said.at(-1)).toBe('success: Course Unpublished');
  await user.click(screen.getByRole('button', { name: 'Publish Course' }));
  expect(await screen.findByText('Published')).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'published', price: 0 }));
});

test('the focus goes to the state of the course when the button that changed it goes', async () => {
  let course = sampleDetail({ thumbnail, description });
  const { user } = open(course, {
    getCourse: () => course,
    updateCourse: ({ body }) => {
      course = { ...course, status: body?.['status'] as 'unpublished' | 'published' };
      return { updatedCourse: course };
    },
  });
  const state = /^Nobody finds or buys this course/;
  await user.click(await screen.findByRole('button', { name: 'Unpublish Course' }));
  expect(screen.queryByText(state)).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Unpublish Course' }));
  await waitFor(() => expect(screen.getByText(state)).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Publish Course' }));
  await waitFor(() => expect(screen.getByText(/^Learners can find this course/)).toHaveFocus());
});

test('offers no publishing of an archived course, and says what holds', async () => {
  open(sampleDetail({ status: 'archived', thumbnail, description }));
  const state = within(await screen.findByRole('region', { name: 'State of the course' }));
  expect(state.getByText('Archived')).toBeVisible();
  expect(state.getByText('Nobody finds or buys this course; who holds it keeps it.')).toBeVisible();
  expect(state.getByRole('link', { name: 'Preview as a learner' })).toBeVisible();
  expect(state.queryByRole('button')).not.toBeInTheDocument();
});

test('what an unpublished course lacks is mended in its edit form', async () => {
  open(sampleDetail({ status: 'unpublished', thumbnail: null, description }));
  const link = (await checklist()).getByRole('link', { name: /A thumbnail/ });
  expect(link).toHaveAttribute('href', '/my-courses/edit-course?courseId=course-1');
});

test.each([
  ['a draft without lectures', { status: 'draft', price: 0, lectures: [] }, []],
  ['a whole course', {}, ['Create Course (done)', 'Add Lectures (done)', 'Publish (done)']],
  ['a course without lectures', { lectures: [] }, ['Create Course (done)', 'Publish (done)']],
  ['an unpublished course', { status: 'unpublished' }, ['Create Course (done)', 'Add Lectures (done)']],
] as const)('ticks the steps of %s that are done', async (_, given, done) => {
  open(sampleDetail({ thumbnail, description, ...(given as Partial<ReturnType<typeof sampleDetail>>) }));
  await checklist();
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  const ticked = steps.map(({ textContent }) => textContent).filter((text) => text.includes('(done)'));
  expect(ticked).toEqual(done);
});

describe('a time to publish', () => {
  test('is saved for a complete course, in India’s time, and can be taken away', async () => {
    noteServerTime(new Response('', { headers: { date: 'Sat, 05 Jan 2030 00:00:00 GMT' } }));
    let course = sampleDetail({ status: 'draft', thumbnail, description });
    const sent: unknown[] = [];
    const { user, platform } = open(course, {
      getCourse: () => course,
      scheduleCourse: ({ body }) => {
        sent.push(body?.['publishAt']);
        course = { ...course, publishAt: body?.['publishAt'] as string | null };
        return course;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Publish later' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When to publish the course' }));
    const field = dialog.getByLabelText('Day and time');
    fireEvent.change(field, { target: { value: '2030-01-05T05:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save the time' }));
    expect(field).toHaveAccessibleDescription(/Choose A Time Within The Next Two Years/);
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: '2030-03-09T09:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save the time' }));
    const list = within(await screen.findByRole('region', { name: 'What comes when' }));
    expect(list.getByText('9 Mar 2030, 9:00 am')).toBeVisible();
    expect(platform.said).toEqual([expect.stringMatching(/^error: Choose A/), 'success: Schedule Saved Successfully']);
    await user.click(screen.getByRole('button', { name: 'Change the time' }));
    expect(await screen.findByLabelText('Day and time')).toHaveValue('2030-03-09T09:00');
    await user.click(screen.getByRole('button', { name: 'Remove the time' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What comes when' })).not.toBeInTheDocument());
    expect(sent).toEqual(['2030-03-09T03:30:00.000Z', null]);
  });

  test('asks for what the course lacks first', async () => {
    const { user, platform } = open(sampleDetail({ status: 'draft', thumbnail: null, description }));
    await user.click(await screen.findByRole('button', { name: 'Publish later' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(platform.said).toEqual(['error: All Marked Fields Are Mandatory']);
  });

  test('lectures with a time of their own are listed, the next one first', async () => {
    const upcoming = [
      { _id: 'b', title: 'Loops', publishAt: '2027-03-09T03:30:00.000Z' },
      { _id: 'c', title: 'Lists', publishAt: '2027-03-16T15:00:00.000Z' },
    ];
    open(sampleDetail({ thumbnail, description, upcoming }));
    const list = within(await screen.findByRole('region', { name: 'What comes when' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Loops9 Mar 2027, 9:00 am',
      'Lists16 Mar 2027, 8:30 pm',
    ]);
  });
});
