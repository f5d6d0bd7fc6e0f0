import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { Role } from '@vidya/contracts/texts/choices';
import { sampleLecture, sampleLectureList } from '../../testing/mock-api.ts';
import { held } from '../../testing/render-my-courses.tsx';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

afterEach(forgetPlayers);

describe('progress', () => {
  const recorded = (role: Role = 'USER') => {
    const reports: unknown[] = [];
    const view = openViewer({
      role,
      responses: {
        saveProgress: ({ params, body }) => {
          reports.push({ lectureId: params?.['lectureId'], ...body });
          return {
            progress: { positionSeconds: 30, watchedSeconds: 30, isCompleted: body?.['hasEnded'] === true },
            courseProgress: 50,
          };
        },
      },
    });
    return { ...view, reports };
  };

  test('a pause reports what was watched, not what was jumped over', async () => {
    const { reports } = recorded();
    const player = await playing();
    act(() => {
      player.watch(2);
      player.seek(60);
      player.watch(1);
      player.fire('pause');
    });
    await waitFor(() => expect(reports).toHaveLength(1));
    expect(reports[0]).toEqual({
      lectureId: 'lecture-1',
      positionSeconds: 61,
      watched: [
        [0, 2],
        [60, 61],
      ],
      hasEnded: false,
    });
    // A second pause has nothing new to report: also not a moment later.
    await act(async () => player.fire('pause'));
    expect(reports).toHaveLength(1);
  });

  const onYouTube = () =>
    sampleLectureList({
      lectures: [sampleLecture({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ', video: null, files: [] })],
    });

  test('a lecture on YouTube is marked as watched by hand', async () => {
    const saveProgress = jest.fn(() => ({
      progress: { positionSeconds: 0, watchedSeconds: 0, isCompleted: true },
      courseProgress: 100,
    }));
    const { user } = openViewer({ responses: { listLectures: onYouTube, saveProgress } });
    await user.click(await screen.findByRole('button', { name: 'Mark as Watched' }));
    expect(await screen.findByText('1 of 1 lecture · 100% completed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as Watched' })).not.toBeInTheDocument();
    expect(screen.getByText('Completed', { selector: 'span' })).toHaveFocus();
    expect(saveProgress).toHaveBeenCalledTimes(1);
  });

  test('a lecture on YouTube has nothing to mark for staff', async () => {
    openViewer({ role: 'ADMIN', responses: { listLectures: onYouTube } });
    expect(await screen.findByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as Watched' })).not.toBeInTheDocument();
  });

  test('a mark that did not arrive is announced, and can be made again', async () => {
    const saveProgress = () => Promise.reject(new ApiError('', { status: 0 }));
    const { user, platform } = openViewer({ responses: { listLectures: onYouTube, saveProgress } });
    await user.click(await screen.findByRole('button', { name: 'Mark as Watched' }));
    await waitFor(() => expect(platform.said).toContain('error: The lecture could not be marked. Please try again.'));
    expect(screen.getByRole('button', { name: 'Mark as Watched' })).toBeEnabled();
  });

  test('reports about every ten seconds of watching', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    const { reports } = recorded();
    const player = await playing();
    act(() => player.watch(9));
    expect(reports).toHaveLength(0);
    now.mockReturnValue(1_010_000);
    act(() => player.watch(1));
    await waitFor(() => expect(reports).toHaveLength(1));
    now.mockRestore();
  });

  test('the end ticks the lecture and the course’s progress at once', async () => {
    const { user, reports } = recorded();
    const player = await playing();
    await user.click(lectureRow(/2\. Asking/));
    act(() => {
      player.watch(3);
      player.finish();
    });
    await waitFor(() => expect(within(lectureRow(/2\. Asking/)).getByRole('img', { name: 'Completed' })).toBeVisible());
    expect(reports).toEqual([{ lectureId: 'lecture-2', positionSeconds: 3, watched: [[0, 3]], hasEnded: true }]);
    expect(screen.getByText(/50% completed/)).toBeVisible();
  });

  test('changing the lecture and hiding the page report what was watched', async () => {
    const { user, reports } = recorded();
    const player = await playing();
    act(() => player.watch(1));
    await user.click(lectureRow(/2\. Asking/));
    await waitFor(() =>
      expect(reports).toEqual([expect.objectContaining({ lectureId: 'lecture-1', watched: [[0, 1]] })]),
    );
    act(() => player.watch(1));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() =>
      expect(reports[1]).toEqual(expect.objectContaining({ lectureId: 'lecture-2', watched: [[0, 1]] })),
    );
    jest.restoreAllMocks();
  });

  /** No report arrives; returns their bodies. */
  const unsent = () => {
    const bodies: unknown[] = [];
    const saveProgress: MockResponses[string] = ({ body }) => {
      bodies.push(body);
      throw new ApiError('', { status: 0 });
    };
    openViewer({ responses: { saveProgress } });
    return bodies;
  };

  test('what did not arrive goes with the next report', async () => {
    const bodies = unsent();
    const player = await playing();
    for (const _ of [1, 2])
      await act(async () => {
        player.watch(1);
        player.fire('pause');
      });
    expect(bodies).toMatchObject([{ watched: [[0, 1]] }, { watched: [[0, 2]] }]);
  });

  test('what was watched while a report failed is not lost either', async () => {
    const bodies: unknown[] = [];
    const response = held<never>();
    openViewer({
      responses: {
        saveProgress: ({ body }) => {
          bodies.push(body?.['watched']);
          return response.promise;
        },
      },
    });
    const player = await playing();
    await act(async () => {
      player.watch(1);
      player.fire('pause');
    });
    act(() => {
      player.seek(60);
      player.watch(1);
    });
    await act(async () => response.reject(new ApiError('', { status: 0 })));
    await act(async () => player.fire('pause'));
    const [first, later] = [
      [0, 1],
      [60, 61],
    ];
    expect(bodies).toEqual([[first], [first, later]]);
  });

  test('an end that did not arrive is told again', async () => {
    const bodies = unsent();
    const player = await playing();
    await act(async () => player.finish());
    player.isEnded = false;
    await act(async () => player.fire('pause'));
    expect(bodies).toMatchObject([{ hasEnded: true }, { hasEnded: true }]);
  });

  describe('what did not arrive from a lecture that was left', () => {
    const network = () => {
      const bodies: unknown[] = [];
      const line = { isDown: true };
      const view = openViewer({
        responses: {
          saveProgress: ({ params, body }) => {
            bodies.push([params?.['lectureId'], body?.['watched'], body?.['hasEnded']]);
            if (line.isDown) throw new ApiError('', { status: 0 });
            const progress = { positionSeconds: 1, watchedSeconds: 1, isCompleted: body?.['hasEnded'] === true };
            return { progress, courseProgress: 50 };
          },
        },
      });
      /** Ends the second lecture and moves on to the third. */
      const leave = async () => {
        const player = await playing();
        await view.user.click(lectureRow(/2\. Asking/));
        await act(async () => {
          player.watch(1);
          player.finish();
        });
        await view.user.click(lectureRow(/3\. Examples/));
        bodies.length = 0;
        line.isDown = false;
        return player;
      };
      return { ...view, bodies, leave };
    };
    const late = ['lecture-2', [[0, 1]], true];

    test('goes before the next lecture’s report, and ticks it', async () => {
      const { bodies, leave } = network();
      const player = await leave();
      await act(async () => {
        player.watch(2);
        player.fire('pause');
      });
      expect(bodies).toEqual([late, ['lecture-3', [[0, 2]], false]]);
      expect(await within(lectureRow(/2\. Asking/)).findByRole('img', { name: 'Completed' })).toBeVisible();
    });

    test('goes when the line is back, also after the viewer was left, and once', async () => {
      const { bodies, leave, unmount } = network();
      await leave();
      unmount();
      for (const _ of [1, 2]) await act(async () => dispatchEvent(new Event('online')));
      expect(bodies).toEqual([late]);
    });
  });

  test.each(['INSTRUCTOR', 'ADMIN'] as const)('watching by %s records nothing', async (role) => {
    const { reports } = recorded(role);
    const player = await playing();
    act(() => {
      player.watch(30);
      player.finish();
    });
    expect(reports).toHaveLength(0);
    expect(screen.queryByRole('link', { name: /^Resume/ })).not.toBeInTheDocument();
  });
});
