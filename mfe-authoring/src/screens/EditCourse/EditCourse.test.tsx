import type { CourseDetail } from '@vidya/contracts/course';
import type { PretendAnswers } from '@vidya/contracts/pretend';
import { sampleDetail } from '@vidya/contracts/samples';
import { person, renderRemote } from '@vidya/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import AuthoringRemote from '../../remote.tsx';
import { longEnough } from '../../test-course.ts';
import type { RemoteProps } from '@vidya/contracts/platform';

const at = '/my-courses/edit-course?courseId=course-1';
const owner = person({ _id: 'instructor-1', role: 'INSTRUCTOR' });
const course = (given: Partial<CourseDetail> = {}) => sampleDetail({ description: `<p>${longEnough}</p>`, ...given });

/** The remote, and beside it where it has moved to. */
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

const open = (answers: PretendAnswers = {}, user = owner, address = at) =>
  renderRemote(Watched, { at: address, user, answers: { getCourse: () => course(), ...answers } });

const title = () => screen.findByRole('textbox', { name: 'Title' });

test('begins with what is stored, its own category included', async () => {
  open({ getCourse: () => course({ category: 'blockchain', thumbnail: { secure_url: '/media/cover.png' } }) });
  expect(await title()).toHaveValue('Prompting that works');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveDisplayValue('BlockChain');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('1499');
  expect(screen.getByAltText('Thumbnail preview')).toHaveAttribute('src', '/media/cover.png');
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

test('a wrong title stays on the screen', async () => {
  const { user, platform } = open();
  await user.clear(await title());
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(platform.said).toEqual(['error: All Marked Fields Are Mandatory']);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});

test('a course of somebody else is denied, an administrator edits any', async () => {
  open({}, person({ _id: 'instructor-2', role: 'INSTRUCTOR' }));
  await waitFor(() => expect(place().address).toBe('/denied'));
});

test('an administrator edits any course', async () => {
  open({}, person({ _id: 'admin-1', role: 'ADMIN' }));
  expect(await title()).toHaveValue('Prompting that works');
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
    const { user } = open({
      getCourse: () => course({ enrolledCount: 12 }),
      deleteCourse: ({ params }) => (deleted(params), null),
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Course' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete your course?')).toBeInTheDocument();
    expect(dialog.getByText('You will lose all the lectures of the course.')).toBeInTheDocument();
    expect(dialog.getByText('This action can not be undone.')).toBeInTheDocument();
    expect(dialog.getByText(/12 learners hold this course/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete Course' }));
    await waitFor(() => expect(deleted).toHaveBeenCalledWith({ courseId: 'course-1' }));
    expect(place().address).toBe(at);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(place().address).toBe('/myCourses'));
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
