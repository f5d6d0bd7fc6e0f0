import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleLecture, sampleLectureList } from '../testing/mock-api.ts';
import { lectureRow, openViewer } from '../testing/render-viewer.tsx';
import { cleanArticle } from './clean-article.ts';

const article = sampleLecture({ kind: 'article', title: 'Read this', durationSeconds: 300, video: null, files: [] });
const html = ['Why', 'How', 'When']
  .map((title, index) => `<h2 id="part-${index + 1}">${title}</h2><p>Text of ${title}</p>`)
  .join('');
const parts = ['Why', 'How', 'When'].map((title, index) => ({ _id: `part-${index + 1}`, title }));

/** The article is `height` px tall, and its upper edge at `top`; what is not on the page has no size. */
function lay(top: number, height: number): void {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return (this.isConnected ? { top, height } : { top: 0, height: 0 }) as DOMRect;
  });
}

function open(given: Partial<typeof article> = {}, responses: MockResponses = {}) {
  const reports: unknown[] = [];
  const view = openViewer({
    at: '/viewLectures?courseId=course-1&lectureId=lecture-1',
    responses: {
      listLectures: () => sampleLectureList({ lectures: [{ ...article, ...given }] }),
      getArticle: () => ({ html, parts, source: null }),
      saveProgress: ({ body }) => {
        reports.push(body);
        const progress = { positionSeconds: 300, watchedSeconds: 120, isCompleted: body?.['hasEnded'] === true };
        return { progress, courseProgress: 100 };
      },
      listNotes: () => [],
      ...responses,
    },
  });
  return { ...view, reports };
}

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'], advanceTimers: true }),
);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('an article is read in place of the player, with its contents', async () => {
  open();
  expect(await screen.findByText('Text of How')).toBeVisible();
  expect(screen.getByText('Article · 5 min')).toBeVisible();
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  fireEvent.click(within(contents).getByRole('link', { name: 'How' }));
  expect(screen.getByRole('heading', { name: 'How' })).toHaveFocus();
});

test('time on the screen and the position are reported, and the end at once', async () => {
  lay(-200, 2_000);
  const { reports } = open();
  await screen.findByText('Text of How');
  await act(async () => jest.advanceTimersByTime(11_000));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ hasEnded: false, positionSeconds: Math.round((968 / 2_000) * 300) });
  const [[from, to]] = (reports[0] as { watched: [[number, number]] }).watched;
  expect(from).toBe(0);
  expect(to).toBeGreaterThan(8);
  lay(-1_300, 2_000);
  await act(async () => jest.advanceTimersByTime(1_000));
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(reports[1]).toMatchObject({ hasEnded: true, positionSeconds: 300, watched: [[to, expect.any(Number)]] });
  expect(await screen.findByText('Completed', { selector: 'span' })).toBeVisible();
});

test('leaving for another lecture reports where the reader stopped', async () => {
  lay(-200, 2_000);
  const lectures = [article, { ...article, _id: 'lecture-2', title: 'Read on' }];
  const { reports } = open({}, { listLectures: () => sampleLectureList({ lectures }) });
  await screen.findByText('Text of How');
  await act(async () => jest.advanceTimersByTime(5_000));
  fireEvent.click(lectureRow(/2\. Read on/));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ positionSeconds: Math.round((968 / 2_000) * 300), hasEnded: false });
});

test('what did not arrive when the reader moved on goes when the line is back', async () => {
  lay(-1_300, 2_000);
  const lectures = [article, { ...article, _id: 'lecture-2', title: 'Read on' }];
  const bodies: unknown[] = [];
  const saveProgress: MockResponses[string] = ({ params, body }) => {
    bodies.push({ ...params, ...body });
    throw new ApiError('', { status: 0 });
  };
  open({}, { listLectures: () => sampleLectureList({ lectures }), saveProgress });
  await screen.findByText('Text of How');
  await act(async () => jest.advanceTimersByTime(2_000));
  fireEvent.click(lectureRow(/2\. Read on/));
  await act(async () => undefined);
  bodies.length = 0;
  await act(async () => dispatchEvent(new Event('online')));
  expect(bodies).toEqual([expect.objectContaining({ lectureId: 'lecture-1', hasEnded: true })]);
});

test('the page begins where the reader stopped', async () => {
  lay(0, 2_000);
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  open({ progress: { positionSeconds: 150, watchedSeconds: 30, isCompleted: false } });
  await screen.findByText('Text of How');
  expect(scrollTo).toHaveBeenCalledWith({ top: 1_000 - window.innerHeight });
});

test('an article is marked as done, and not done again', async () => {
  const marked: unknown[] = [];
  open(
    {},
    {
      markLecture: ({ body }) => {
        marked.push(body);
        const isCompleted = body?.['isDone'] === true;
        return {
          progress: { positionSeconds: 0, watchedSeconds: 0, isCompleted },
          courseProgress: isCompleted ? 100 : 0,
        };
      },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as Done' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as Not Done' }));
  expect(await screen.findByRole('button', { name: 'Mark as Done' })).toBeVisible();
  expect(marked).toEqual([{ isDone: true }, { isDone: false }]);
});

test('an article that is marked on a slow line leaves the next one alone', async () => {
  const lectures = [article, { ...article, _id: 'lecture-2', title: 'Read on' }];
  open(
    {},
    {
      listLectures: () => sampleLectureList({ lectures }),
      markLecture: () => new Promise(() => undefined),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as Done' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Mark as Done/ })).toHaveAttribute('aria-busy', 'true'),
  );
  fireEvent.click(lectureRow(/2\. Read on/));
  await screen.findByRole('heading', { level: 1, name: /Read on/ });
  expect(screen.getByRole('button', { name: 'Mark as Done' })).not.toHaveAttribute('aria-busy', 'true');
});

test('an article that is not done any more is read from its start, and not at its end', async () => {
  lay(-1_300, 2_000);
  const progress = { positionSeconds: 0, watchedSeconds: 0, isCompleted: false };
  const { reports } = open(
    { progress: { positionSeconds: 300, watchedSeconds: 120, isCompleted: true } },
    { markLecture: () => ({ progress, courseProgress: 0 }) },
  );
  await screen.findByText('Text of How');
  await act(async () => jest.advanceTimersByTime(2_000));
  await waitFor(() => expect(reports).toHaveLength(1));
  lay(0, 2_000);
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as Not Done' }));
  await screen.findByRole('button', { name: 'Mark as Done' });
  await act(async () => jest.advanceTimersByTime(11_000));
  await waitFor(() => expect(reports).toHaveLength(2));
  expect(reports[1]).toMatchObject({ hasEnded: false, watched: [[0, expect.any(Number)]] });
});

test('a note keeps its paragraph', async () => {
  lay(0, 100);
  open({}, { listNotes: () => [{ _id: 'n', atSeconds: 4, body: 'So', writtenAt: '2026-11-01T00:00:00Z' }] });
  await screen.findByText('Text of How');
  fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Go to paragraph 4' }));
  expect(screen.getByText('Text of How')).toHaveFocus();
});

test('a text that does not come can be asked for again', async () => {
  let isDown = true;
  open(
    {},
    {
      getArticle: () => {
        if (isDown) throw new Error('down');
        return { html, parts, source: null };
      },
    },
  );
  const retry = await screen.findByRole('button', { name: /retry/i });
  isDown = false;
  fireEvent.click(retry);
  expect(await screen.findByText('Text of How')).toBeVisible();
});

describe('the text of an article', () => {
  test('keeps code, tables, formulas and own pictures', () => {
    const whole =
      '<pre><code><span class="tk-keyword">def</span> f</code></pre><div class="table"><table><tbody><tr><th>A</th></tr></tbody></table></div>' +
      '<p><math alttext="x^2"><msup><mi>x</mi><mn>2</mn></msup></math></p><aside><p>Mind</p></aside>' +
      '<picture><source type="image/avif" srcset="/api/v1/media/pictures/1.avif"><img src="/api/v1/media/pictures/1.webp" width="9" height="9" alt="A" loading="lazy" decoding="async"></picture>';
    expect(cleanArticle(whole)).toBe(whole);
  });

  test.each([
    '<img src="https://evil.example/x.webp" alt="">',
    '<img src="/api/v1/account/logout" alt="">',
    '<a href="/account/delete">x</a>',
    '<p class="x" id="main" style="position:fixed">x</p>',
    '<math><mtext><img src=x onerror=alert(1)></mtext></math>',
    '<svg onload=alert(1)></svg><script>alert(1)</script><iframe src="/x"></iframe>',
  ])('loses what could act or imitate the page: %s', (hostile) => {
    expect(cleanArticle(hostile)).not.toMatch(/\s(?:src|href|class|id|style|on\w+)=|<(?:svg|script|iframe)/);
  });
});
