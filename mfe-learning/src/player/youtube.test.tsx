import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleLecture, sampleLectureList } from '../testing/mock-api.ts';
import { players } from '../testing/mock-player.ts';
import { openViewer } from '../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../testing/mock-player.ts'));

afterEach(() => jest.restoreAllMocks());

const lecture = sampleLecture({ youtubeLink: ' https://youtu.be/dQw4w9WgXcQ?t=3 ' });
const open = () =>
  openViewer({ responses: { listLectures: () => sampleLectureList({ lectures: [lecture], lastLectureId: null }) } });
const beginning = () => screen.findByRole('button', { name: 'Play What a model sees from YouTube' });

function connect(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  fireEvent(window, new Event(isOnline ? 'online' : 'offline'));
}

test('YouTube wins over an upload, in an address of our own making', async () => {
  const { user } = open();
  const begin = await beginning();
  // The page fetches nothing from YouTube before the person clicks.
  expect(screen.queryByTitle('What a model sees')).not.toBeInTheDocument();
  await user.click(begin);
  const frame = await screen.findByTitle('What a model sees');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/),
  );
  expect(players).toHaveLength(0);
});

test('offline, a YouTube lecture says so and links to it', async () => {
  connect(false);
  open();
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
});

test('what plays from YouTube goes on through a loss of the connection', async () => {
  const { user } = open();
  await user.click(await beginning());
  const frame = await screen.findByTitle('What a model sees');
  connect(false);
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  expect(frame).toBeInTheDocument();
  connect(true);
  await waitFor(() => expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument());
  expect(frame).toBeInTheDocument();
});
