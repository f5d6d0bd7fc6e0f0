import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgetPlayers, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

afterEach(forgetPlayers);

describe('keys', () => {
  test('act on the player from anywhere on the page', async () => {
    const { user } = openViewer();
    const player = await playing();
    await user.keyboard('k');
    expect(player.paused()).toBe(false);
    await user.keyboard(' ');
    expect(player.paused()).toBe(true);
    await user.keyboard('5');
    expect(player.time).toBe(50);
    await user.keyboard('l');
    expect(player.time).toBe(60);
    await user.keyboard('j');
    await user.keyboard('{ArrowLeft}');
    expect(player.time).toBe(45);
    await user.keyboard('>');
    expect(player.rate).toBe(1.25);
    await user.keyboard('<');
    expect(player.rate).toBe(1);
    await user.keyboard('M');
    expect(player.muted()).toBe(true);
  });

  test('are found by their place where the keyboard has other letters', async () => {
    openViewer();
    const player = await playing();
    fireEvent.keyDown(document.body, { key: 'क', code: 'KeyK' });
    expect(player.paused()).toBe(false);
  });

  test('are letters while somebody writes', async () => {
    const { user } = openViewer({ responses: { listNotes: () => [] } });
    const player = await playing();
    await user.click(await screen.findByRole('tab', { name: 'Notes' }));
    await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'k 5 n');
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('k 5 n');
    expect(player.plays).toBe(0);
    expect(player.time).toBe(0);
    expect(screen.getByRole('heading', { level: 1, name: /^1\./ })).toBeVisible();
  });

  test('leave Space and arrows to what has the focus, and chords to the browser', async () => {
    const { user } = openViewer();
    const player = await playing();
    act(() => screen.getByRole('link', { name: /2\. Asking/ }).focus());
    await user.keyboard(' {ArrowRight}{Control>}k{/Control}');
    expect(player.plays).toBe(0);
    expect(player.time).toBe(0);
    // The focused link does not use letters, so the shortcut works.
    await user.keyboard('k');
    expect(player.plays).toBe(1);
  });

  test('n and p go to the next and the previous lecture, and stop at the ends', async () => {
    const { user } = openViewer();
    const player = await playing();
    await user.keyboard('p');
    expect(screen.getByRole('heading', { level: 1, name: /^1\./ })).toBeVisible();
    await user.keyboard('n');
    expect(await screen.findByRole('heading', { level: 1, name: '2. Asking for one thing' })).toBeVisible();
    await waitFor(() => expect(player.plays).toBe(1));
    await user.keyboard('p');
    expect(await screen.findByRole('heading', { level: 1, name: '1. What a model sees' })).toBeVisible();
  });

  test('do nothing behind an open dialog', async () => {
    const { user } = openViewer();
    const player = await playing();
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('kn');
    expect(player.plays).toBe(0);
    expect(screen.getByText('1. What a model sees', { selector: 'h1' })).toBeInTheDocument();
  });

  test('can be kept to the player, and that is remembered', async () => {
    const { user } = openViewer();
    const player = await playing();
    await user.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await user.click(dialog.getByRole('checkbox', { name: /On the whole page/ }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('kn');
    expect(player.plays).toBe(0);
    const element = document.querySelector('video-js') as HTMLElement;
    element.className = 'video-js';
    fireEvent.keyDown(element, { key: 'k' });
    expect(player.plays).toBe(1);
    expect(localStorage.getItem('vidya.singleKeys')).toBe('off');
  });
});
