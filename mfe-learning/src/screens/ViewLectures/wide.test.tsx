import { act, screen, within } from '@testing-library/react';
import { forgetPlayers, openViewer, playing } from '../../testing/render-viewer.tsx';

jest.mock('video.js/dist/alt/video.core.novtt.js', () => jest.requireActual('../../testing/mock-player.ts'));

let widthEm = 0;
const listeners = new Set<() => void>();

/** Mocks a window whose width changes: `(min-width: …em)` matches accordingly. */
function resize(em: number): void {
  widthEm = em;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      get matches() {
        return widthEm >= Number(/min-width: (\d+)em/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
      },
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }),
  });
  act(() => listeners.forEach((listener) => listener()));
}

afterEach(() => {
  forgetPlayers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
const content = () => screen.getByRole('complementary', { name: 'Course Content' });
const tabs = () => screen.findByRole('tablist', { name: 'About this lecture' });

test('a wide window has the course content and then the tabs beside the player', async () => {
  resize(80);
  openViewer();
  await playing();
  const list = await tabs();
  expect(isBefore(content(), list)).toBe(true);
  expect(isBefore(screen.getByRole('button', { name: 'Keyboard shortcuts' }), content())).toBe(true);
});

test('a narrower one has the tabs below the player, and an unsent note and the player stay', async () => {
  resize(80);
  const { user } = openViewer({ responses: { listNotes: () => [] } });
  const player = await playing();
  await user.click(await screen.findByRole('tab', { name: 'Notes' }));
  await user.type(await screen.findByRole('textbox', { name: /^Note at/ }), 'Three examples');
  resize(70);
  expect(isBefore(await tabs(), content())).toBe(true);
  expect(within(screen.getByRole('tabpanel')).getByRole('textbox')).toHaveValue('Three examples');
  expect(player.isGone).toBe(false);
});
