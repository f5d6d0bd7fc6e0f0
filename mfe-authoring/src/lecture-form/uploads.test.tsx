import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { limits } from '@vidya/contracts/rules/limits';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { arrive, breakConnection, sendBytes, tus } from '../testing/mock-uploads.ts';
import { clip } from '../testing/render-course.ts';
import {
  edit,
  file,
  next,
  open,
  openAdd,
  place,
  prepareLectureScreens,
  topic,
} from '../testing/render-lecture-form.tsx';
import { forgetUploads } from '../uploads/uploads.ts';

prepareLectureScreens();
beforeEach(() => {
  tus.mode = 'hold';
});

const video = (name = 'lecture.mp4') => clip(name, 1000);
const bar = () => screen.findByRole('progressbar', { name: 'Upload of lecture.mp4' });
const held = () => waitFor(() => expect(tus.held).toHaveLength(1));
const leaves = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
};

/** Simulates a reload: the page loses everything that is not stored. */
const reload = (): void => {
  cleanup();
  forgetUploads();
};

test('goes up as soon as it is chosen, in the name of the course and with the token', async () => {
  document.cookie = 'XSRF-TOKEN=secret%3D';
  const { user } = await openAdd();
  expect(leaves()).toBe(true);
  await user.upload(file(), video());
  await held();
  const [created, piece] = tus.requests;
  expect(created).toMatchObject({ method: 'POST', address: '/api/v1/uploads', headers: { 'X-XSRF-TOKEN': 'secret=' } });
  expect(piece).toMatchObject({ method: 'PATCH', headers: { 'X-XSRF-TOKEN': 'secret=', 'Upload-Offset': '0' } });
  const metadata = [...tus.uploads.values()][0]?.metadata.split(',').map((pair) => atob(pair.split(' ')[1] ?? ''));
  expect(metadata).toEqual(['course-1', 'lecture.mp4']);
  expect(screen.getAllByText('lecture.mp4 (1 KB)')).toHaveLength(2);
  expect(leaves()).toBe(false);
  await sendBytes(430);
  expect(await bar()).toHaveAttribute('value', '43');
  await arrive();
  expect(await screen.findByText('Uploaded. Its lecture is not saved yet.')).toBeVisible();
  expect(leaves()).toBe(false);
});

test('says how fast and how long, and speaks of no percentage', async () => {
  const { user } = await openAdd();
  await user.upload(file(), video());
  await held();
  const log = screen.getByRole('log', { name: 'Uploads' });
  const heard: (string | null)[] = [];
  for (const bytes of [10, 100, 200, 260, 300, 510]) {
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await sendBytes(bytes);
    if (heard.at(-1) !== log.textContent) heard.push(log.textContent);
  }
  expect(heard).toEqual(['Uploading lecture.mp4']);
  expect(screen.getByText(/^51 % · 1 KB\/s · (a few seconds|about \d+ s) left$/)).toBeVisible();
  await arrive();
  await waitFor(() => expect(log).toHaveTextContent('lecture.mp4 is uploaded'));
});

test('Save & Next works while it still goes up, and it goes on where one goes', async () => {
  const sent = jest.fn();
  const Course = sampleDetail();
  const { user } = await openAdd({ createLecture: ({ body }) => (sent(body), { Course, lectureId: 'lecture-9' }) });
  await user.upload(file(), video());
  await held();
  await user.type(topic(), 'Tokens');
  await user.click(next());
  const uploadId = [...tus.uploads.keys()][0]?.split('/').at(-1);
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ uploadId })));
  await act(() => jest.advanceTimersByTimeAsync(limits.redirectMs.afterSave));
  await waitFor(() => expect(place().address).toMatch(/^\/viewLectures/));
  expect(leaves()).toBe(false);
  await arrive();
  await waitFor(() => expect(leaves()).toBe(true));
  expect([...tus.uploads.values()][0]?.offset).toBe(1000);
});

test('a lost connection is waited for, and the upload goes on from what has arrived', async () => {
  const { user } = await openAdd();
  await user.upload(file(), video());
  await held();
  await sendBytes(430);
  await breakConnection(400);
  expect(await screen.findByText(/· Waiting for the network$/)).toBeVisible();
  tus.mode = 'hold';
  await act(async () => void window.dispatchEvent(new Event('online')));
  await held();
  expect(tus.requests.at(-1)).toMatchObject({ method: 'PATCH', headers: { 'Upload-Offset': '400' } });
  await arrive();
  expect(await screen.findByText(/^Uploaded/)).toBeVisible();
});

test('without a word from the browser the connection is tried again later and later', async () => {
  const { user } = await openAdd();
  tus.mode = 'gone';
  await user.upload(file(), video());
  await screen.findByText(/· Waiting for the network$/);
  const before = tus.requests.length;
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(tus.requests.length).toBe(before + 1));
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(tus.requests.length).toBe(before + 1);
  tus.mode = 'go';
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(await screen.findByText(/^Uploaded/)).toBeVisible();
});

test.each([
  [403, 'Forbidden', 'This course is not yours'],
  [507, 'NoRoom', 'There is no room for files'],
])('what stops it is said in the server’s words, and can be tried again: %i', async (status, code, message) => {
  const { user } = await openAdd();
  tus.mode = { status, body: JSON.stringify({ Message: message, Error: code }) };
  await user.upload(file(), video());
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  tus.mode = 'go';
  await user.click(screen.getByRole('button', { name: 'Try again: lecture.mp4' }));
  expect(await screen.findByText(/^Uploaded/)).toBeVisible();
});

test('a file that the server does not take is no matter of trying again, nor of going on', async () => {
  const { user } = await openAdd();
  await user.upload(file(), video());
  await held();
  tus.mode = { status: 400, body: JSON.stringify({ Message: 'Video Must Be Of Type .mp4', Error: 'ValidationError' }) };
  await act(async () => void window.dispatchEvent(new Event('online')));
  // The mock server refuses both the request for the offset and the new upload that follows.
  expect((await screen.findAllByText('Video Must Be Of Type .mp4'))[0]).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
  reload();
  await openAdd();
  expect(screen.queryByText(/lecture\.mp4/)).not.toBeInTheDocument();
});

test('Cancel leaves nothing behind, here or on the server', async () => {
  const { user } = await openAdd();
  await user.upload(file(), video());
  await held();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  await waitFor(() => expect(tus.uploads.size).toBe(0));
  expect(file()).toHaveFocus();
  expect(leaves()).toBe(true);
});

describe('after a reload', () => {
  const stopAt43 = async (): Promise<void> => {
    const { user } = await openAdd();
    await user.type(topic(), 'Tokens');
    await user.upload(file(), video());
    await held();
    await sendBytes(430);
    await bar();
    await breakConnection(430);
    reload();
    tus.mode = 'hold';
  };
  beforeEach(() => void jest.spyOn(File.prototype, 'lastModified', 'get').mockReturnValue(1));
  afterEach(() => jest.restoreAllMocks());

  test('the form tells of it, and goes on when the file is chosen again', async () => {
    await stopAt43();
    const { user } = await openAdd();
    expect(await screen.findByText('lecture.mp4 stopped at 43 %. Choose it again to go on.')).toBeVisible();
    expect(topic()).toHaveValue('Tokens');
    await user.upload(file(), video());
    expect(await screen.findByText('Continuing from 43 %')).toBeVisible();
    expect(screen.queryByText(/stopped at/)).not.toBeInTheDocument();
    await held();
    expect(tus.requests.at(-1)).toMatchObject({ method: 'PATCH', headers: { 'Upload-Offset': '430' } });
    expect(tus.uploads.size).toBe(1);
    await arrive();
    expect(await screen.findByText(/^Uploaded/)).toBeVisible();
  });

  test('what another tab is sending did not stop, until it is silent for long', async () => {
    await stopAt43();
    sessionStorage.setItem('vidya.tab', 'another');
    await openAdd();
    await screen.findByText(/No lectures yet|Lectures \(/);
    expect(screen.queryByText(/stopped at/)).not.toBeInTheDocument();
    cleanup();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    await openAdd();
    expect(await screen.findByText(/lecture\.mp4 stopped at 43 %/)).toBeVisible();
  });

  test('it can be discarded', async () => {
    await stopAt43();
    const { user } = await openAdd();
    await user.click(await screen.findByRole('button', { name: 'Discard: lecture.mp4' }));
    expect(screen.queryByText(/stopped at/)).not.toBeInTheDocument();
    expect(file()).toHaveFocus();
    await waitFor(() => expect(tus.uploads.size).toBe(0));
  });

  test('another file does not take its place', async () => {
    await stopAt43();
    const { user } = await openAdd();
    await user.upload(file(), video('other.mp4'));
    await held();
    expect(tus.uploads.size).toBe(2);
    expect(screen.getByText(/lecture.mp4 stopped at 43 %/)).toBeVisible();
  });
});

test('the upload of a saved lecture is shown in its form, and a new file takes its place when that is saved', async () => {
  const sent = jest.fn();
  let lecture = sampleLecture({ state: 'uploading', percent: 12, video: null, files: [] });
  const { user } = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
    updateLecture: ({ body }) => {
      sent(body);
      lecture = { ...lecture, authoring: { ...lecture.authoring!, version: 2 } };
      return sampleDetail();
    },
  });
  expect(await screen.findByText('The video is being uploaded')).toBeVisible();
  await user.upload(file(), video('better.mp4'));
  await held();
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ uploadId: expect.any(String) })));
  expect(sent.mock.calls[0][0]).not.toHaveProperty('removeVideo');
  await act(() => jest.advanceTimersByTimeAsync(limits.redirectMs.afterSave));
  expect(tus.uploads.size).toBe(1);
});
