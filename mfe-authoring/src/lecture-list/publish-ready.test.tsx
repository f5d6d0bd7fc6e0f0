import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { openAdd, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const draft = (given: Partial<Lecture>): Lecture =>
  sampleLecture({ hidden: 'draft', authoring: { ...sampleLecture().authoring!, status: 'draft' }, ...given });
const drafts = [
  sampleLecture(),
  draft({ _id: 'lecture-2', title: 'Tokens' }),
  draft({ _id: 'lecture-3', title: 'Context', state: 'processing', hidden: 'processing' }),
];
const course = sampleDetail();

test('drafts bear a badge and are published together; those that stay are named', async () => {
  let lectures = drafts;
  const { user, platform } = await openAdd({
    listLectures: () => ({ course, lectures }),
    publishLectures: () => {
      lectures = lectures.map((lecture) =>
        lecture._id === 'lecture-2'
          ? sampleLecture({ ...lecture, hidden: undefined, authoring: sampleLecture().authoring })
          : lecture,
      );
      return responseOf({ Course: course, published: 1, notReady: ['Context'] }, { message: '1 Lecture Published' });
    },
  });
  const panel = within(await screen.findByRole('region', { name: /^Lectures/ }));
  expect(await panel.findAllByText('Draft')).toHaveLength(2);
  expect(panel.getByText('2 drafts, seen by nobody else yet. 1 of them is ready.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Publish all ready' }));
  expect(await panel.findByText('Not ready yet: Context')).toBeVisible();
  await waitFor(() => expect(panel.getAllByText('Draft')).toHaveLength(1));
  expect(platform.said.at(-1)).toBe('success: 1 Lecture Published');
});

test('the focus goes to the heading of the list when the last draft is published and the button goes', async () => {
  let lectures = [sampleLecture(), draft({ _id: 'lecture-2', title: 'Tokens' })];
  const { user } = await openAdd({
    listLectures: () => ({ course, lectures }),
    publishLectures: () => {
      lectures = [sampleLecture(), sampleLecture({ _id: 'lecture-2', title: 'Tokens' })];
      return responseOf({ Course: course, published: 1, notReady: [] }, { message: '1 Lecture Published' });
    },
  });
  const button = await screen.findByRole('button', { name: 'Publish all ready' });
  expect(screen.getByRole('heading', { name: 'Lectures (2)' })).not.toHaveFocus();
  await user.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: 'Lectures (2)' })).toHaveFocus();
});

test('is not offered without a draft', async () => {
  await openAdd();
  await screen.findByRole('region', { name: 'Lectures (1)' });
  expect(screen.queryByRole('button', { name: 'Publish all ready' })).not.toBeInTheDocument();
});

test('says when publishing failed', async () => {
  const { user, platform } = await openAdd({
    listLectures: () => ({ course, lectures: drafts }),
    publishLectures: () => Promise.reject(new ApiError('The connection was lost', { status: 503 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Publish all ready' }));
  await waitFor(() => expect(platform.said.at(-1)).toBe('error: The connection was lost'));
});

test('a draft gets a time of its own from its menu, and is no longer counted among those to publish', async () => {
  let lectures = [sampleLecture(), draft({ _id: 'lecture-2', title: 'Tokens' })];
  const { user } = await openAdd({
    listLectures: () => ({ course, lectures }),
    scheduleLecture: ({ params, body }) => {
      const { authoring } = lectures[1]!;
      const publishAt = body?.['publishAt'] as string;
      expect(params).toEqual({ courseId: 'course-1', lectureId: 'lecture-2' });
      lectures = [lectures[0]!, draft({ _id: 'lecture-2', title: 'Tokens', authoring: { ...authoring!, publishAt } })];
      return course;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'More about Tokens' }));
  await user.click(screen.getByRole('button', { name: 'Publish later …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'When to publish “Tokens”' }));
  const year = new Date().getFullYear() + 1;
  fireEvent.change(dialog.getByLabelText('Day and time'), { target: { value: `${year}-12-03T21:05` } });
  await user.click(dialog.getByRole('button', { name: 'Save the time' }));
  expect(await screen.findByText(`Publishes on 3 Dec ${year}, 9:05 pm`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish all ready' })).not.toBeInTheDocument();
});
