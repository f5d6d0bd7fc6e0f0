import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture, sampleLectureList } from '../../testing/mock-api.ts';
import { players } from '../../testing/mock-player.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

afterEach(forgetPlayers);

describe('the viewer', () => {
  test('selects the first lecture, lists all with numbers, lengths and ticks', async () => {
    openViewer();
    expect(await screen.findByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
    expect(screen.getByText('Tokens, context and why order matters.')).toBeVisible();
    const rows = within(screen.getByRole('complementary', { name: 'Course Content' })).getAllByRole('link');
    expect(rows.map((each) => each.textContent)).toEqual([
      expect.stringMatching(/1\. What a model sees.*2:34/),
      expect.stringMatching(/2\. Asking for one thing.*3:14/),
      expect.stringMatching(/3\. Examples that teach.*3:54/),
      expect.stringMatching(/4\. When the answer is wrong.*4:34/),
    ]);
    expect(within(rows[0] as HTMLElement).getByRole('img', { name: 'Completed' })).toBeVisible();
    expect(within(rows[1] as HTMLElement).queryByRole('img')).not.toBeInTheDocument();
    expect(rows[0]).toHaveAttribute('aria-current', 'true');
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(crumbs.getByRole('link', { name: 'My Courses' })).toHaveAttribute('href', '/myCourses');
    expect(crumbs.getByText('Prompting that works')).toBeVisible();
  });

  test('plays the files with their captions, from the start and not by itself', async () => {
    openViewer();
    const player = await playing();
    expect(player.sources).toEqual([{ src: '/media/lecture-1.mp4', type: 'video/mp4' }]);
    expect(player.tracks).toEqual([expect.objectContaining({ src: '/media/lecture-1.vtt', kind: 'captions' })]);
    expect(player.plays).toBe(0);
    player.fire('loadedmetadata');
    expect(player.time).toBe(0);
  });

  test('offers to resume, and resumes when asked', async () => {
    const { user } = openViewer();
    const offer = await screen.findByRole('link', { name: 'Resume: Lecture 3 at 02:15' });
    const player = await playing();
    await user.click(offer);
    expect(await screen.findByRole('heading', { level: 1, name: '3. Examples that teach' })).toBeVisible();
    player.fire('loadedmetadata');
    expect(player.time).toBe(135);
    expect(player.plays).toBe(1);
    expect(screen.queryByRole('link', { name: /^Resume/ })).not.toBeInTheDocument();
  });

  test('resumes the first lecture in the player that is there', async () => {
    const progress = { positionSeconds: 20, watchedSeconds: 20, isCompleted: false };
    const { user } = openViewer({
      responses: {
        listLectures: () => sampleLectureList({ lectures: [sampleLecture({ progress })], lastLectureId: null }),
      },
    });
    const player = await playing();
    await user.click(await screen.findByRole('link', { name: 'Resume: Lecture 1 at 00:20' }));
    player.fire('loadedmetadata');
    expect(player.time).toBe(20);
    expect(players).toHaveLength(1);
  });

  const seen = (isCompleted: boolean, positionSeconds = 30) => ({ positionSeconds, watchedSeconds: 30, isCompleted });
  const withProgress = (...all: (ReturnType<typeof seen> | null)[]) => {
    const list = sampleLectureList();
    const lectures = list.lectures.map((lecture, index) => ({ ...lecture, progress: all[index] ?? null }));
    return (lastLectureId: string) =>
      openViewer({ responses: { listLectures: () => ({ ...list, lectures, lastLectureId }) } });
  };

  test('goes on behind a lecture that was watched to its end', async () => {
    withProgress(seen(true), seen(true), null)('lecture-2');
    expect(await screen.findByRole('link', { name: 'Resume: Lecture 3 at 00:00' })).toBeVisible();
  });

  test('goes on with what was left out when the last lecture was the end', async () => {
    withProgress(seen(true), seen(false), seen(true), seen(true))('lecture-4');
    expect(await screen.findByRole('link', { name: 'Resume: Lecture 2 at 00:30' })).toBeVisible();
  });

  test('has nothing to resume in a course that is done', async () => {
    withProgress(seen(true), seen(true), seen(true), seen(true))('lecture-4');
    await playing();
    expect(screen.queryByRole('link', { name: /^Resume/ })).not.toBeInTheDocument();
  });

  test('tells how long all that is left takes', async () => {
    openViewer();
    // Three lectures are left: 194 s, 99 s of a started one of 234 s, and 274 s. The first of the four is completed.
    expect(await screen.findByText('9 min left')).toBeVisible();
  });

  test('an explicit link opens its lecture where it was left', async () => {
    openViewer({ at: '/viewLectures?courseId=course-1&lectureId=lecture-3' });
    expect(await screen.findByRole('heading', { level: 1, name: '3. Examples that teach' })).toBeVisible();
    const player = await playing();
    player.fire('loadedmetadata');
    expect(player.time).toBe(135);
  });

  test('starts a lecture at its own position when the one before never loaded', async () => {
    const { user } = openViewer({ at: '/viewLectures?courseId=course-1&lectureId=lecture-3' });
    const player = await playing();
    await user.click(lectureRow(/2\. Asking/));
    await waitFor(() => expect(player.plays).toBe(1));
    player.fire('loadedmetadata');
    expect(player.time).toBe(0);
  });

  test('keeps the speed from lecture to lecture', async () => {
    const { user } = openViewer();
    const player = await playing();
    player.rate = 1.75;
    player.fire('ratechange');
    player.rate = 1;
    await user.click(lectureRow(/2\. Asking/));
    await waitFor(() => expect(player.rate).toBe(1.75));
    expect(players).toHaveLength(1);
  });

  test.each([
    [{ files: [], video: null }, 'No Video Available For This Lecture'],
    [{ files: [], video: null, youtubeLink: '   ' }, 'No Video Available For This Lecture'],
    [{ files: [], state: 'processing' as const }, /being prepared/],
    [{ youtubeLink: 'https://evil.example/embed/dQw4w9WgXcQ' }, /does not lead to a YouTube video/],
  ])('says what is missing: %j', async (given, text) => {
    openViewer({
      responses: { listLectures: () => sampleLectureList({ lectures: [sampleLecture(given)], lastLectureId: null }) },
    });
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('a course without lectures says so', async () => {
    openViewer({ responses: { listLectures: () => sampleLectureList({ lectures: [], lastLectureId: null }) } });
    expect(await screen.findByText('No Lecture Available For This Course')).toBeVisible();
  });

  test('lists its keys on ?', async () => {
    const { user } = openViewer();
    await playing();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(dialog.getByText('Captions on or off')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('access that has run out says since when, and leads to buying again', async () => {
    const enrolment = { expiresAt: '2026-02-04T06:30:00.000Z', isExpired: true, progress: 50 };
    openViewer({
      responses: {
        listLectures: () => Promise.reject(new ApiError('No', { status: 403 })),
        getCourse: () => sampleDetail({ enrolment }),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your access has expired' })).toBeVisible();
    expect(screen.getByText(/It ended on 4 Feb 2026/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew Access' })).toHaveAttribute(
      'href',
      '/courseDetail?courseId=course-1',
    );
  });

  test.each(['unpublished', 'archived'] as const)(
    'access to an %s course that has run out can not be renewed',
    async (status) => {
      const enrolment = { expiresAt: '2026-02-04T06:30:00.000Z', isExpired: true, progress: 50 };
      openViewer({
        responses: {
          listLectures: () => Promise.reject(new ApiError('No', { status: 403 })),
          getCourse: () => sampleDetail({ enrolment, status }),
        },
      });
      const text = 'It ended on 4 Feb 2026. Your progress is kept. The course is not on sale now.';
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Renew Access' })).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'See the Course' })).toBeVisible();
    },
  );

  test('a learner who does not hold the course is told how to get it', async () => {
    openViewer({
      responses: {
        listLectures: () => Promise.reject(new ApiError('No', { status: 403 })),
        getCourse: () => sampleDetail({ enrolment: null }),
      },
    });
    expect(await screen.findByText('Enrol in this course to watch its lectures.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the Course' })).toHaveAttribute(
      'href',
      '/courseDetail?courseId=course-1',
    );
  });

  test('says when the money went back, and how much', async () => {
    const refund = { at: '2026-11-21T06:30:00.000Z', amount: 44_900, method: 'card' };
    openViewer({
      responses: {
        listLectures: () => Promise.reject(new ApiError('No', { status: 403 })),
        getCourse: () => sampleDetail({ refund }),
      },
    });
    expect(await screen.findByText('Refunded on 21 Nov 2026, ₹449 go back to your card.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Your access has ended' })).toBeVisible();
  });

  test.each([
    ['/viewLectures', new ApiError('', { status: 404 }), 'Course not found'],
    ['/viewLectures?courseId=gone', new ApiError('No', { status: 404 }), 'Course not found'],
    ['/viewLectures?courseId=x', new ApiError('Your access has expired', { status: 403 }), 'Your access has expired'],
    ['/viewLectures?courseId=x', new ApiError('Out of order', { status: 500 }), 'Out of order'],
  ])('%s answered by %s', async (at, error, text) => {
    openViewer({ at, responses: { listLectures: () => Promise.reject(error) } });
    expect(await screen.findByText(text)).toBeVisible();
  });
});
