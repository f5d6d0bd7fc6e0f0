import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LectureNote } from '@vidya/contracts/calls/learning';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { learningLimits } from '@vidya/contracts/rules/course/learning-texts';
import { asksToLeave, type MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleLecture, sampleLectureList, sampleNote } from '../../../testing/mock-api.ts';
import { forgetPlayers, lectureRow, openViewer, playing } from '../../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../../testing/mock-player.ts'));

afterEach(forgetPlayers);

/** Opens the viewer on its notes, with a mock server that stores them. */
function openNotes(stored: LectureNote[] = [], responses: MockResponses = {}) {
  let notes = stored;
  const view = openViewer({
    at: '/viewLectures?courseId=course-1&lectureId=lecture-1&tab=notes',
    responses: {
      listNotes: () => notes,
      addNote: ({ body }) => {
        const note = sampleNote({ _id: `note-${notes.length + 1}`, ...body });
        notes = [...notes, note];
        return note;
      },
      editNote: ({ params, body }) => ({ ...notes.find(({ _id }) => _id === params?.['noteId'])!, ...body }),
      deleteNote: () => null,
      ...responses,
    },
  });
  return { ...view, stored: () => notes };
}

const shown = () => within(screen.getByRole('list', { name: 'Your notes' })).getAllByRole('listitem');

test('a note belongs to the second at which it was begun', async () => {
  const { user, stored } = openNotes();
  const player = await playing();
  expect(await screen.findByText('No notes yet')).toBeVisible();
  act(() => player.watch(75));
  await user.type(await screen.findByRole('textbox', { name: 'Note at 01:15' }), 'Say the task first');
  act(() => player.watch(30));
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  await waitFor(() => expect(shown()[0]).toHaveTextContent(/01:15.*Say the task first/));
  expect(stored()).toEqual([expect.objectContaining({ atSeconds: 75, body: 'Say the task first' })]);
  expect(screen.getByRole('textbox', { name: 'Note at 01:45' })).toHaveValue('');
});

test('its time takes the player there', async () => {
  const { user } = openNotes([sampleNote({ atSeconds: 42 })]);
  const player = await playing();
  await user.click(await screen.findByRole('button', { name: 'Play from 00:42' }));
  expect(player.time).toBe(42);
  expect(screen.getByRole('textbox', { name: 'Note at 00:42' })).toBeVisible();
});

test('new notes stand in the order of the video; Ctrl and Enter save', async () => {
  const { user } = openNotes([sampleNote({ atSeconds: 90, body: 'later' })]);
  await playing();
  await user.type(await screen.findByRole('textbox', { name: /^Note at/ }), 'earlier{Control>}{Enter}{/Control}');
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown().map((each) => each.textContent)).toEqual([
    expect.stringMatching(/earlier/),
    expect.stringMatching(/later/),
  ]);
});

test('a note is changed in its place, and Escape leaves it as it was', async () => {
  const { user } = openNotes([sampleNote({ body: 'first' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit this note' }));
  const field = screen.getByRole('textbox', { name: 'Change this note' });
  expect(field).toHaveFocus();
  await user.type(field, ' thought{Escape}');
  expect(shown()[0]).toHaveTextContent('first');
  expect(screen.getByRole('button', { name: 'Edit this note' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Edit this note' }));
  await user.clear(screen.getByRole('textbox', { name: 'Change this note' }));
  await user.type(screen.getByRole('textbox', { name: 'Change this note' }), 'second');
  await user.click(within(shown()[0]!).getByRole('button', { name: 'Save Note' }));
  await waitFor(() => expect(shown()[0]).toHaveTextContent('second'));
  expect(screen.queryByRole('textbox', { name: 'Change this note' })).not.toBeInTheDocument();
});

test('deleting asks first', async () => {
  const { user } = openNotes([sampleNote()]);
  await user.click(await screen.findByRole('button', { name: 'Delete this note' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(shown()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Delete this note' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Note' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
  // Not lost with the button and the list.
  await waitFor(() => expect(screen.getByRole('tabpanel')).toContainElement(document.activeElement as HTMLElement));
});

test('a deleted note takes the text being edited with it', async () => {
  const { user } = openNotes([sampleNote()]);
  await user.click(await screen.findByRole('button', { name: 'Edit this note' }));
  await user.type(screen.getByRole('textbox', { name: 'Change this note' }), ' more');
  expect([undefined, 'view', 'lectureId', 'tab'].map(asksToLeave)).toEqual([true, true, false, false]);
  await user.click(screen.getByRole('button', { name: 'Delete this note' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Note' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
  await waitFor(() => expect(asksToLeave()).toBe(false));
});

test('a note that was deleted elsewhere goes when that is found out, but not what is being written in it', async () => {
  let found = [sampleNote()];
  const gone = () => ((found = []), Promise.reject(new ApiError('Note Not Found', { status: 404 })));
  const { user } = openNotes([], { listNotes: () => found, editNote: gone, deleteNote: gone });
  await user.click(await screen.findByRole('button', { name: 'Edit this note' }));
  await user.type(screen.getByRole('textbox', { name: 'Change this note' }), ' more{Control>}{Enter}{/Control}');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(await screen.findByRole('textbox', { name: 'Change this note' })).toHaveValue(`${sampleNote().body} more`);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
  found = [sampleNote()];
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  await user.click(await screen.findByRole('button', { name: 'Delete this note' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Note' }));
  expect(await screen.findByText('No notes yet')).toBeVisible();
});

test('a note that was emptied is still being edited after a change of tab', async () => {
  const { user } = openNotes([sampleNote()]);
  await user.click(await screen.findByRole('button', { name: 'Edit this note' }));
  await user.clear(screen.getByRole('textbox', { name: 'Change this note' }));
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(await screen.findByRole('textbox', { name: 'Change this note' })).toHaveValue('');
});

test('nothing can be typed that would be lost while a note is sent, and composing letters closes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<LectureNote>();
  const { user } = openNotes([sampleNote({ body: 'first' })], { editNote: () => promise });
  await user.click(await screen.findByRole('button', { name: 'Edit this note' }));
  const field = screen.getByRole('textbox', { name: 'Change this note' });
  await user.type(field, ' thought');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(field).toBeVisible();
  await user.click(within(shown()[0]!).getByRole('button', { name: 'Save Note' }));
  expect(field).toHaveAttribute('readonly');
  resolve(sampleNote({ body: 'first thought' }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
});

test('says what is wrong, and sends nothing', async () => {
  const { user, stored } = openNotes();
  await user.click(await screen.findByRole('button', { name: 'Save Note' }));
  const field = screen.getByRole('textbox', { name: /^Note at/ });
  expect(field).toHaveAccessibleDescription(/Note Is Missing/);
  expect(field).toHaveFocus();
  await user.click(field);
  await user.paste('x'.repeat(learningLimits.note + 1));
  expect(field).toHaveAccessibleDescription(/Note Is Too Long, At Most 2000 Characters/);
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  expect(stored()).toEqual([]);
});

test('what could not be saved stays in its field', async () => {
  const { user, platform } = openNotes([], {
    addNote: () => Promise.reject(new ApiError('Too Many Requests', { status: 429 })),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Note at/ }), 'a thought');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  await waitFor(() => expect(platform.said).toEqual(['error: Too Many Requests']));
  expect(screen.getByRole('textbox', { name: /^Note at/ })).toHaveValue('a thought');
});

test('what is being written waits while tab and lecture change', async () => {
  const { user } = openNotes();
  await user.type(await screen.findByRole('textbox', { name: /^Note at/ }), 'half a thou');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Notes' }));
  expect(await screen.findByRole('textbox', { name: /^Note at/ })).toHaveValue('half a thou');
  await user.click(lectureRow(/2\. Asking/));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note at/ })).toHaveValue(''));
  await user.click(lectureRow(/1\. What/));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Note at/ })).toHaveValue('half a thou'));
});

test('a YouTube lecture tells no time: notes go without', async () => {
  const lectures = [sampleLecture({ youtubeLink: 'https://youtu.be/dQw4w9WgXcQ' })];
  const { user, stored } = openNotes([], { listLectures: () => sampleLectureList({ lectures }) });
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'a thought');
  await user.click(screen.getByRole('button', { name: 'Save Note' }));
  await waitFor(() => expect(shown()[0]).toHaveTextContent('a thought'));
  expect(stored()[0]?.atSeconds).toBe(0);
  expect(screen.queryByRole('button', { name: /^Play from/ })).not.toBeInTheDocument();
});

test('a list that did not come can be asked for again', async () => {
  let isDown = true;
  const { user } = openNotes([], {
    listNotes: () => (isDown ? Promise.reject(new ApiError('', { status: 500 })) : [sampleNote()]),
  });
  expect(await screen.findByRole('heading', { name: 'Your notes could not be loaded' })).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Order matters: say the task first.')).toBeVisible();
});

test('markup in a note is text', async () => {
  openNotes([sampleNote({ body: '<img src=x onerror=alert(1)>' })]);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
});
