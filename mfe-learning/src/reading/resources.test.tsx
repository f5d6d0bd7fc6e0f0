import { screen, waitFor, within } from '@testing-library/react';
import { sampleLecture, sampleLectureList } from '../testing/mock-api.ts';
import { openViewer } from '../testing/render-viewer.tsx';
import { samplePreview } from '../testing/sample-preview.ts';

const resources = [
  { _id: 'f-1', name: 'जनगणना 2011.csv', type: 'text/csv', bytes: 2_048, src: '/media/f-1.csv' },
  { _id: 'f-2', name: 'Notes.pdf', type: 'application/pdf', bytes: 3 * 1024 * 1024, src: '/media/f-2.pdf' },
];
const files = sampleLecture({
  kind: 'files',
  title: 'The data',
  description: 'Open both.',
  resources,
  video: null,
  files: [],
});
const at = '/viewLectures?courseId=course-1&lectureId=lecture-1';
const link = (name: string) => screen.findByRole('link', { name });

test('a lecture of files offers them, and is done by opening one', async () => {
  const reports: unknown[] = [];
  const { user } = openViewer({
    at,
    responses: {
      listLectures: () => sampleLectureList({ lectures: [{ ...files, durationSeconds: 0 }] }),
      saveProgress: ({ body }) => {
        reports.push(body);
        return { progress: { positionSeconds: 0, watchedSeconds: 0, isCompleted: true }, courseProgress: 100 };
      },
    },
  });
  expect(await screen.findByText('Open both.')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Files' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['जनगणना 2011.csvCSV, 2 KBDownload', 'Notes.pdfPDF, 3 MBOpenDownload']);
  expect(await link('Open: Notes.pdf')).toHaveAttribute('href', '/media/f-2.pdf?open');
  const download = await link('Download: जनगणना 2011.csv');
  expect(download).toHaveAttribute('download');
  // jsdom goes nowhere.
  download.addEventListener('click', (event) => event.preventDefault());
  await user.click(download);
  await waitFor(() => expect(reports).toEqual([{ positionSeconds: 0, watched: [], hasEnded: true }]));
  expect(await screen.findByRole('button', { name: 'Mark as Not Done' })).toBeVisible();
});

test('a film shows its resources below its description', async () => {
  openViewer({
    at,
    responses: { listLectures: () => sampleLectureList({ lectures: [sampleLecture({ resources })] }) },
  });
  expect(await screen.findByRole('heading', { name: 'Resources' })).toBeVisible();
  expect(await link('Download: Notes.pdf')).toHaveAttribute('href', '/media/f-2.pdf');
});

test('a free preview of files needs no course', async () => {
  openViewer({
    at: '/preview?courseId=course-1&lectureId=lecture-1',
    responses: { getPreview: () => samplePreview({ kind: 'files', resources, files: [] }) },
  });
  expect(await link('Download: Notes.pdf')).toBeVisible();
});
