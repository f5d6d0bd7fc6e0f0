import { screen } from '@testing-library/react';
import { sampleLectureList } from '../../../testing/mock-api.ts';
import { forgetPlayers, lectureRow, openViewer } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

test('a stand-in of the sample data is named as such in the course content', async () => {
  const list = sampleLectureList();
  const lectures = list.lectures.map((lecture, index) => (index === 1 ? { ...lecture, isSample: true } : lecture));
  openViewer({ responses: { listLectures: () => ({ ...list, lectures }) } });
  await screen.findByRole('heading', { level: 1 });
  expect(lectureRow(/2\. Asking for one thing/)).toHaveTextContent('Stand-in film');
  expect(lectureRow(/1\. What a model sees/)).not.toHaveTextContent('Stand-in film');
});

test('the course content marks lectures that offer files', async () => {
  const list = sampleLectureList();
  const resources = [{ _id: 'file-1', name: 'Data.csv', type: 'text/csv', bytes: 9, src: '/data' }];
  const lectures = list.lectures.map((lecture, index) => (index === 1 ? { ...lecture, resources } : lecture));
  openViewer({ responses: { listLectures: () => ({ ...list, lectures }) } });
  await screen.findByRole('heading', { level: 1 });
  expect(lectureRow(/2\. Asking for one thing.*1 file/)).toBeVisible();
  expect(lectureRow(/1\. What a model sees/)).not.toHaveTextContent('file');
});
