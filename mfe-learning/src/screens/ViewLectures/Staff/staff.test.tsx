import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture, sampleLectureList } from '../../../testing/mock-api.ts';
import { forgetPlayers, lectureRow, openManage, openViewer } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

describe('staff', () => {
  test('learners get no staff buttons', async () => {
    openViewer();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Add Lecture')).not.toBeInTheDocument();
    expect(screen.queryByText('Delete Lecture')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Manage' })).not.toBeInTheDocument();
  });

  test('one menu has add and edit, which lead to their forms', async () => {
    const { user } = openViewer({ role: 'INSTRUCTOR' });
    const manage = await screen.findByRole('button', { name: 'Manage' });
    expect(screen.queryByRole('link', { name: 'Edit Lecture' })).not.toBeInTheDocument();
    await user.click(manage);
    expect(screen.getByRole('link', { name: 'Add Lecture' })).toHaveAttribute('href', '/addLecture?courseId=course-1');
    expect(screen.getByRole('link', { name: 'Edit Lecture' })).toHaveAttribute(
      'href',
      '/editLecture?courseId=course-1&lectureId=lecture-1',
    );
  });

  test('an empty course still offers to add the first lecture', async () => {
    openViewer({
      role: 'ADMIN',
      responses: { listLectures: () => sampleLectureList({ lectures: [], lastLectureId: null }) },
    });
    expect(await screen.findByRole('link', { name: 'Add Lecture' })).toBeVisible();
    expect(screen.queryByText('Delete Lecture')).not.toBeInTheDocument();
  });

  test.each([
    ['processing' as const, 'Processing', /is being processed/],
    ['failed' as const, 'Failed', /could not be processed/],
  ])('a video that is %s is told to its author', async (state, badge, note) => {
    const lectures = [sampleLecture({ state, files: [], video: null })];
    openViewer({ role: 'INSTRUCTOR', responses: { listLectures: () => sampleLectureList({ lectures }) } });
    expect(await screen.findByText(note)).toBeVisible();
    expect(lectureRow(/1\. What a model sees/)).toHaveTextContent(badge);
  });

  test.each([
    ['uploading' as const, 'Uploading 40%', 'Upload', '40% uploaded'],
    ['processing' as const, 'Processing 40%', 'Preparation', '40% processed'],
  ])('how far a video that is %s has come', async (state, badge, bar, caption) => {
    const lectures = [sampleLecture({ state, percent: 40.7, files: [], video: null })];
    openViewer({ role: 'INSTRUCTOR', responses: { listLectures: () => sampleLectureList({ lectures }) } });
    expect(await screen.findByRole('progressbar', { name: bar })).toHaveAttribute('value', '40');
    expect(screen.getByText(caption)).toBeVisible();
    expect(lectureRow(/1\. What a model sees/)).toHaveTextContent(badge);
  });

  test('the place in the queue of one that waits', async () => {
    const authoring = { ...failed(false).authoring!, failure: null, queuedBefore: 2 };
    const lectures = [sampleLecture({ state: 'processing', percent: 0, files: [], video: null, authoring })];
    openViewer({ role: 'INSTRUCTOR', responses: { listLectures: () => sampleLectureList({ lectures }) } });
    expect(await screen.findByText('Waiting, 2 before it.')).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Preparation' })).not.toBeInTheDocument();
    expect(lectureRow(/1\. What a model sees/)).toHaveTextContent('Waiting');
  });

  const failed = (canRetry: boolean) =>
    sampleLecture({
      state: 'failed',
      files: [],
      video: null,
      authoring: {
        version: 1,
        status: 'published',
        publishAt: null,
        fileName: 'clip.avi',
        failure: canRetry ? 'interrupted' : 'noPicture',
        canRetry,
        queuedBefore: null,
        expectedMinutes: null,
        isReplacing: false,
      },
    });

  test('why a video failed, and Try again prepares it once more', async () => {
    const retried: unknown[] = [];
    const { user, platform } = openViewer({
      role: 'INSTRUCTOR',
      responses: {
        listLectures: () => sampleLectureList({ lectures: [failed(true)] }),
        retryVideo: ({ params }) => (retried.push(params), { ...failed(true), state: 'processing', percent: 3 }),
      },
    });
    expect(await screen.findByText(/The preparation did not finish\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3% processed')).toBeVisible();
    expect(document.activeElement).toHaveTextContent(/is being processed/);
    expect(screen.queryByText(/did not finish/)).not.toBeInTheDocument();
    expect(retried).toEqual([{ courseId: 'course-1', lectureId: 'lecture-1' }]);
    expect(platform.said).toEqual(['success: The Video Is Being Prepared Again']);
  });

  test.each([
    ['processing' as const, 'A new video is being processed. Learners see the earlier one until it is ready'],
    ['failed' as const, 'Learners go on seeing the earlier one.'],
  ])('what learners see while the video is replaced: %s', async (state, text) => {
    const { authoring } = failed(false);
    const lectures = [sampleLecture({ state, authoring: { ...authoring!, isReplacing: true } })];
    openViewer({ role: 'INSTRUCTOR', responses: { listLectures: () => sampleLectureList({ lectures }) } });
    expect(await screen.findByText((shown) => shown.includes(text))).toBeVisible();
    expect(screen.queryByText(/plays here as soon as it is ready/)).not.toBeInTheDocument();
  });

  test('how many learners lose a lecture that is deleted', async () => {
    const course = sampleDetail({ enrolledCount: 12 });
    const { user } = openViewer({
      role: 'INSTRUCTOR',
      responses: { listLectures: () => ({ ...sampleLectureList(), course }) },
    });
    await openManage(user);
    await user.click(screen.getByRole('button', { name: 'Delete Lecture' }));
    expect(await screen.findByText('12 learners hold this course and lose this lecture.')).toBeVisible();
  });

  test('a refused new attempt says so and leaves the reason', async () => {
    const { user, platform } = openViewer({
      role: 'ADMIN',
      responses: {
        listLectures: () => sampleLectureList({ lectures: [failed(true)] }),
        retryVideo: () => Promise.reject(new ApiError('The file is gone', { status: 409 })),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(platform.said).toEqual(['error: The file is gone']));
    expect(screen.getByText(/did not finish/)).toBeVisible();
  });

  test('where another try cannot succeed there is only another file', async () => {
    openViewer({ role: 'ADMIN', responses: { listLectures: () => sampleLectureList({ lectures: [failed(false)] }) } });
    expect(await screen.findByText(/Choose another file\. Choose Edit Lecture to upload a video/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  test.each([
    ['INSTRUCTOR' as const, 1],
    ['USER' as const, 0],
  ])('free previews are marked and lectures reordered by staff only: %s', async (role, times) => {
    const list = sampleLectureList();
    const lectures = list.lectures.map((lecture, index) => ({ ...lecture, isPreview: index === 1 }));
    openViewer({ role, responses: { listLectures: () => ({ ...list, lectures }) } });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryAllByRole('img', { name: 'Free preview' })).toHaveLength(times);
    const ways = screen.queryAllByRole('link', { name: 'Reorder lectures' });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(times).fill('/addLecture?courseId=course-1'));
  });

  test('a failed video is the author’s business, not the learner’s', async () => {
    const lectures = [sampleLecture({ state: 'failed', files: [], video: null })];
    openViewer({ responses: { listLectures: () => sampleLectureList({ lectures }) } });
    expect(await screen.findByText('No Video Available For This Lecture')).toBeVisible();
    expect(screen.queryByText(/could not be processed|Failed/)).not.toBeInTheDocument();
  });

  test('deleting asks in the literal words, then selects the neighbour and closes the numbers up', async () => {
    const deleted: unknown[] = [];
    const { user } = openViewer({
      role: 'INSTRUCTOR',
      at: '/viewLectures?courseId=course-1&lectureId=lecture-2',
      responses: {
        deleteLecture: ({ params }) => (deleted.push(params?.['lectureId']), sampleDetail({ noOfLectures: 3 })),
      },
    });
    await openManage(user);
    await user.click(screen.getByRole('button', { name: 'Delete Lecture' }));
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
      responses: { deleteLecture: () => Promise.reject(new ApiError('', { status: 500 })) },
    });
    await openManage(user);
    await user.click(screen.getByRole('button', { name: 'Delete Lecture' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Manage' })).toHaveFocus());
    await openManage(user);
    await user.click(screen.getByRole('button', { name: 'Delete Lecture' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Lecture' }));
    await waitFor(() => expect(platform.said).toContain('error: Error In Deleting Lecture'));
    expect(screen.getByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
  });
});

test('a draft is marked, and the page says how learners come to see it', async () => {
  const list = sampleLectureList({ course: sampleDetail() });
  const [first, ...rest] = list.lectures;
  openViewer({
    role: 'INSTRUCTOR',
    responses: { listLectures: () => ({ ...list, lectures: [{ ...first!, hidden: 'draft' }, ...rest] }) },
  });
  expect(await screen.findByText(/This lecture is a draft/)).toBeVisible();
  expect(within(lectureRow(/1\. What a model sees/)).getByText('Draft')).toBeVisible();
  expect(screen.getByText('4 lectures · 1 not seen by learners')).toBeVisible();
});
