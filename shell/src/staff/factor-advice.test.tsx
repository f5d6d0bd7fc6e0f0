import { act, screen, waitFor } from '@testing-library/react';
import { keys } from '@vidya/contracts/browser/keys';
import { person } from '@vidya/contracts/testing/render-remote';
import { clearStorage } from '../session/stored-user.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { isAdvicePaused, pauseAdvice } from './advice-pause.ts';

jest.mock('@vidya/platform/host/load/load-remote', () => ({
  fetchRemote: () => Promise.resolve(() => <h1>An area</h1>),
}));
jest.mock('../boot/idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

const dayMs = 86_400_000;
const asha = 'asha';

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(() => jest.restoreAllMocks());

const banner = () => screen.queryByText(/Make your account safer/);

/** Opens a page as an instructor without a second factor, who then goes to others. */
async function open(isFactorAdvised = true) {
  const getSession = jest.fn(() => ({
    endsAt: new Date(Date.now() + dayMs).toISOString(),
    idleMs: null,
    factorDueAt: null,
    isFactorAdvised,
  }));
  const user = person({ _id: asha, role: 'INSTRUCTOR' });
  const page = renderShell({ at: '/about', user, responses: { getSession } });
  await waitFor(() => expect(page.queries.getQueryData(keys.session)).toBeDefined());
  return { ...page, getSession };
}

it('comes with the next page, and leads to where a factor is added', async () => {
  const { goTo } = await open();
  expect(banner()).toBeNull();
  await goTo('/blog');
  expect(banner()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign-in and security' })).toHaveAttribute('href', '/editProfile/security');
});

it.each(['/editProfile/security', '/viewLectures', '/preview', '/certificate/1234'])('is not on %s', async (path) => {
  const { goTo } = await open();
  await goTo(path);
  expect(banner()).toBeNull();
  await goTo('/about');
  expect(banner()).toBeVisible();
});

it('goes away for 30 days with ‘Not now’, also after a sign-out; the keyboard stays on the page', async () => {
  const { goTo, user } = await open();
  await goTo('/blog');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(banner()).toBeNull();
  expect(document.activeElement?.tagName).toBe('H1');
  clearStorage();
  expect(isAdvicePaused(asha, Date.now() + 29 * dayMs)).toBe(true);
  expect(isAdvicePaused(asha, Date.now() + 31 * dayMs)).toBe(false);
  expect(isAdvicePaused('dev')).toBe(false);
});

it('is not shown to who said so before', async () => {
  pauseAdvice('dev');
  pauseAdvice(asha);
  const { goTo } = await open();
  await goTo('/blog');
  expect(banner()).toBeNull();
  expect(isAdvicePaused('dev')).toBe(true);
});

it('goes away without storage too, until the next page load', async () => {
  const refuse = () => {
    throw new Error('blocked');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  const { goTo, user } = await open();
  await goTo('/blog');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await goTo('/about');
  expect(banner()).toBeNull();
});

it('reads over a note that is none', () => {
  localStorage.setItem('vidya.advicePause', 'nonsense');
  expect(isAdvicePaused(asha)).toBe(false);
});

it('goes away when a factor was added, as the security page says', async () => {
  const { goTo, getSession, queries } = await open();
  await goTo('/blog');
  getSession.mockReturnValue({ ...getSession(), isFactorAdvised: false });
  await act(() => queries.invalidateQueries({ queryKey: keys.security }));
  await waitFor(() => expect(banner()).toBeNull());
});

it('asks nothing of who needs none', async () => {
  const { goTo } = await open(false);
  await goTo('/blog');
  expect(banner()).toBeNull();
});
