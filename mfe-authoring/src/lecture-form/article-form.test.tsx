import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Lecture } from '@vidya/contracts/calls/lecture';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { asksToLeave } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
// Loaded before any clock is replaced: the editor keeps the microtasks that it finds.
import '../article/ArticleEditor.tsx';
import { sampleLecture } from '../testing/mock-api.ts';
import { add, edit, link, next, open, openAdd, place, prepareLectureScreens } from '../testing/render-lecture-form.tsx';

prepareLectureScreens();
beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
});

const topic = () => screen.findByRole('textbox', { name: 'Topic' });
const editor = () => screen.findByRole('textbox', { name: 'Article' });
const kind = (name: string) => screen.findByRole('radio', { name });

/** Pastes into the text. */
async function write(html: string): Promise<void> {
  const area = await editor();
  await act(async () => {
    area.focus();
    const getData = (type: string): string => (type === 'text/html' ? html : '');
    fireEvent.paste(area, { clipboardData: { types: ['text/html'], files: [], getData } });
  });
}

const created = (sent: jest.Mock) => ({
  createLecture: ({ body }: { body?: object }) => (sent(body), { Course: sampleDetail(), lectureId: 'lecture-2' }),
});

describe('a new article', () => {
  test('is written in place of the video, and sent without one', async () => {
    const sent = jest.fn();
    const { user } = await openAdd(created(sent));
    await user.type(await topic(), 'Loops');
    await user.type(link(), 'https://youtu.be/dQw4w9WgXcQ');
    await user.click(await kind('Article'));
    expect(await topic()).toHaveValue('Loops');
    expect(screen.queryByRole('textbox', { name: 'Youtube Link' })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Captions' })).not.toBeInTheDocument();
    expect(screen.getByText('Anybody can read this article before buying.')).toBeVisible();
    await write('<h3>Why</h3><p>Because it <em>repeats</em></p>');
    expect(screen.getByText('4 words, 1 min to read')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Expected length/ }), '12');
    await user.click(next());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall[0]).toEqual({
      title: 'Loops',
      description: '',
      kind: 'article',
      article: '<h3>Why</h3><p>Because it <em>repeats</em></p>',
      expectedMinutes: '12',
      isPreview: false,
      status: 'published',
      createdby: 'Meera Iyer',
    });
  });

  test('needs a text, and a length within its limits', async () => {
    const sent = jest.fn();
    const { user, platform } = open(`${add}&kind=article`, created(sent));
    await user.type(await topic(), 'Loops');
    await user.type(screen.getByRole('textbox', { name: /^Expected length/ }), '361');
    await editor();
    await user.click(next());
    expect(platform.said).toEqual(['error: Please Write The Article']);
    expect(await editor()).toBeInvalid();
    expect(screen.getByText('Expected Length Must Be 1 To 360 Minutes')).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test('shows at its text what the server says of a formula', async () => {
    const refusal = 'The Formula $$\\frac{a$$ Can Not Be Read: Unexpected end of input';
    const { user } = open(`${add}&kind=article`, {
      createLecture: () => Promise.reject(new ApiError(refusal, { status: 400 })),
    });
    await user.type(await topic(), 'Loops');
    await write('<p>$$\\frac{a$$</p>');
    await user.click(next());
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(await editor()).toHaveAccessibleDescription(expect.stringContaining(refusal));
  });

  test('is there again after a reload, at the same address', async () => {
    const { user } = await openAdd();
    await user.click(await kind('Article'));
    await write('<p>Typed words</p>');
    expect(asksToLeave()).toBe(true);
    const { address } = place();
    cleanup();
    open(address);
    expect(await editor()).toHaveTextContent('Typed words');
    expect(await kind('Article')).toBeChecked();
    expect(screen.getByText(/What you typed here before is back/)).toBeVisible();
  });
});

test('a lecture with a link can say how long it is; one with a video is as long as that', async () => {
  const sent = jest.fn();
  const { user } = await openAdd(created(sent));
  await user.type(await topic(), 'Tokens');
  expect(screen.queryByRole('textbox', { name: /^Expected length/ })).not.toBeInTheDocument();
  await user.type(link(), 'https://youtu.be/dQw4w9WgXcQ');
  await user.type(screen.getByRole('textbox', { name: /^Expected length/ }), '7');
  await user.click(next());
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ expectedMinutes: '7' })));
});

describe('a stored article', () => {
  const authoring = { ...sampleLecture().authoring!, fileName: '' };
  const stored = (version: number, given: Partial<Lecture> = {}) =>
    sampleLecture({ kind: 'article', video: null, files: [], authoring: { ...authoring, version }, ...given });

  /** A mock server that replies like ours: 409 to a save based on an older version. */
  function server() {
    let lecture = stored(1);
    let source = '<p>Before</p>';
    const bodies: Record<string, unknown>[] = [];
    const responses = {
      listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }),
      getArticle: () => ({ html: '', parts: [], source }),
      updateLecture: ({ body = {} }: { body?: Record<string, unknown> }) => {
        bodies.push(body);
        if (body['version'] !== lecture.authoring?.version)
          throw new ApiError('Another Author Changed', { status: 409 });
        return sampleDetail();
      },
    };
    const meanwhile = (text: string, given: Partial<Lecture> = {}): void => {
      lecture = stored((lecture.authoring?.version ?? 0) + 1, given);
      source = text;
    };
    return { responses, bodies, meanwhile };
  }

  test('is edited, without a choice of its kind; a text that stays is not sent', async () => {
    const { responses, bodies } = server();
    const { user } = open(edit, responses);
    expect(await editor()).toHaveTextContent('Before');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await user.type(await topic(), ' again');
    await user.click(next());
    await waitFor(() => expect(bodies).toHaveLength(1));
    expect(bodies[0]).not.toHaveProperty('article');
    expect(bodies[0]).not.toHaveProperty('youtubeLink');
    cleanup();
    open(edit, responses);
    await write('<p>More</p>');
    await user.click(next());
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]?.['article']).toContain('More');
  });

  test.each([
    ['is refused', () => Promise.reject(new ApiError('The connection was lost', { status: 503 }))],
    ['has no source', () => ({ html: '<p>Before</p>', parts: [], source: null })],
  ])('shows no empty editor when its text %s, and Retry brings it', async (_, fail) => {
    const { responses } = server();
    const getArticle = jest.fn().mockImplementationOnce(fail).mockImplementation(responses.getArticle);
    const { user } = open(edit, { ...responses, getArticle });
    expect(await screen.findByText('The article could not be loaded')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Retry|Try again/ }));
    expect(await editor()).toHaveTextContent('Before');
  });

  const question = async () =>
    within(await screen.findByRole('dialog', { name: /Another author changed this lecture/ }));

  test('that another person changed too is compared as text, and theirs can be taken', async () => {
    const { responses, bodies, meanwhile } = server();
    const { user } = open(edit, responses);
    await editor();
    await write('<p>Mine</p>');
    meanwhile('<p>Theirs &amp; more</p>');
    await user.click(next());
    const dialog = await question();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^ArticleChanged by bothYours.*Mine.*TheirsTheirs & more$/),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Article' })).toHaveTextContent(/^Theirs & more$/));
    expect(bodies).toHaveLength(1);
  });

  test('keeps the own text on top of what another person changed elsewhere', async () => {
    const { responses, bodies, meanwhile } = server();
    const { user } = open(edit, responses);
    await write('<p>Mine</p>');
    meanwhile('<p>Before</p>', { title: 'Their title' });
    await user.click(next());
    await user.click((await question()).getByRole('button', { name: 'Keep editing mine' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Topic' })).toHaveValue('Their title'));
    expect(await editor()).toHaveTextContent('Mine');
    await user.click(next());
    await waitFor(() => expect(bodies).toHaveLength(2));
    expect(bodies[1]).toMatchObject({ title: 'Their title', article: expect.stringContaining('Mine'), version: 2 });
  });
});
