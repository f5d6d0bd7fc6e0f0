import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import { sampleLecture } from '../testing/mock-api.ts';
import { tus } from '../testing/mock-uploads.ts';
import { clip } from '../testing/render-course.ts';
import {
  add,
  edit,
  file,
  link,
  next,
  open,
  openAdd,
  place,
  prepareLectureScreens,
  topic,
} from '../testing/render-lecture-form.tsx';

prepareLectureScreens();

describe('add lecture', () => {
  test('without a course: says so and goes to the login page', async () => {
    const { platform } = open('/addLecture/');
    await waitFor(() => expect(place().address).toBe('/auth/login'));
    expect(platform.said).toEqual(['error: Course Is Not Exists, Please Create Course and Add Lectures']);
  });

  test('of another instructor: denied before anything can be typed', async () => {
    let reply: (course: unknown) => void = () => undefined;
    open(add, { getCourse: () => new Promise((resolve) => (reply = resolve)) });
    await screen.findByRole('heading', { level: 1, name: 'Add Lecture' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    reply(sampleDetail({ creatorId: 'instructor-2' }));
    await waitFor(() => expect(place().address).toBe('/denied'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('takes the course from the state as well', async () => {
    open({ pathname: '/addLecture', state: { courseId: 'course-1' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Add Lecture' })).toBeVisible();
    expect(screen.getByText('Add Lectures').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  test.each([
    ['on a phone', false, ['Video', 'About the lecture', 'Captions', 'Resources']],
    ['elsewhere', true, ['About the lecture', 'Video', 'Captions', 'Resources']],
  ])('begins, %s, with the part that comes first there', async (_, matches, parts) => {
    window.matchMedia = (media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList;
    await openAdd();
    const groups = screen.getAllByRole('group').filter((group) => group.matches('fieldset'));
    expect(groups.map((group) => group.querySelector('legend')?.textContent)).toEqual(parts);
    Reflect.deleteProperty(window, 'matchMedia');
  });

  test('asks for a video or a link first, then for the topic', async () => {
    const { user, platform } = await openAdd();
    await user.click(next());
    expect(platform.said).toEqual(['error: Please Provide Either Video link Or Upload A Video']);
    expect(screen.getByText('Topic Is Required!')).toBeVisible();
    await user.click(link());
    await user.paste('https://youtu.be/dQw4w9WgXcQ');
    await user.click(next());
    expect(platform.said.at(-1)).toBe('error: Topic Is Required!');
  });

  test('Previous leads to the lectures where there is nothing to go back to', async () => {
    const { user } = await openAdd();
    // Another key of the same history entry.
    await user.click(await screen.findByRole('radio', { name: 'Article' }));
    await user.click(await screen.findByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(place().address).toBe('/viewLectures?courseId=course-1'));
  });

  test('refuses a link that leads to no video', async () => {
    const { user, platform } = await openAdd();
    await user.type(topic(), 'Tokens');
    await user.click(link());
    await user.paste('https://vimeo.com/1234');
    await user.click(next());
    expect(platform.said).toEqual(['error: Provide Valid Youtube Link']);
  });

  test.each([
    ['notes.pdf', 10, /Choose A .mp4/],
    ['empty.mp4', 0, /Is Empty/],
  ])('refuses the file %s of %d bytes', async (name, bytes, message) => {
    await openAdd();
    fireEvent.change(file(), { target: { files: [clip(name, bytes)] } });
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('a file that only bears the name of a video is refused beside its field', async () => {
    const refusal = 'Video Must Be Of Type .mp4, .avi, .mkv, .wmv Or .flv';
    const { user, platform } = await openAdd({
      createLecture: () => Promise.reject(new ApiError(refusal, { status: 400 })),
    });
    await user.type(topic(), 'Tokens');
    await user.upload(file(), clip('page.mp4'));
    await user.click(next());
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(file()).toBeInvalid();
    expect(platform.said).toContain(`error: ${refusal}`);
    expect(screen.queryByRole('button', { name: 'Remove Video' })).not.toBeInTheDocument();
  });

  test('a text that is called .mp4 is refused when it is picked, and nothing is sent', async () => {
    await openAdd();
    fireEvent.change(file(), { target: { files: [new File(['Shopping: rice, lentils, two mangoes'], 'film.mp4')] } });
    expect(await screen.findByText(/Is Not A Film We Can Read/)).toBeVisible();
    expect(file()).toBeInvalid();
    expect(tus.requests).toEqual([]);
  });

  test('a wrong file leaves the other messages where they are', async () => {
    const { user } = await openAdd();
    await user.click(next());
    fireEvent.change(file(), { target: { files: [clip('notes.pdf')] } });
    expect(await screen.findByText(/Choose A .mp4/)).toBeVisible();
    expect(screen.getByText('Topic Is Required!')).toBeVisible();
  });

  test('previews what browsers play, and promises the rest', async () => {
    const { user } = await openAdd();
    await user.upload(file(), clip('one.mp4'));
    expect(await screen.findByLabelText('Video preview')).toHaveAttribute('src', 'blob:preview');
    await user.click(await screen.findByRole('button', { name: 'Remove Video' }));
    expect(screen.queryByLabelText('Video preview')).not.toBeInTheDocument();
    expect(file()).toHaveFocus();
    for (const name of ['one.avi', 'one.wmv', 'one.flv']) {
      await user.upload(file(), clip(name));
      expect(await screen.findByText('Preview after processing')).toBeVisible();
    }
  });

  test('saves the lecture with the name of its upload, and two seconds later shows the lectures', async () => {
    const sent = jest.fn();
    const Course = sampleDetail({ noOfLectures: 9 });
    let finish: () => void = () => undefined;
    const { user, platform } = await openAdd({
      createLecture: ({ body }) => {
        sent(body);
        return new Promise((resolve) => {
          finish = () => resolve(responseOf({ Course, lectureId: 'lecture-9' }, { message: 'Lecture added' }));
        });
      },
    });
    await user.type(topic(), ' Tokens ');
    await user.upload(file(), clip('tokens.mp4'));
    await user.click(next());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent).toHaveBeenCalledWith({
      title: 'Tokens',
      description: '',
      youtubeLink: '',
      isPreview: false,
      status: 'published',
      uploadId: expect.stringMatching(/^upload-/),
      createdby: 'Meera Iyer',
    });
    await user.click(next());
    expect(sent).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    await waitFor(() => expect(platform.said).toContain('success: Lecture added'));
    expect(place().address).toBe(add);
    expect(topic().closest('[inert]')).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(place().address).toBe('/viewLectures?courseId=course-1'));
    expect(place().state).toEqual({ course: Course, role: 'INSTRUCTOR' });
  });
});

describe('edit lecture', () => {
  test('without a course: says so and goes to the login page', async () => {
    const { platform } = open('/editLecture');
    await waitFor(() => expect(place().address).toBe('/auth/login'));
    expect(platform.said).toEqual(["error: Course Doesn't Exists, Please Create Course and Add Lectures"]);
  });

  test('an unknown lecture says so', async () => {
    open('/editLecture?courseId=course-1&lectureId=gone');
    expect(await screen.findByText("Lecture Doesn't Exist")).toBeVisible();
  });

  test('begins with what is stored; the stored video is enough', async () => {
    const sent = jest.fn();
    const { user } = open(edit, { updateLecture: ({ body }) => (sent(body), sampleDetail()) });
    expect(await screen.findByRole('textbox', { name: 'Topic' })).toHaveValue('What a model sees');
    await user.type(topic(), ' first');
    await user.click(next());
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0][0]).toEqual({
      title: 'What a model sees first',
      description: 'Tokens, context and why order matters.',
      youtubeLink: '',
      isPreview: false,
      status: 'published',
      version: 1,
    });
    await act(() => jest.advanceTimersByTimeAsync(2000));
    await waitFor(() => expect(place().address).toBe('/viewLectures?courseId=course-1&lectureId=lecture-1'));
  });

  test('a removed video must be replaced by something', async () => {
    const sent = jest.fn();
    const { user, platform } = open(edit, { updateLecture: ({ body }) => (sent(body), sampleDetail()) });
    await user.click(await screen.findByRole('button', { name: 'Remove Video' }));
    await user.click(next());
    expect(platform.said).toEqual(['error: Please Provide Either Video link Or Upload A Video']);
    await user.click(link());
    await user.paste('https://youtu.be/dQw4w9WgXcQ');
    await user.click(next());
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ removeVideo: true, youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' }),
      ),
    );
  });

  test('a link that is cleared without a video is refused', async () => {
    const linked = sampleLecture({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ', video: null, files: [] });
    const { user, platform } = open(edit, { listLectures: () => ({ course: sampleDetail(), lectures: [linked] }) });
    await user.clear(await screen.findByRole('textbox', { name: 'Youtube Link' }));
    await user.click(next());
    expect(platform.said).toEqual(['error: Please Provide Either Video link Or Upload A Video']);
  });

  test('a video in several sizes plays in the viewer where the browser cannot play it', async () => {
    const files = [{ src: '/media/lecture-1.m3u8', type: 'application/vnd.apple.mpegurl' }];
    const streamed = sampleLecture({ files, poster: '/media/poster.webp' });
    open(edit, { listLectures: () => ({ course: sampleDetail(), lectures: [streamed] }) });
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    const viewer = await screen.findByRole('link', { name: 'Plays in the viewer' });
    expect(viewer).toHaveAttribute('href', '/viewLectures?courseId=course-1&lectureId=lecture-1');
    expect(screen.queryByLabelText('Video preview')).not.toBeInTheDocument();
    jest.restoreAllMocks();
  });

  test.each([
    ['uploading', 'The video is being uploaded'],
    ['processing', 'Preview after processing'],
  ] as const)('a video that is %s has no preview yet', async (state, text) => {
    const lecture = sampleLecture({ state, video: null, files: [] });
    open(edit, { listLectures: () => ({ course: sampleDetail(), lectures: [lecture] }) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Video' })).toBeVisible();
  });
});
