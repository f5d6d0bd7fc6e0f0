import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { limits } from '@vidya/contracts/rules/limits';
import { uploadIdOf } from '@vidya/contracts/rules/upload';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import AuthoringRemote from '../remote.tsx';
import { sampleLecture } from '../testing/mock-api.ts';
import { arrive, arrivePiece, breakConnection, refuse, sendBytes, tus } from '../testing/mock-uploads.ts';
import { clip } from '../testing/render-course.ts';
import { edit, file, instructor, next, open, openAdd, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();
beforeEach(() => {
  tus.mode = 'hold';
});

const video = (name = 'lecture.mp4') => clip(name, 1000);
const long = (name: string) => clip(name, limits.upload.pieceBytes + 1000);
const held = (count = 1) => waitFor(() => expect(tus.held).toHaveLength(count));
const panel = () => within(screen.getByRole('region', { name: /^(Upload|Paused|Waiting)/ }));
const log = () => screen.getByRole('log', { name: 'Uploads' });
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));
const newLecture: MockResponses = { createLecture: () => ({ Course: sampleDetail(), lectureId: 'lecture-2' }) };

/** Chooses a file in the form of a new lecture, and waits until 430 of its 1000 bytes are sent. */
async function upTo43(responses: MockResponses = {}) {
  const shown = await openAdd(responses);
  await shown.user.upload(file(), video());
  await held();
  for (const bytes of [100, 430]) {
    await seconds(1);
    await sendBytes(bytes);
  }
  return shown;
}

/** Goes to the form of another course, as a link of the area does. */
const goElsewhere = (user = instructor) => {
  cleanup();
  return renderRemote(AuthoringRemote, {
    at: '/my-courses/edit-course?courseId=course-2',
    user,
    responses: { getCourse: () => sampleDetail() },
  });
};

test('shows an upload on every page of the area, and to nobody else who signs in here', async () => {
  await upTo43();
  goElsewhere();
  expect(panel().getByText('lecture.mp4 (1 KB)')).toBeVisible();
  expect(panel().getByText(/^43\s% · 1 KB\/s · a few seconds left$/)).toBeVisible();
  expect(panel().getByRole('progressbar', { name: 'Upload of lecture.mp4' })).toHaveAttribute('value', '43');
  goElsewhere(person({ _id: 'another', role: 'ADMIN' }));
  await waitFor(() => expect(tus.held).toHaveLength(0));
  expect(screen.queryByRole('region', { name: /^Upload/ })).not.toBeInTheDocument();
});

test('pauses, and goes on after the last byte that the server has', async () => {
  const { user } = await upTo43();
  await user.click(panel().getByRole('button', { name: 'Pause: lecture.mp4' }));
  expect(panel().getByText(/^43\s% · Paused$/)).toBeVisible();
  expect(panel().getByRole('button', { name: 'Resume: lecture.mp4' })).toHaveFocus();
  expect(log()).toHaveTextContent('lecture.mp4: paused');
  expect(tus.held).toEqual([]);
  const before = tus.requests.length;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await seconds(60);
  expect(tus.requests.length).toBe(before);
  for (const upload of tus.uploads.values()) upload.offset = 400;
  await user.click(panel().getByRole('button', { name: 'Resume: lecture.mp4' }));
  await held();
  expect(tus.requests.at(-1)).toMatchObject({ method: 'PATCH', headers: { 'Upload-Offset': '400' } });
  await arrive();
  await waitFor(() => expect(log()).toHaveTextContent('lecture.mp4 is uploaded'));
});

test('a paused file gives its turn to others, and lets their lectures be created', async () => {
  const titles: unknown[] = [];
  const { user } = await openAdd({
    createLecture: ({ body }) => {
      titles.push(body?.['title']);
      return { Course: sampleDetail(), lectureId: `lecture-${titles.length + 1}` };
    },
  });
  await user.upload(file(), [video('one.mp4'), video('two.mp4'), video('three.mp4')]);
  await held(2);
  await user.click(panel().getByRole('button', { name: 'Pause: one.mp4' }));
  await held(2);
  await arrive();
  await waitFor(() => expect(titles).toEqual(['two', 'three']));
  await user.click(panel().getByRole('button', { name: 'Resume: one.mp4' }));
  await waitFor(() => expect(titles).toEqual(['two', 'three', 'one']));
});

test('saving a lecture takes up an upload that was paused before the server named it', async () => {
  const sent = jest.fn();
  tus.mode = 'gone';
  const { user } = await openAdd({ createLecture: ({ body }) => (sent(body), Promise.reject(new Error('seen'))) });
  await user.upload(file(), video());
  await user.click(await screen.findByRole('button', { name: 'Pause: lecture.mp4' }));
  tus.mode = 'hold';
  await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'Tokens');
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ uploadId: expect.any(String) })));
});

test('says no speed while it waits for the network, and goes on by itself', async () => {
  await upTo43();
  await act(async () => void window.dispatchEvent(new Event('offline')));
  const waiting = /^43\s% · Waiting for the network$/;
  expect(panel().getByText(waiting)).toBeVisible();
  await sendBytes(500);
  expect(panel().getByText(waiting)).toBeVisible();
  expect(log()).toHaveTextContent('lecture.mp4: waiting for the network');
  await act(async () => void window.dispatchEvent(new Event('online')));
  await held();
  expect(tus.requests.at(-1)).toMatchObject({ method: 'PATCH', headers: { 'Upload-Offset': '0' } });
});

test('a network that is gone unsaid: first no speed, then it waits and tries again', async () => {
  await upTo43();
  await seconds(6);
  expect(panel().getByText(/^43\s%$/)).toBeVisible();
  tus.mode = 'gone';
  await seconds(25);
  expect(panel().getByText(/^43\s% · Waiting for the network$/)).toBeVisible();
  tus.mode = 'hold';
  await seconds(30);
  await held();
});

test('after the last byte the server may take its time', async () => {
  await upTo43();
  await sendBytes(1000);
  await seconds(90);
  expect(panel().getByText(/^100\s%/)).toBeVisible();
  expect(panel().queryByText(/Waiting/)).not.toBeInTheDocument();
});

test('a failure is said, and can be tried again from wherever one is', async () => {
  await upTo43();
  await refuse('lecture.mp4', 'Not now', 403);
  const { user } = goElsewhere();
  expect(panel().getByRole('heading')).toHaveTextContent('Uploads: 1 failed');
  expect(log()).toHaveTextContent('lecture.mp4: Not now');
  await user.click(panel().getByRole('button', { name: 'Try again: lecture.mp4' }));
  await held();
});

test('folds to its title, and unfolds', async () => {
  const { user } = await upTo43();
  const fold = panel().getByRole('button', { name: 'Hide the uploads' });
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  await user.click(fold);
  expect(screen.getByRole('progressbar', { name: /lecture/, hidden: true })).not.toBeVisible();
  expect(panel().getByRole('heading')).toHaveTextContent(/^Uploading 1 video · 43\s%$/);
  await user.click(panel().getByRole('button', { name: 'Show the uploads' }));
  expect(panel().getByRole('progressbar')).toBeVisible();
});

test('a finished one leads to its lecture; one whose lecture is not saved leads to the form', async () => {
  const { user } = await upTo43(newLecture);
  await arrive();
  expect(await panel().findByRole('link', { name: 'Save its lecture: lecture.mp4' })).toHaveAttribute(
    'href',
    '/addLecture?courseId=course-1',
  );
  await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'Tokens');
  await user.click(next());
  expect(await panel().findByRole('link', { name: 'Edit lecture: lecture.mp4' })).toHaveAttribute(
    'href',
    '/editLecture?courseId=course-1&lectureId=lecture-2',
  );
  expect(panel().getByText('Uploaded')).toBeVisible();
});

test('cancelling a new video of a lecture that was there before does not delete the lecture', async () => {
  const deleted = jest.fn();
  const { user } = open(edit, {
    listLectures: () => ({ course: sampleDetail(), lectures: [sampleLecture()] }),
    updateLecture: () => sampleDetail(),
    deleteLecture: () => (deleted(), sampleDetail()),
  });
  await screen.findByRole('textbox', { name: 'Topic' });
  await user.upload(file(), long('better.mp4'));
  await held();
  await user.click(next());
  await panel().findByRole('link', { name: 'Edit lecture: better.mp4' });
  await user.click(panel().getByRole('button', { name: 'Cancel: better.mp4' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(tus.uploads.size).toBe(0));
  expect(deleted).not.toHaveBeenCalled();
});

describe('leaving the area', () => {
  test('says which file, how much of it is up, and how it goes on', async () => {
    const { platform } = await upTo43();
    expect(platform.areaWork).toMatchObject({ title: 'Leave while a video is uploading?' });
    expect(platform.areaWork?.line).toMatch(
      /^43\s% of lecture\.mp4 is uploaded\. The upload goes on while this tab stays on this site\. If you close the tab, choose the same file here again within 24 hours: it goes on from there\.$/,
    );
    expect(platform.areaWork?.within).not.toContain('/viewLectures');
  });

  test('names every file, and those of saved lectures may be left for the viewer', async () => {
    const { platform, user } = await openAdd(newLecture);
    await user.upload(file(), [long('one.mp4'), long('two.mp4')]);
    await held(2);
    await arrivePiece();
    await panel().findByRole('link', { name: 'Edit lecture: two.mp4' });
    expect(platform.areaWork?.line).toMatch(
      /^9\d\s% of one\.mp4 and 9\d\s% of two\.mp4 are uploaded\. The upload goes on/,
    );
    expect(platform.areaWork?.within).toContain('/viewLectures');
  });

  test('promises nothing where the browser stores nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    const { platform } = await upTo43();
    expect(platform.areaWork?.line).toMatch(/If you close the tab, it has to begin again\.$/);
    jest.restoreAllMocks();
  });

  test('tells of a paused one, and of one whose lecture is not saved', async () => {
    const { platform, user } = await upTo43();
    await user.click(panel().getByRole('button', { name: 'Pause: lecture.mp4' }));
    expect(platform.areaWork?.line).toMatch(/Paused, until you come back here\./);
    await user.click(panel().getByRole('button', { name: 'Resume: lecture.mp4' }));
    await held();
    await arrive();
    await waitFor(() => expect(platform.areaWork?.title).toBe('Leave without saving?'));
    expect(platform.areaWork?.line).toMatch(/^lecture\.mp4 is uploaded, but no lecture is saved with it yet\./);
  });

  test('asks nothing once the lecture has its video', async () => {
    const { platform, user } = await upTo43(newLecture);
    await user.type(screen.getByRole('textbox', { name: 'Topic' }), 'Tokens');
    await user.click(next());
    await panel().findByRole('link', { name: 'Edit lecture: lecture.mp4' });
    await breakConnection(430);
    expect(platform.areaWork).not.toBeNull();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await arrive();
    await waitFor(() => expect(platform.areaWork).toBeNull());
    expect([...tus.uploads.keys()].map(uploadIdOf)).toHaveLength(1);
  });
});
