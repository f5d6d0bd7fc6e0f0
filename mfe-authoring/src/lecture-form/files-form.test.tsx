import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { asksToLeave } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { arrive, refuse, sendBytes, tus } from '../testing/mock-uploads.ts';
import { add, edit, next, open, openAdd, prepareLectureScreens, topic } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const csv = (name = 'data.csv', content = 'a,b\n1,2\n') => new File([content], name, { type: 'text/csv' });
const field = () => screen.findByLabelText(/^Add files/);
const files = (name = 'Files') => screen.findByRole('list', { name });
const held = (count: number) => waitFor(() => expect(tus.held).toHaveLength(count));
const uploadIds = () => [...tus.uploads.keys()].map((address) => address.split('/').at(-1));
const stored = {
  _id: 'file-1',
  name: 'पुरानी.pdf',
  type: 'application/pdf',
  bytes: 2_097_152,
  src: '/media/file-1.pdf',
};

test('a lecture of files takes several at once, and is saved when they have arrived', async () => {
  const sent = jest.fn();
  const { user, platform } = await openAdd({
    createLecture: ({ body }) => (sent(body), { Course: sampleDetail(), lectureId: 'lecture-2' }),
  });
  await user.type(topic(), 'The data');
  await user.click(await screen.findByRole('radio', { name: 'Files' }));
  await user.click(next());
  expect(await field()).toHaveAccessibleDescription(/Please Add A File/);
  tus.mode = 'hold';
  await user.upload(await field(), [csv('one.csv'), csv('two.csv')]);
  await held(2);
  // Dropped: the dialog offers none.
  fireEvent.change(await field(), { target: { files: [new File(['x'], 'run.exe')] } });
  expect(platform.said).toContain('error: run.exe: Files Of This Type Are Not Accepted');
  await sendBytes(4);
  expect(await within(await files()).findAllByText('50% of 1 KB')).toHaveLength(2);
  await user.click(next());
  expect(await field()).toHaveAccessibleDescription(/Please Wait Until All Files Are Uploaded/);
  expect(sent).not.toHaveBeenCalled();
  await arrive();
  expect(await within(await files()).findAllByText('Not saved yet')).toHaveLength(2);
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.lastCall[0]).toEqual({
    title: 'The data',
    description: '',
    kind: 'files',
    resources: JSON.stringify(uploadIds().map((uploadId) => ({ uploadId }))),
    expectedMinutes: '',
    isPreview: false,
    status: 'published',
    createdby: 'Meera Iyer',
  });
  const purposes = [...tus.uploads.values()].map(({ metadata }) => /purpose (\w+=*)/.exec(metadata)?.[1] ?? '');
  expect(purposes.map(atob)).toEqual(['resource', 'resource']);
});

test('a film offers resources: one goes, one comes, and the others stay', async () => {
  const sent = jest.fn();
  const resources = [stored, { ...stored, _id: 'file-2', name: 'b.pdf' }];
  const { user } = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [sampleLecture({ resources })] }),
    updateLecture: ({ body }) => (sent(body), sampleDetail()),
  });
  expect(within(await files('Resources')).getByText('पुरानी.pdf')).toBeVisible();
  expect(asksToLeave()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove पुरानी.pdf' }));
  await user.upload(await field(), csv());
  expect(['lectureId', 'courseId', 'kind'].map(asksToLeave)).toEqual([true, true, false]);
  await screen.findByText('Not saved yet');
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(JSON.parse(sent.mock.lastCall[0].resources)).toEqual([{ resourceId: 'file-2' }, { uploadId: uploadIds()[0] }]);
});

test('a file that the server refuses says why, and can be taken out', async () => {
  const { user } = await openAdd();
  await user.click(await screen.findByRole('radio', { name: 'Files' }));
  tus.mode = 'hold';
  await user.upload(await field(), csv('lie.csv'));
  await held(1);
  await refuse('lie.csv', 'lie.csv: The Content Is Not What The Name Says');
  expect(await screen.findByRole('alert')).toHaveTextContent('lie.csv: The Content Is Not What The Name Says');
  await user.click(screen.getByRole('button', { name: 'Remove lie.csv' }));
  expect(screen.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument();
});

test('more than 20 files are refused, and the address opens the form of files', async () => {
  const { user, platform } = open(`${add}&kind=files`);
  await user.upload(
    await field(),
    Array.from({ length: 21 }, (_, index) => csv(`${index}.csv`)),
  );
  expect(platform.said).toContain('error: A Lecture Can Have At Most 20 Files');
  expect(await within(await files()).findAllByRole('listitem')).toHaveLength(20);
  expect(screen.getByText('A lecture can have at most 20 files.')).toBeVisible();
});

test('files of a form that is left are taken from the server, those of a save are not', async () => {
  const ended = () => tus.requests.filter(({ method }) => method === 'DELETE').length;
  const first = open(`${add}&kind=files`);
  await first.user.upload(await field(), csv());
  await screen.findByText('Not saved yet');
  cleanup();
  await waitFor(() => expect(ended()).toBe(1));
  const second = open(`${add}&kind=files`, {
    createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }),
  });
  await second.user.type(await screen.findByRole('textbox', { name: 'Topic' }), 'The data');
  await second.user.upload(await field(), csv());
  await screen.findByText('Not saved yet');
  await second.user.click(next());
  await waitFor(() => expect(second.platform.said).toContain('success: Lecture Created Successfully'));
  cleanup();
  expect(ended()).toBe(1);
});

test('focus goes on to the next file, and to the field after the last one', async () => {
  const resources = [stored, { ...stored, _id: 'file-2', name: 'b.pdf' }];
  const { user } = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [sampleLecture({ resources })] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Remove पुरानी.pdf' }));
  expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await field()).toHaveFocus();
});

test('a file that is chosen again after a reload goes on where it was', async () => {
  const chosen = csv();
  const first = await openAdd();
  tus.mode = 'hold';
  await first.user.upload(await field(), chosen);
  await held(1);
  // A reload drops nothing: what is stored stays, here and on the server.
  const [named, uploads] = [sessionStorage.getItem('vidya.namedFiles')!, new Map(tus.uploads)];
  cleanup();
  await waitFor(() => expect(tus.requests.at(-1)?.method).toBe('DELETE'));
  sessionStorage.setItem('vidya.namedFiles', named);
  Object.assign(tus, { mode: 'go', requests: [], uploads });
  const again = await openAdd();
  await again.user.upload(await field(), [chosen, chosen]);
  expect(await within(await files('Resources')).findAllByText('Not saved yet')).toHaveLength(2);
  // The same file twice is two files.
  expect(tus.requests.map(({ method }) => method).toSorted()).toEqual(['HEAD', 'PATCH', 'PATCH', 'POST']);
});
