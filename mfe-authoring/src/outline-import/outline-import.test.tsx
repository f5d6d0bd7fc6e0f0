import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { OutlineReport } from '@vidya/contracts/calls/structure';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadsAddress } from '@vidya/contracts/rules/upload';
import { type MockResponses, responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { breakConnection, refuse, sendBytes, tus } from '../testing/mock-uploads.ts';
import { openAdd, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const report: OutlineReport = {
  sections: [
    {
      title: 'Week 1',
      goal: 'Begin.',
      lectures: [
        { title: 'Welcome', kind: 'article', files: ['notes.pdf'] },
        { title: 'Talk', kind: 'link', files: [] },
      ],
    },
    { title: '', goal: '', lectures: [] },
  ],
  refused: [
    { item: 'Check', reason: 'A quiz can not be imported' },
    { item: 'Check', reason: 'A quiz can not be imported' },
  ],
  refusedCount: 1_200,
};
const imported = () => responseOf({ Course: sampleDetail(), sections: 2, lectures: 2 }, { message: 'Imported' });
const file = (name = 'course.imscc', text = 'PK') => new File([text], name);

async function openImport(responses: MockResponses = {}) {
  const calls: unknown[] = [];
  const shown = await openAdd({
    readOutline: (request) => (calls.push(['read', request]), report),
    importOutline: (request) => (calls.push(['import', request]), imported()),
    ...responses,
  });
  await shown.user.click(await screen.findByRole('button', { name: 'Import, export' }));
  await shown.user.click(screen.getByRole('button', { name: 'Import …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import lectures' }));
  const choose = (chosen: File) => shown.user.upload(dialog.getByLabelText('Package or table'), chosen);
  return { ...shown, dialog, choose, calls };
}
const press = async ({ user, dialog }: Awaited<ReturnType<typeof openImport>>, name: string) =>
  user.click(await dialog.findByRole('button', { name }));
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('shows what would come and what would not, and imports it after a second look', async () => {
  const listLectures = jest.fn(() => ({ course: sampleDetail(), lectures: [] }));
  const shown = await openImport({ listLectures });
  const { dialog, choose, calls, platform } = shown;
  await choose(file());
  const lead = await dialog.findByText(/^2 sections and 2 lectures will be added as drafts/);
  expect(lead).toHaveFocus();
  expect(tus.uploads.get(`${uploadsAddress}/upload-${tus.named}`)?.metadata).toContain(`purpose ${btoa('outline')}`);
  const refused = dialog.getByRole('list', { name: '1,200 things are left out, here are the first 2:' });
  expect(within(refused).getAllByRole('listitem')[0]).toHaveTextContent('CheckA quiz can not be imported');
  expect(refused).toHaveAttribute('tabindex', '0');
  expect(dialog.getByRole('heading', { name: 'Week 1' })).toBeVisible();
  expect(dialog.getByText('Article · notes.pdf')).toBeVisible();
  expect(dialog.getByText('No lectures')).toBeVisible();
  const asked = listLectures.mock.calls.length;
  await press(shown, 'Import 2 sections and 2 lectures');
  await isGone();
  const request = { params: { courseId: 'course-1' }, body: { uploadId: `upload-${tus.named}` } };
  expect(calls).toMatchObject([
    ['read', request],
    ['import', request],
  ]);
  expect(platform.said).toContain('success: Imported');
  await waitFor(() => expect(listLectures.mock.calls.length).toBeGreaterThan(asked));
  expect(tus.requests.map(({ method }) => method)).not.toContain('DELETE');
});

test('refuses large files at once, and says how far the upload is', async () => {
  const { dialog, choose, user } = await openImport();
  await choose(Object.defineProperty(file(), 'size', { value: limits.outline.packageBytes + 1 }));
  expect(await dialog.findByText('Choose A Package Of At Most 200 MB')).toBeVisible();
  tus.mode = 'hold';
  await choose(file('course.csv', 'x'.repeat(100)));
  expect(await dialog.findByText('Uploading course.csv')).toHaveFocus();
  await waitFor(() => expect(tus.held).toHaveLength(1));
  await sendBytes(42);
  expect(dialog.getByText('42% uploaded')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await isGone();
  await waitFor(() => expect(tus.uploads.size).toBe(0));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Import, export' })).toHaveFocus());
});

test('goes on with the upload after the line was lost', async () => {
  const { dialog, choose } = await openImport();
  tus.mode = 'hold';
  await choose(file('course.csv', 'x'.repeat(100)));
  await waitFor(() => expect(tus.held).toHaveLength(1));
  await breakConnection(40);
  expect(await dialog.findByText('Waiting for the connection')).toBeVisible();
  tus.mode = 'go';
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await dialog.findByText(/will be added as drafts/)).toBeVisible();
  expect(tus.uploads.size).toBe(1);
});

test('a package that is refused asks for another one', async () => {
  const refusal = new ApiError('This Package Is Damaged Or Incomplete', { status: 400, code: 'PackageRefused' });
  const shown = await openImport({
    readOutline: () => {
      throw refusal;
    },
  });
  await shown.choose(file());
  expect(await shown.dialog.findByRole('alert')).toHaveTextContent('This Package Is Damaged Or Incomplete');
  expect(shown.dialog.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await press(shown, 'Choose another file');
  tus.mode = 'hold';
  await shown.choose(file('a.zip', 'hello'));
  await waitFor(() => expect(tus.held).toHaveLength(1));
  await refuse('a.zip', 'Choose A .imscc, .zip Or .csv File');
  expect(await shown.dialog.findByRole('alert')).toHaveTextContent('Choose A .imscc, .zip Or .csv File');
  expect(await shown.dialog.findByRole('button', { name: 'Choose another file' })).toBeVisible();
});

test('tries again after a failure, waits for an earlier request, and takes its result', async () => {
  const importOutline = jest.fn(imported);
  for (const [status, code] of [
    [503, 'ServerBusy'],
    // The browser waited a minute.
    [0, ''],
    [409, 'StillRunning'],
    [409, 'AlreadyImported'],
  ] as const)
    importOutline.mockImplementationOnce(() => {
      throw new ApiError(`Failure ${code}`, { status, code });
    });
  const shown = await openImport({ importOutline });
  await shown.choose(file());
  await press(shown, 'Import 2 sections and 2 lectures');
  expect(await shown.dialog.findByRole('alert')).toHaveTextContent('Failure');
  await press(shown, 'Try again');
  await isGone();
  expect(importOutline).toHaveBeenCalledTimes(4);
  expect(shown.platform.said).toContain('success: This Package Was Imported Already');
});

test('a failure after the dialog was closed is told, too', async () => {
  const work = Promise.withResolvers<never>();
  const shown = await openImport({ importOutline: () => work.promise });
  await shown.choose(file());
  await press(shown, 'Import 2 sections and 2 lectures');
  await shown.user.keyboard('{Escape}');
  await isGone();
  work.reject(new ApiError('The Course Has Changed', { status: 409 }));
  await waitFor(() => expect(shown.platform.said).toContain('error: The Course Has Changed'));
});

test('a file with nothing in it offers no import', async () => {
  const { dialog, choose } = await openImport({ readOutline: () => ({ sections: [], refused: [], refusedCount: 0 }) });
  await choose(file());
  expect(await dialog.findByText('There is nothing in this file that can be imported.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Choose another file' })).toBeVisible();
});

test('exports as a package or a table, and says what is left out', async () => {
  const { user } = await openAdd();
  await user.click(await screen.findByRole('button', { name: 'Import, export' }));
  await user.click(screen.getByRole('button', { name: 'Export …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export lectures' }));
  const links = ['Export as Common Cartridge', 'Export as CSV'].map((name) => dialog.getByRole('link', { name }));
  expect(links.map((link) => [link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    ['/api/v1/course/course-1/outline.imscc', true],
    ['/api/v1/course/course-1/outline.csv', true],
  ]);
  const cartridge = within(dialog.getByRole('region', { name: 'Common Cartridge' }));
  expect(cartridge.getByText('Uploaded films are left out.')).toBeVisible();
});

test('goes on with a file that is chosen again after a reload', async () => {
  const chosen = file();
  const first = await openImport();
  tus.mode = 'hold';
  await first.choose(chosen);
  await waitFor(() => expect(tus.held).toHaveLength(1));
  // A reload closes nothing: what is stored stays, here and on the server.
  const [stored, uploads] = [sessionStorage.getItem('vidya.namedFiles')!, new Map(tus.uploads)];
  cleanup();
  await waitFor(() => expect(tus.requests.at(-1)?.method).toBe('DELETE'));
  sessionStorage.setItem('vidya.namedFiles', stored);
  Object.assign(tus, { mode: 'go', requests: [], uploads });
  const { dialog, choose } = await openImport();
  await choose(chosen);
  expect(await dialog.findByText(/^2 sections and 2 lectures will be added/)).toBeVisible();
  expect(tus.requests.map(({ method }) => method)).toEqual(['HEAD', 'PATCH']);
});
