import { act, screen, waitFor } from '@testing-library/react';
import type { Remote, RemoteProps } from '@vidya/contracts/browser/platform';
import { person } from '@vidya/contracts/testing/render-remote';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { renderShell } from '../../../shell/src/testing/render-shell.tsx';
import type { Fault } from '../../calls/choices.ts';
import type { Override } from '../../gate/document/release.ts';
import { reloadPage } from '../fallback/reload-page.ts';
import { retryRemote } from '../load/remote-cache.ts';
import { type OutcomeReport, reportTo } from '../reports/outcome-reports.ts';
import { loadVersion } from '../runtime/load-version.ts';
import { reference, serveSite } from '../testing/mock-releases.ts';

jest.mock('../runtime/load-version.ts', () => ({
  loadVersion: jest.fn(),
  sharedLibraries: () => ({ react: '19.3.1' }),
}));
jest.mock('../fallback/reload-page.ts');
// No pauses between tries, and a busy machine is not taken for a version that hangs.
jest.mock('../fallback/timing.ts', () => ({
  ...jest.requireActual<object>('../fallback/timing.ts'),
  pausesMs: { withOthers: [0], alone: [0, 0] },
  timeoutMs: 60_000,
}));
const loading = jest.mocked(loadVersion);
const [one, two] = [reference('1.0.0'), reference('2.0.0')];

const page =
  (title: string): ComponentType<RemoteProps> =>
  () => <h1>{title}</h1>;
const thrower = (): ComponentType<RemoteProps> => () => {
  throw new Error('planted in render');
};
const effectThrower = (): ComponentType<RemoteProps> => () => {
  useEffect(() => {
    throw new Error('planted in an effect');
  }, []);
  return null;
};
const missingFile = (): ComponentType<RemoteProps> => {
  const Missing = lazy(() =>
    Promise.reject(Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' })),
  );
  return () => (
    <Suspense>
      <Missing />
    </Suspense>
  );
};
const later = (): ComponentType<RemoteProps> => () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('planted later');
  return <button onClick={() => setBroken(true)}>Break</button>;
};

/** A new component for each load, as from a real container. */
function plant(versions: Record<string, (() => ComponentType<RemoteProps>)[]>): void {
  loading.mockImplementation((_, manifest) => {
    const given = versions[manifest.split('/').at(-2) ?? ''] ?? [];
    const make = given.length > 1 ? given.shift() : given[0];
    return make ? Promise.resolve(make() as Remote) : Promise.reject(new Error('planted at import'));
  });
}

const asked = () => loading.mock.calls.map(([, manifest]) => manifest.split('/').at(-2));
const text: OutcomeReport[] = [];
const outcomes = () => text.map(({ version, outcome }) => `${version} ${outcome}`);
const visit = async () => {
  await act(() => retryRemote('learning'));
  loading.mock.calls.splice(1);
  return renderShell({ at: '/myCourses', user: person() });
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  loading.mockReset();
  jest.mocked(reloadPage).mockReset();
  text.length = 0;
  reportTo((word) => text.push(word));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  for (const name of ['warn', 'error'] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  // Each test has its own versions, because a drawn one stays.
  [one.base, two.base] = [1, 2].map((version) => `https://areas.example/${Math.random()}/${version}.0.0/`) as [
    string,
    string,
  ];
  await serveSite({ releases: { live: two, previous: one } });
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['throws in render', thrower],
  ['throws in an effect', effectThrower],
])('shows the version before when the new one %s, with no word of it', async (_, fault) => {
  plant({ '1.0.0': [() => page('The version before')], '2.0.0': [fault] });
  await visit();
  expect(await screen.findByRole('heading', { name: 'The version before' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(outcomes()).toContain('2.0.0 renderFailed');
});

it('falls back when a file of the new one stays away', async () => {
  plant({ '1.0.0': [() => page('The version before')], '2.0.0': [missingFile] });
  await visit();
  expect(await screen.findByRole('heading', { name: 'The version before' })).toBeInTheDocument();
  expect(asked()).toEqual(['2.0.0', '1.0.0']);
});

it('names the area when no version can be drawn, and Retry really loads it afresh', async () => {
  plant({ '1.0.0': [thrower], '2.0.0': [thrower] });
  const { user } = await visit();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('heading', { name: 'My Courses could not be loaded' })).toBeInTheDocument();
  plant({ '2.0.0': [() => page('Well again')] });
  await user.click(retry);
  const heading = await screen.findByRole('heading', { name: 'Well again' });
  // The button that had the focus is gone.
  await waitFor(() => expect(heading).toHaveFocus());
});

it('names the area when it breaks after it stood, and keeps to its version', async () => {
  plant({ '1.0.0': [() => page('The version before')], '2.0.0': [later, () => page('Well again')] });
  const { user } = await visit();
  await screen.findByRole('button', { name: 'Break' });
  await waitFor(() => expect(outcomes()).toContain('2.0.0 ok'));
  await user.click(screen.getByRole('button', { name: 'Break' }));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Well again' })).toBeInTheDocument();
  expect(asked()).not.toContain('1.0.0');
});

it('comes back by itself when the connection does', async () => {
  plant({});
  await visit();
  await screen.findByRole('button', { name: 'Retry' });
  plant({ '2.0.0': [() => page('Well again')] });
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Well again' })).toBeInTheDocument();
});

it('is asked for again when somebody comes back to it, however soon', async () => {
  plant({});
  const { user, goBack } = await visit();
  await screen.findByRole('button', { name: 'Retry' });
  await user.click(screen.getByRole('link', { name: /^About/ }));
  await screen.findByRole('heading', { level: 1, name: /About/ });
  plant({ '2.0.0': [() => page('Well again')] });
  await act(goBack);
  expect(await screen.findByRole('heading', { name: 'Well again' })).toBeInTheDocument();
});

describe('faults of one’s own session', () => {
  const open = async (fault: Fault, previous?: typeof one) => {
    const override: Override = { kind: 'override', expiresAt: '2999-01-01', areas: { learning: { fault } } };
    await serveSite({ releases: { live: two, ...(previous && { previous }) }, override });
    plant({ '1.0.0': [() => page('The version before')], '2.0.0': [() => page('The live version')] });
    await visit();
  };

  it('throw: the version before takes over', async () => {
    await open('throw', one);
    expect(await screen.findByRole('heading', { name: 'The version before' })).toBeInTheDocument();
    expect(outcomes()).toEqual([]);
  });

  it('throw: without one, the message names the area', async () => {
    await open('throw');
    expect(await screen.findByRole('heading', { name: 'My Courses could not be loaded' })).toBeInTheDocument();
  });

  it('blank: the frame stays, around nothing', async () => {
    await open('blank', one);
    await waitFor(() => expect(screen.queryByLabelText('Loading the page')).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toBeEmptyDOMElement();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });
});

describe('a tab that is too old for what is released', () => {
  const release = async () => {
    const { sign } = await serveSite({
      releases: { live: two },
      files: { '2.0.0': { platform: '^9.0.0' } },
    });
    const newer = await sign({ issuedAt: '2026-02-02', remotes: [{ name: 'learning', live: two }] });
    jest.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json(newer)));
  };

  it('is loaded anew when somebody moves there, once', async () => {
    await release();
    await visit();
    await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
    renderShell({ at: '/myCourses', user: person() });
    await screen.findAllByRole('button', { name: 'Retry' });
    await waitFor(() => expect(jest.mocked(fetch).mock.calls.length).toBeGreaterThan(2));
    // Let the last request finish: nothing happens.
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('stays when nothing newer is released', async () => {
    plant({});
    await visit();
    await screen.findByRole('button', { name: 'Retry' });
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
