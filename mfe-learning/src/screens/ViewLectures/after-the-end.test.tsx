import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleNote } from '../../testing/mock-api.ts';
import { forgetPlayers, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

afterEach(forgetPlayers);

describe('after the end', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  const responses = {
    saveProgress: () => ({
      progress: { positionSeconds: 0, watchedSeconds: 9, isCompleted: true },
      courseProgress: 50,
    }),
  };

  test('the next lecture begins in five seconds', async () => {
    openViewer({ responses });
    const player = await playing();
    act(() => player.finish());
    expect(await screen.findByText('Next lecture in 5 s')).toBeVisible();
    act(() => jest.advanceTimersByTime(5000));
    expect(await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' })).toBeVisible();
    await waitFor(() => expect(player.plays).toBe(1));
  });

  test('Cancel stays', async () => {
    openViewer({ responses });
    const player = await playing();
    act(() => player.finish());
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
  });

  test('going back in the lecture stays with it', async () => {
    openViewer({ responses });
    const player = await playing();
    act(() => player.finish());
    expect(await screen.findByText('Next lecture in 5 s')).toBeVisible();
    act(() => player.seek(5));
    expect(screen.queryByText(/Next lecture in/)).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
  });

  test('the offer is announced, holds the focus, and Escape says no', async () => {
    openViewer({ responses });
    const player = await playing();
    act(() => player.finish());
    expect(await screen.findByText('Next lecture in 5 seconds: Asking for one thing')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByText(/Next lecture in/)).not.toBeInTheDocument();
  });

  test('who is writing a note is waited for', async () => {
    openViewer({ responses: { ...responses, listNotes: () => [] } });
    const player = await playing();
    fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
    const note = await screen.findByRole('textbox', { name: /^Note/ });
    act(() => note.focus());
    act(() => player.finish());
    expect(await screen.findByText('Next lecture in 5 s')).toBeVisible();
    expect(note).toHaveFocus();
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
    act(() => note.blur());
    act(() => jest.advanceTimersByTime(6_000));
    expect(await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' })).toBeVisible();
  });

  test('an open dialog is waited for', async () => {
    openViewer({ responses: { ...responses, listNotes: () => [sampleNote()] } });
    const player = await playing();
    fireEvent.click(await screen.findByRole('tab', { name: 'Notes' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete this note' }));
    const dialog = await screen.findByRole('alertdialog');
    act(() => player.finish());
    act(() => jest.advanceTimersByTime(20_000));
    expect(dialog).toBeVisible();
    expect(screen.getByText('Next lecture in 5 s')).toBeInTheDocument();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    act(() => jest.advanceTimersByTime(6_000));
    expect(await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' })).toBeVisible();
  });

  test('the last lecture offers nothing', async () => {
    openViewer({ at: '/viewLectures?courseId=course-1&lectureId=lecture-4', responses });
    const player = await playing();
    act(() => player.finish());
    expect(screen.queryByText(/Next lecture in/)).not.toBeInTheDocument();
  });
});
