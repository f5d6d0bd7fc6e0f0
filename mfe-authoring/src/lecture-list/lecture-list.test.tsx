import { act, screen, waitFor, within } from '@testing-library/react';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { edit, open, openAdd, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

const authoring = {
  version: 1,
  status: 'published' as const,
  publishAt: null,
  fileName: 'a.avi',
  failure: null,
  canRetry: false,
  isReplacing: false,
  queuedBefore: null,
  expectedMinutes: null,
};
const three = ['One', 'Two', 'Three'].map((title, index) => sampleLecture({ _id: `lecture-${index + 1}`, title }));

/** A mock server that stores the order it receives. */
function server(lectures: Lecture[], responses: MockResponses = {}) {
  let list = lectures;
  const orders: unknown[] = [];
  return {
    orders,
    replace: (next: Lecture[]) => void (list = next),
    responses: {
      listLectures: () => ({ course: sampleDetail(), lectures: list }),
      reorderLectures: ({ body }) => {
        const ids = body?.['lectureIds'] as string[];
        orders.push(ids);
        list = ids.flatMap((id) => list.filter(({ _id }) => _id === id));
        return sampleDetail();
      },
      ...responses,
    } satisfies MockResponses,
  };
}

const panel = async () => within(await screen.findByRole('region', { name: /^Lectures/ }));
const titles = () => screen.getAllByRole('link', { name: /^\d+\. / }).map(({ textContent }) => textContent);

test('says of each lecture how things stand with it', async () => {
  const lectures = [
    sampleLecture({ isPreview: true, durationSeconds: 135 }),
    sampleLecture({ _id: '2', state: 'uploading', percent: 43, video: null, files: [] }),
    sampleLecture({ _id: '3', state: 'processing', percent: 12, video: null, files: [] }),
    sampleLecture({
      _id: '4',
      state: 'failed',
      video: null,
      files: [],
      authoring: { ...authoring, failure: 'noPicture' },
    }),
    sampleLecture({ _id: '5', video: null, files: [], kind: 'link', youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' }),
  ];
  open(edit, server(lectures).responses);
  const rows = (await (await panel()).findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^1\. What a model seesReadyFree previewVideo · 2:15/);
  expect(rows[1]).toMatch(/Uploading 43\s%/);
  expect(rows[2]).toMatch(/Processing 12\s%/);
  expect(rows[3]).toMatch(/Failed.*This file holds no moving picture\./);
  expect(rows[4]).toMatch(/YouTube/);
  expect((await panel()).getByRole('link', { name: /^1\. / })).toHaveAttribute('aria-current', 'page');
});

test.each([
  [2, 'Waiting, 2 before it'],
  [0, 'Waiting, next in line'],
  [null, 'Processing 0 %'],
])('says the place in the queue until the preparation begins: %p before it', async (queuedBefore, label) => {
  const lecture = sampleLecture({ state: 'processing', percent: 0, authoring: { ...authoring, queuedBefore } });
  open(edit, server([lecture]).responses);
  expect(await (await panel()).findByText(label)).toBeInTheDocument();
});

test('a file that cannot be prepared offers another file, not another try', async () => {
  const lecture = sampleLecture({ state: 'failed', authoring: { ...authoring, failure: 'noPicture' } });
  open(edit, server([lecture]).responses);
  expect(await (await panel()).findByText(/no moving picture\. Choose another file\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
});

test('asks again while a video is prepared, and no more once all is settled', async () => {
  const preparing = sampleLecture({ state: 'processing', percent: 12 });
  const listLectures = jest.fn(() => ({ course: sampleDetail(), lectures: [preparing] }));
  await openAdd({ listLectures });
  expect(await (await panel()).findByText('Processing 12 %')).toBeInTheDocument();
  listLectures.mockReturnValue({ course: sampleDetail(), lectures: [sampleLecture()] });
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(await (await panel()).findByText('Ready')).toBeInTheDocument();
  const asked = listLectures.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(listLectures).toHaveBeenCalledTimes(asked);
});

test('a failed preparation is begun once more', async () => {
  const retried = jest.fn();
  const failed = sampleLecture({
    state: 'failed',
    authoring: { ...authoring, failure: 'interrupted', canRetry: true, isReplacing: false },
  });
  const { user, platform } = await openAdd({
    ...server([failed]).responses,
    retryVideo: ({ params }) => (retried(params), sampleLecture({ state: 'processing' })),
  });
  await user.click(await screen.findByRole('button', { name: 'Try again: What a model sees' }));
  await waitFor(() => expect(retried).toHaveBeenCalledWith({ courseId: 'course-1', lectureId: 'lecture-1' }));
  expect(platform.said).toContain('success: The Video Is Being Prepared Again');
});

test('Move down puts a lecture one further, at once and on the server', async () => {
  const { responses, orders } = server(three);
  const { user, platform } = await openAdd(responses);
  await user.click(await screen.findByRole('button', { name: 'More about One' }));
  expect(screen.queryByRole('button', { name: 'Move up' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  expect(titles()).toEqual(['1. Two', '2. One', '3. Three']);
  await waitFor(() => expect(platform.said).toEqual(['blank: One is at place 2 of 3.']));
  expect(screen.getByRole('button', { name: 'More about One' })).toHaveFocus();
  await waitFor(() => expect(orders).toEqual([['lecture-2', 'lecture-1', 'lecture-3']]));
});

test('the order goes back when the server does not follow', async () => {
  const { responses } = server(three, { reorderLectures: () => Promise.reject(new ApiError('Down', { status: 503 })) });
  const { user, platform } = await openAdd(responses);
  await user.click(await screen.findByRole('button', { name: 'More about Three' }));
  await user.click(screen.getByRole('button', { name: 'Move up' }));
  await waitFor(() => expect(titles()).toEqual(['1. One', '2. Two', '3. Three']));
  expect(platform.said).toEqual(['error: Down']);
});

test('what is asked again while a lecture is moved does not put it back', async () => {
  let finish: () => void = () => undefined;
  const { responses, replace } = server([...three.slice(0, 2), { ...three[2]!, state: 'processing' }], {
    reorderLectures: () => new Promise((resolve) => (finish = () => resolve(sampleDetail()))),
  });
  const { user } = await openAdd(responses);
  await user.click(await screen.findByRole('button', { name: 'More about One' }));
  await user.click(screen.getByRole('button', { name: 'Move down' }));
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(titles()).toEqual(['1. Two', '2. One', '3. Three']);
  replace([three[1]!, three[0]!, sampleLecture({ _id: 'lecture-3', title: 'Theirs' })]);
  await act(async () => finish());
  await waitFor(() => expect(titles()).toEqual(['1. Two', '2. One', '3. Theirs']));
});

test('a move that fails takes back no later one', async () => {
  const results: ((isStored: boolean) => void)[] = [];
  const { responses, replace } = server(three, {
    reorderLectures: ({ body }) =>
      new Promise((resolve, reject) =>
        results.push((isStored) => {
          if (!isStored) return reject(new ApiError('Down', { status: 503 }));
          const ids = body?.['lectureIds'] as string[];
          replace(ids.map((id) => three.find(({ _id }) => _id === id)!));
          resolve(sampleDetail());
        }),
      ),
  });
  const { user, platform } = await openAdd(responses);
  for (const name of ['One', 'Three']) {
    await user.click(await screen.findByRole('button', { name: `More about ${name}` }));
    await user.click(screen.getByRole('button', { name: name === 'One' ? 'Move down' : 'Move up' }));
  }
  expect(titles()).toEqual(['1. Two', '2. Three', '3. One']);
  await act(async () => results[0]!(false));
  await waitFor(() => expect(results).toHaveLength(2));
  expect(platform.said).toContain('error: Down');
  expect(titles()).toEqual(['1. Two', '2. Three', '3. One']);
  await act(async () => results[1]!(true));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(titles()).toEqual(['1. Two', '2. Three', '3. One']);
});

test('lectures that were changed meanwhile are shown as they are now', async () => {
  const { responses, replace } = server(three, {
    reorderLectures: () => Promise.reject(new ApiError('Conflict', { status: 409 })),
  });
  const { user, platform } = await openAdd(responses);
  await user.click(await screen.findByRole('button', { name: 'More about Three' }));
  replace([three[0]!, sampleLecture({ _id: 'new', title: 'Theirs' })]);
  await user.click(screen.getByRole('button', { name: 'Move up' }));
  await waitFor(() => expect(titles()).toEqual(['1. One', '2. Theirs']));
  expect(platform.said).toContain('error: The lectures were changed meanwhile. This is how they are now.');
});

test('the handles are ready for the keyboard once the drag code is here, and tell how', async () => {
  await openAdd(server(three).responses);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move One' })).toBeEnabled());
  expect(screen.getByRole('button', { name: 'Move One' })).toHaveAccessibleDescription(/press Space or Enter/);
});

test('says that the lectures could not be read, and reads them again', async () => {
  let isBroken = true;
  const { user } = await openAdd({
    listLectures: () => {
      if (isBroken) throw new ApiError('The Server Is Busy', { status: 500 });
      return { course: sampleDetail(), lectures: three };
    },
  });
  expect(await (await panel()).findByText('The Server Is Busy')).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(titles()).toEqual(['1. One', '2. Two', '3. Three']));
});

test('a first lecture has no order yet', async () => {
  await openAdd(server([]).responses);
  expect(await screen.findByText(/No lectures yet/)).toBeInTheDocument();
});
