import { ApiError } from '@vidya/contracts/api-error';
import { sampleDetail } from '@vidya/contracts/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { sampleLecture, sampleLectureList } from '../../sample-answers.ts';
import { forgetPlayers, lectureRow, openViewer } from './viewer-testing.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../player/fake-player.ts'));

afterEach(forgetPlayers);

describe('staff', () => {
  test('learners get no staff buttons', async () => {
    openViewer();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Add Lecture')).not.toBeInTheDocument();
    expect(screen.queryByText('Delete Lecture')).not.toBeInTheDocument();
  });

  test('add and edit lead to their forms', async () => {
    openViewer({ role: 'INSTRUCTOR' });
    expect(await screen.findByRole('link', { name: 'Add Lecture' })).toHaveAttribute(
      'href',
      '/addLecture?courseId=course-1',
    );
    expect(screen.getByRole('link', { name: 'Edit Lecture' })).toHaveAttribute(
      'href',
      '/editLecture?courseId=course-1&lectureId=lecture-1',
    );
  });

  test('an empty course still offers to add the first lecture', async () => {
    openViewer({
      role: 'ADMIN',
      answers: { listLectures: () => sampleLectureList({ lectures: [], lastLectureId: null }) },
    });
    expect(await screen.findByRole('link', { name: 'Add Lecture' })).toBeVisible();
    expect(screen.queryByText('Delete Lecture')).not.toBeInTheDocument();
  });

  test.each([
    ['processing' as const, 'Processing', /is being processed/],
    ['failed' as const, 'Failed', /could not be processed/],
  ])('a video that is %s is told to its author', async (state, badge, note) => {
    const lectures = [sampleLecture({ state, files: [], video: null })];
    openViewer({ role: 'INSTRUCTOR', answers: { listLectures: () => sampleLectureList({ lectures }) } });
    expect(await screen.findByText(note)).toBeVisible();
    expect(lectureRow(/1\. What a model sees/)).toHaveTextContent(badge);
  });

  test('a failed video is the author’s business, not the learner’s', async () => {
    const lectures = [sampleLecture({ state: 'failed', files: [], video: null })];
    openViewer({ answers: { listLectures: () => sampleLectureList({ lectures }) } });
    expect(await screen.findByText('No Video Available For This Lecture')).toBeVisible();
    expect(screen.queryByText(/could not be processed|Failed/)).not.toBeInTheDocument();
  });

  test('deleting asks in the literal words, then selects the neighbour and closes the numbers up', async () => {
    const deleted: unknown[] = [];
    const { user } = openViewer({
      role: 'INSTRUCTOR',
      at: '/viewLectures?courseId=course-1&lectureId=lecture-2',
      answers: {
        deleteLecture: ({ params }) => (deleted.push(params?.['lectureId']), sampleDetail({ noOfLectures: 3 })),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Lecture' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Are you sure you want to delete current lecture?')).toBeInTheDocument();
    expect(dialog.getByText('You will lose all the content of the lecture.')).toBeInTheDocument();
    expect(dialog.getByText('This action can not be undone.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete Lecture' }));
    expect(await screen.findByRole('heading', { level: 1, name: '2. Examples that teach' })).toBeVisible();
    expect(deleted).toEqual(['lecture-2']);
    expect(lectureRow(/3\. When the answer is wrong/)).toBeVisible();
  });

  test('Cancel and a failed deletion keep the lecture', async () => {
    const { user, platform } = openViewer({
      role: 'ADMIN',
      answers: { deleteLecture: () => Promise.reject(new ApiError('', { status: 500 })) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Lecture' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Delete Lecture' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Lecture' }));
    await waitFor(() => expect(platform.said).toContain('error: Error In Deleting Lecture'));
    expect(screen.getByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
  });
});
