import { act, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture, sampleLectureList } from '../../testing/mock-api.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));
jest.mock('video.js', () => {
  throw new Error('The library for streams did not come.');
});

afterEach(() => {
  forgetPlayers();
  jest.restoreAllMocks();
});

const saveProgress = () => ({
  progress: { positionSeconds: 0, watchedSeconds: 0, isCompleted: false },
  courseProgress: 0,
});

describe('when playing stops', () => {
  test('a lost connection is told, and Retry goes on from the same place', async () => {
    const { user } = openViewer({ responses: { saveProgress } });
    const player = await playing();
    act(() => player.watch(42));
    act(() => player.fail(2));
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection was lost/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(player.error()).toBeNull();
    player.fire('loadedmetadata');
    expect(player.time).toBe(42);
    expect(player.plays).toBe(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('files whose address has ended are opened again, where they were', async () => {
    openViewer({ responses: { saveProgress } });
    const player = await playing();
    act(() => player.watch(42));
    const later = Date.now() + 11 * 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    await act(async () => player.play());
    act(() => player.fail(2));
    player.fire('loadedmetadata');
    expect([player.error(), player.time, player.plays]).toEqual([null, 42, 2]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    // Addresses that end at once have another reason.
    act(() => player.fail(2));
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection was lost/);
    clock.mockRestore();
  });

  test('it goes on by itself when the browser is online again', async () => {
    openViewer({ responses: { saveProgress } });
    const player = await playing();
    act(() => player.watch(7));
    // The seek starts, and never completes.
    act(() => player.seek(30));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => player.fire('waiting'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/connection was lost/);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(player.plays).toBe(1), { timeout: 3_000 });
    player.fire('loadedmetadata');
    expect(player.time).toBe(30);
  });

  test('a video that does not play says so, and the next lecture starts afresh', async () => {
    const { user } = openViewer({ responses: { saveProgress } });
    const player = await playing();
    act(() => player.fail(4));
    expect(await screen.findByRole('alert')).toHaveTextContent('This video could not be played.');
    await user.click(lectureRow(/2\. Asking/));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(player.error()).toBeNull();
  });

  test.each(['lecture-1', 'lecture-2'])(
    'a stream that can not play hides no plain file, from %s on',
    async (lectureId) => {
      const stream = [{ src: '/media/2.m3u8', type: 'application/vnd.apple.mpegurl' }];
      const lectures = [
        sampleLecture(),
        sampleLecture({ _id: 'lecture-2', title: 'Long', files: stream }),
        sampleLecture({ _id: 'lecture-3', title: 'Short' }),
      ];
      const { user } = openViewer({
        at: `/viewLectures?courseId=course-1&lectureId=${lectureId}`,
        responses: { saveProgress, listLectures: () => sampleLectureList({ lectures }) },
      });
      await screen.findByRole('heading', { level: 1 });
      await user.click(lectureRow(/2\. Long/));
      expect(await screen.findByRole('alert')).toHaveTextContent(/connection was lost/);
      await user.click(lectureRow(/3\. Short/));
      expect((await playing()).sources).toEqual(sampleLecture().files);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );

  test('access that ended in the middle is said', async () => {
    let isOver = false;
    openViewer({
      responses: {
        saveProgress,
        listLectures: () => (isOver ? Promise.reject(new ApiError('No', { status: 403 })) : sampleLectureList()),
        getCourse: () =>
          sampleDetail({ enrolment: { expiresAt: '2026-02-04T06:30:00.000Z', isExpired: true, progress: 50 } }),
      },
    });
    const player = await playing();
    isOver = true;
    act(() => player.fail(4));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your access has expired' })).toBeVisible();
  });

  test('an answer that does not come leaves the viewer as it is', async () => {
    let isDown = false;
    openViewer({
      responses: {
        saveProgress,
        listLectures: () => (isDown ? Promise.reject(new ApiError('', { status: 0 })) : sampleLectureList()),
      },
    });
    const player = await playing();
    isDown = true;
    act(() => player.fail(2));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
  });
});
