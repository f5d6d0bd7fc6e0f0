import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import type { MockRequest } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { arrive, arrivePiece, refuse, sendBytes, tus } from '../testing/mock-uploads.ts';
import { clip } from '../testing/render-course.ts';
import { file, next, open, openAdd, place, prepareLectureScreens } from '../testing/render-lecture-form.tsx';
import { forgetUploads } from '../uploads/uploads.ts';

prepareLectureScreens();
beforeEach(() => {
  tus.mode = 'hold';
});

const video = (name: string) => clip(name, 1000);
/** A file large enough for two pieces. */
const long = (name: string) => clip(name, limits.upload.pieceBytes + 1000);

test('several files become drafts in their order, two at a time, each once its bytes were accepted', async () => {
  const titles: unknown[] = [];
  const { user } = await openAdd({
    createLecture: ({ body }) => {
      expect(body).toMatchObject({ status: 'draft', uploadId: expect.any(String) });
      titles.push(body?.['title']);
      return { Course: sampleDetail(), lectureId: `lecture-${titles.length + 1}` };
    },
  });
  await user.upload(file(), [video('01_first-steps.mp4'), video('02 second.avi'), video('third.mkv')]);
  const queue = within(await screen.findByRole('region', { name: /^Uploading 3 videos · 0\s%$/ }));
  await waitFor(() => expect(tus.held).toHaveLength(2));
  expect(queue.getByText('Waiting for its turn')).toBeVisible();
  await sendBytes(430);
  expect(titles).toEqual([]);
  await arrive();
  expect(await queue.findByRole('link', { name: 'Edit lecture: 02 second.avi' })).toHaveAttribute(
    'href',
    '/editLecture?courseId=course-1&lectureId=lecture-3',
  );
  await waitFor(() => expect(queue.getAllByText('Uploaded')).toHaveLength(3));
  expect(titles).toEqual(['01 first steps', '02 second', 'third']);
  await user.click(queue.getByRole('button', { name: 'Clear finished' }));
  expect(screen.queryByRole('region', { name: /^Upload/ })).not.toBeInTheDocument();
});

test('a file that the server does not take leaves no lecture behind, and says so beside the others', async () => {
  const titles: unknown[] = [];
  const { user } = await openAdd({
    createLecture: ({ body }) => {
      titles.push(body?.['title']);
      return { Course: sampleDetail(), lectureId: 'lecture-2' };
    },
  });
  await user.upload(file(), [video('no film.mp4'), video('film.mp4')]);
  await waitFor(() => expect(tus.held).toHaveLength(2));
  await refuse('no film.mp4', 'Video Must Be Of Type .mp4, .avi, .mkv, .wmv Or .flv');
  expect(await screen.findByText('Video Must Be Of Type .mp4, .avi, .mkv, .wmv Or .flv')).toBeVisible();
  await arrive();
  await waitFor(() => expect(titles).toEqual(['film']));
  expect(screen.queryByRole('link', { name: 'Edit lecture: no film.mp4' })).not.toBeInTheDocument();
});

test('several files after a refused save take back what was said of the missing one', async () => {
  const missing = 'Please Provide Either Video link Or Upload A Video';
  const { user } = await openAdd({ createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }) });
  await user.click(await screen.findByRole('button', { name: 'Save & Next' }));
  expect(screen.getByText(missing)).toBeVisible();
  await user.upload(file(), [video('one.mp4'), video('two.mp4')]);
  await waitFor(() => expect(tus.held).toHaveLength(2));
  await arrive();
  await screen.findByRole('link', { name: 'Edit lecture: one.mp4' });
  expect(screen.queryByText(missing)).not.toBeInTheDocument();
});

test('what is no video is said, and the others go on', async () => {
  const { user, platform } = await openAdd({
    createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }),
  });
  await user.upload(file(), [video('one.mp4'), clip('empty.mp4', 0)]);
  await waitFor(() => expect(platform.said).toContain('error: empty.mp4: This Video Is Empty'));
  expect(await screen.findByRole('progressbar', { name: 'Upload of one.mp4' })).toBeVisible();
});

test('cancelling one takes its lecture away as well', async () => {
  const deleted = jest.fn();
  const { user } = await openAdd({
    createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }),
    deleteLecture: ({ params }) => (deleted(params), sampleDetail()),
  });
  await user.upload(file(), [long('one.mp4'), long('two.mp4')]);
  await waitFor(() => expect(tus.held).toHaveLength(2));
  await arrivePiece();
  await screen.findByRole('link', { name: 'Edit lecture: one.mp4' });
  await user.click(screen.getByRole('button', { name: 'Cancel: one.mp4' }));
  expect(screen.getByRole('button', { name: 'Pause: two.mp4' })).toHaveFocus();
  await waitFor(() => expect(deleted).toHaveBeenCalledWith({ courseId: 'course-1', lectureId: 'lecture-2' }));
  expect(screen.queryByText(/one\.mp4/)).not.toBeInTheDocument();
});

test('cancelling one leaves a lecture that its author has written since', async () => {
  const deleted = jest.fn();
  const lecture = sampleLecture({ _id: 'lecture-2', title: 'One', state: 'uploading', video: null, files: [] });
  const { user, platform } = await openAdd({
    createLecture: ({ body }) => ({
      Course: sampleDetail(),
      lectureId: `lecture-${body?.['title'] === 'one' ? 2 : 3}`,
    }),
    listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
    updateLecture: () => sampleDetail(),
    deleteLecture: ({ params }) => (deleted(params), sampleDetail()),
  });
  await user.upload(file(), [long('one.mp4'), long('two.mp4')]);
  await waitFor(() => expect(tus.held).toHaveLength(2));
  await arrivePiece();
  await user.click(await screen.findByRole('link', { name: 'Edit lecture: one.mp4' }));
  await user.type(await screen.findByDisplayValue('One'), ', by its author');
  await user.click(next());
  await waitFor(() => expect(platform.said).toContain('success: Lecture Updated Successfully'));
  await user.click(screen.getByRole('button', { name: 'Cancel: one.mp4' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel: one.mp4' })).not.toBeInTheDocument());
  expect(deleted).not.toHaveBeenCalled();
});

test('how far a queue is stands in its panel and not in the page', async () => {
  const lecture = sampleLecture({ _id: 'lecture-2', title: 'One', state: 'uploading', percent: 0 });
  const { user } = await openAdd({
    createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }),
    listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
  });
  await user.upload(file(), [long('one.mp4'), long('two.mp4')]);
  await waitFor(() => expect(tus.held).toHaveLength(2));
  await arrivePiece();
  const queue = within(await screen.findByRole('region', { name: /^Uploading 2 videos/ }));
  expect(await queue.findByRole('progressbar', { name: 'Upload of one.mp4' })).toBeVisible();
  const list = within(screen.getByRole('region', { name: /^Lectures/ }));
  expect(await list.findByText('Uploading')).toBeVisible();
  expect(list.queryByText(/%/)).not.toBeInTheDocument();
  const bars = screen.getAllByRole('progressbar');
  expect(bars.filter((bar) => bar.closest('form'))).toEqual([]);
});

test('a video that the server has forgotten is sent anew for the lecture that is there', async () => {
  jest.spyOn(File.prototype, 'lastModified', 'get').mockReturnValue(1);
  const before = await openAdd({ createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-1' }) });
  await before.user.upload(file(), [long('one.mp4'), long('two.mp4')]);
  await waitFor(() => expect(tus.held).toHaveLength(2));
  await arrivePiece();
  await screen.findByRole('link', { name: 'Edit lecture: one.mp4' });
  await sendBytes(430);
  cleanup();
  forgetUploads();
  tus.uploads.clear();
  const given = jest.fn();
  const { user } = await openAdd({
    createLecture: () => Promise.reject(new Error('a second lecture')),
    updateLecture: ({ params, body }) => (given(params, body), sampleDetail()),
  });
  await user.upload(file(), long('one.mp4'));
  await waitFor(() => expect([tus.uploads.size, tus.held.length]).toEqual([1, 1]));
  await arrivePiece();
  await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
  const [uploadId] = [...tus.uploads.keys()].map(uploadIdOf);
  expect(given).toHaveBeenCalledWith(
    { courseId: 'course-1', lectureId: 'lecture-1' },
    expect.objectContaining({ title: sampleLecture().title, description: sampleLecture().description, uploadId }),
  );
  jest.restoreAllMocks();
});

test('a lecture that the server does not take says why', async () => {
  const { user } = await openAdd({ createLecture: () => Promise.reject(new Error('down')) });
  await user.upload(file(), [long('one.mp4'), long('two.mp4')]);
  await waitFor(() => expect(tus.held).toHaveLength(2));
  await arrivePiece();
  await waitFor(() => expect(screen.getAllByText('Error In Creating Lecture')).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Try again: / })).toHaveLength(2);
});

test('a file that misses the field does not take the page away', async () => {
  await openAdd();
  const drop = (target: Element): boolean =>
    fireEvent(target, createEvent.drop(target, { dataTransfer: { types: ['Files'] } }));
  expect(drop(document.body)).toBe(false);
  expect(drop(file())).toBe(true);
});

test('a form that was left finds its upload again', async () => {
  const { user } = await openAdd();
  await user.upload(file(), video('one.mp4'));
  await waitFor(() => expect(tus.held).toHaveLength(1));
  cleanup();
  await openAdd();
  expect(await screen.findByRole('progressbar', { name: 'Upload of one.mp4' })).toBeVisible();
  expect(tus.uploads.size).toBe(1);
});

test('the form of another course has nothing of this one’s', async () => {
  const responses = { getCourse: ({ params }: MockRequest) => sampleDetail({ _id: params?.['courseId'] }) };
  const { user: before } = await openAdd(responses);
  await before.upload(file(), video('one.mp4'));
  await arrive();
  cleanup();
  const { user } = open('/addLecture?courseId=course-2', responses);
  await screen.findByRole('textbox', { name: 'Topic' });
  await user.upload(file(), video('two.mp4'));
  await user.click(await screen.findByRole('link', { name: 'Save its lecture: one.mp4' }));
  await waitFor(() => expect(place().address).toBe('/addLecture?courseId=course-1'));
  await user.type(await screen.findByRole('textbox', { name: 'Topic' }), 'Tokens');
  await user.click(screen.getByRole('link', { name: 'Save its lecture: two.mp4' }));
  await waitFor(() => expect(place().address).toBe('/addLecture?courseId=course-2'));
  expect(await screen.findByRole('textbox', { name: 'Topic' })).toHaveValue('');
});

test('once a video has arrived, the list says what the server makes of it', async () => {
  const authoring = {
    version: 1,
    status: 'published',
    publishAt: null,
    fileName: 'one.mp4',
    failure: 'interrupted',
    canRetry: true,
    isReplacing: false,
    queuedBefore: null,
    expectedMinutes: null,
  } as const;
  const failed = sampleLecture({ _id: 'lecture-2', title: 'One', state: 'failed', authoring });
  const { user } = await openAdd({
    createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }),
    listLectures: () => ({ course: sampleDetail(), lectures: [failed] }),
  });
  await user.upload(file(), [video('one.mp4'), clip('empty.mp4', 0)]);
  await arrive();
  await screen.findByRole('link', { name: 'Edit lecture: one.mp4' });
  expect(await screen.findByRole('button', { name: 'Try again: One' })).toBeInTheDocument();
});
