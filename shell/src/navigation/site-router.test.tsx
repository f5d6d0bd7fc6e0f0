import { act, render, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  UNSAFE_createMemoryHistory as createMemoryHistory,
  Link,
  useLocation,
  useNavigationType,
} from 'react-router-dom';
import { memoryRouter } from '../testing/memory-router.ts';
import { askToLeave, leaveQuestionAtom, useLeaveGuard } from './leave-guard.ts';
import { RouterProvider } from './RouterProvider.tsx';
import { createSiteRouter } from './site-router.ts';

function Page() {
  const { pathname } = useLocation();
  useLeaveGuard(pathname === '/form', ['step']);
  const question = useAtomValue(leaveQuestionAtom);
  return (
    <>
      <h1>{`${pathname} by ${useNavigationType()}`}</h1>
      {question ? <button onClick={question.stay}>Stay</button> : null}
      {question ? <button onClick={question.leave}>Leave</button> : null}
      <Link to="/first">First</Link>
      <Link to="/form#end">End</Link>
    </>
  );
}

function open(...addresses: string[]) {
  const router = memoryRouter(...addresses);
  render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  );
  return router;
}

const title = (): string => screen.getByRole('heading').textContent;
const press = (name: string) => act(async () => screen.getByText(name).click());

it('follows links, Back and Forward', async () => {
  const router = open('/start');
  await press('First');
  expect(title()).toBe('/first by PUSH');
  await act(async () => router.navigator.go(-1));
  expect(title()).toBe('/start by POP');
  await act(async () => router.navigate('/other', { replace: true }));
  expect(title()).toBe('/other by REPLACE');
  await act(async () => router.navigator.go(1));
  expect(title()).toBe('/first by POP');
});

it('misses no move that comes while the first page renders', async () => {
  const router = memoryRouter('/start');
  function Early() {
    useLayoutEffect(() => router.navigate('/first'), []);
    return <Page />;
  }
  render(
    <RouterProvider router={router}>
      <Early />
    </RouterProvider>,
  );
  expect(await screen.findByText('/first by PUSH')).toBeVisible();
});

describe('with unsaved input', () => {
  it('goes back only after consent, and to the same entry', async () => {
    const router = open('/start', '/first', '/form');
    await act(async () => router.navigator.go(-2));
    expect(title()).toBe('/form by POP');
    await press('Stay');
    expect(screen.queryByText('Stay')).toBeNull();
    expect(title()).toBe('/form by POP');
    await act(async () => router.navigator.go(-2));
    await press('Leave');
    expect(title()).toBe('/start by POP');
    await act(async () => router.navigator.go(1));
    expect(title()).toBe('/first by POP');
  });

  it('follows a link only after consent', async () => {
    open('/form');
    await press('First');
    expect(title()).toBe('/form by POP');
    await press('Leave');
    expect(title()).toBe('/first by PUSH');
    expect(screen.queryByText('Leave')).toBeNull();
  });

  it('moves within the page without a question', async () => {
    open('/form');
    await press('End');
    expect(title()).toBe('/form by PUSH');
    expect(screen.queryByText('Stay')).toBeNull();
  });

  it('asks on the same page before a part of the query changes to which the input belongs', async () => {
    const router = open('/form?step=1&tab=a');
    const move = (address: string) => act(async () => router.navigate(address));
    const query = (): string => router.arrival().location.search;
    await move('/form?step=1&tab=b');
    expect([query(), screen.queryByText('Stay')]).toEqual(['?step=1&tab=b', null]);
    await move('/form?step=2&tab=b');
    await press('Stay');
    expect(query()).toBe('?step=1&tab=b');
    await move('/form');
    await press('Leave');
    expect(query()).toBe('');
    await act(async () => router.navigator.go(-1));
    expect(query()).toBe('');
    await press('Leave');
    expect(query()).toBe('?step=1&tab=b');
  });

  it('asks before the tab is closed, and no longer once the form is left', async () => {
    const close = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    open('/form');
    expect(close()).toBe(false);
    await press('First');
    await press('Leave');
    expect(close()).toBe(true);
  });
});

describe('the place on the page', () => {
  const scrollBy = (y: number): void => void Object.assign(window, { scrollY: y });
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(window, 'scrollTo').mockImplementation((...[, y]: unknown[]) => scrollBy(Number(y)));
    scrollBy(0);
  });
  afterEach(() => jest.restoreAllMocks());
  const y = (): number => window.scrollY;

  it('is the top of a new page, and found again by Back', async () => {
    const router = open('/start');
    scrollBy(700);
    await press('First');
    expect(y()).toBe(0);
    await act(async () => router.navigator.go(-1));
    expect(y()).toBe(700);
  });

  it('stays where a dialog opens', async () => {
    const router = open('/start');
    scrollBy(700);
    await act(async () => router.navigate('/start', { preventScrollReset: true }));
    expect(y()).toBe(700);
  });

  it('is found again after a reload', () => {
    open('/start?page=2');
    scrollBy(700);
    window.dispatchEvent(new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    scrollBy(0);
    open('/start?page=2');
    expect([y(), history.scrollRestoration]).toEqual([700, 'manual']);
  });

  it('is the top for a visit by an address, wherever an earlier one was left', () => {
    sessionStorage.setItem('vidya-scroll', JSON.stringify({ '/start': 700 }));
    const types = jest.spyOn(performance, 'getEntriesByType');
    types.mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming]);
    open('/start');
    expect(y()).toBe(0);
  });

  it('is left to whoever scrolled before the page responded', () => {
    scrollBy(300);
    open('/start');
    expect(y()).toBe(300);
  });

  it.each(['not json', 'null'])('begins at the top when %s is stored', (text) => {
    sessionStorage.setItem('vidya-scroll', text);
    open('/start');
    expect(y()).toBe(0);
  });

  it('survives an address that cannot be decoded', async () => {
    const router = open('/start');
    scrollBy(700);
    await act(async () => router.navigate('/first#%E0%A4%A'));
    expect(y()).toBe(0);
  });
});

it('hydrates the HTML of the server, and then shows what the history keeps over a reload', async () => {
  const state = { notice: 'Welcome back' };
  const router = createSiteRouter(createMemoryHistory({ initialEntries: [{ pathname: '/form', state }] }), askToLeave);
  const seen: unknown[] = [];
  function Notice() {
    const { state: known } = useLocation() as { state: typeof state | null };
    seen.push(known);
    return <p>{known?.notice ?? 'Nothing'}</p>;
  }
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<p>Nothing</p>';
  const onRecoverableError = jest.fn();
  const page = (
    <RouterProvider router={router} serverRendered={router.arrival()}>
      <Notice />
    </RouterProvider>
  );
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  expect(seen[0]).toBeNull();
  expect(place).toHaveTextContent('Welcome back');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});

it('hydrates the HTML of the page that was asked for, though Back was pressed before React comes to it', async () => {
  const router = memoryRouter('/start');
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = '<p>/start</p>';
  const Path = () => <p>{useLocation().pathname}</p>;
  const page = (
    <RouterProvider router={router} serverRendered={router.arrival()}>
      <Path />
    </RouterProvider>
  );
  router.navigate('/first');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  expect(place).toHaveTextContent('/first');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  place.remove();
});
