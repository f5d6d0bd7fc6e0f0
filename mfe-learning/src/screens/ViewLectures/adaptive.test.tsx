import { waitFor } from '@testing-library/react';
import { sampleLecture, sampleLectureList } from '../../testing/mock-api.ts';
import type mockLibrary from '../../testing/mock-player.ts';
import { players } from '../../testing/mock-player.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));
jest.mock('video.js', () => ({ __esModule: true, default: mockWhole() }));

const mockMade = jest.fn();

function mockWhole() {
  const { default: core } = jest.requireActual<{ default: typeof mockLibrary }>('../../testing/mock-player.ts');
  const make = () => {
    mockMade();
    return core();
  };
  return Object.assign(make, { getComponent: core.getComponent });
}

afterEach(() => {
  forgetPlayers();
  mockMade.mockClear();
});

const stream = [{ src: '/media/2.m3u8', type: 'application/vnd.apple.mpegurl' }];
const responses = {
  listLectures: () =>
    sampleLectureList({
      lectures: [
        sampleLecture(),
        sampleLecture({ _id: 'lecture-2', title: 'Long', files: stream }),
        sampleLecture({ _id: 'lecture-3', title: 'Short' }),
      ],
      lastLectureId: null,
    }),
};

test('an adaptive stream brings the whole library, once, which then plays plain files too', async () => {
  const { user } = openViewer({ responses });
  const first = await playing();
  expect(mockMade).not.toHaveBeenCalled();
  await user.click(lectureRow(/2\. Long/));
  await waitFor(() => expect(players).toHaveLength(2));
  expect(first.isGone).toBe(true);
  expect(players[1]?.sources).toEqual(stream);
  await user.click(lectureRow(/3\. Short/));
  await waitFor(() => expect(players[1]?.sources).toEqual([{ src: '/media/lecture-1.mp4', type: 'video/mp4' }]));
  expect(players).toHaveLength(2);
  expect(mockMade).toHaveBeenCalledTimes(1);
});

test('a stream is resumed once its first piece is there', async () => {
  const progress = { positionSeconds: 34, watchedSeconds: 34, isCompleted: false };
  const lectures = [sampleLecture({ files: stream, progress })];
  openViewer({
    at: '/viewLectures?courseId=course-1&lectureId=lecture-1',
    responses: { listLectures: () => sampleLectureList({ lectures }) },
  });
  const player = await playing();
  player.fire('loadedmetadata');
  expect(player.time).toBe(0);
  player.fire('loadeddata');
  expect(player.time).toBe(34);
});
