import type { PretendAnswers } from '@vidya/contracts/pretend';
import { sampleDetail } from '@vidya/contracts/samples';
import { person, renderRemote } from '@vidya/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import AuthoringRemote from '../../remote.tsx';
import { sampleLecture } from '../../sample-answers.ts';
import { longEnough } from '../../test-course.ts';

const owner = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const thumbnail = { secure_url: '/media/cover.webp' };
const description = `<p>${longEnough}</p>`;

const open = (course: ReturnType<typeof sampleDetail>, answers: PretendAnswers = {}) =>
  renderRemote(AuthoringRemote, {
    at: '/createCourse?courseId=course-1&step=publish',
    user: owner,
    answers: { getCourse: () => course, listLectures: () => ({ course, lectures: [sampleLecture()] }), ...answers },
  });
const checklist = async () => within(await screen.findByRole('region', { name: 'Launch checklist' }));

test('is the third step, and leads to everything that is missing', async () => {
  const draft = sampleDetail({ status: 'draft', price: 0, description: '', thumbnail: null, lectures: [] });
  open(draft, { listLectures: () => ({ course: draft, lectures: [] }) });
  const links = (await checklist()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
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
  const failed = sampleLecture({ _id: 'lecture-7', state: 'failed', video: null });
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
