import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LoadingToast } from '@vidya/contracts/browser/platform';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { responseOf } from '@vidya/contracts/testing/mock-platform';
import { toast } from 'react-toastify';
import { runWithToasts } from '../platform.ts';
import { ToastSlot } from './ToastSlot.tsx';
import { toasts } from './toasts.ts';

beforeEach(async () => {
  render(<ToastSlot />);
  fireEvent.pointerDown(document.body);
  await screen.findByRole('region', { name: /^Messages/ });
});
afterEach(() => act(async () => toast.dismiss()));

const say = (speak: () => void) => act(async () => speak());

describe('toasts', () => {
  it('wait for their container, in order', async () => {
    cleanup();
    const loading = toasts.loading('Saving...');
    loading.succeed('Saved');
    toasts.error('Lost');
    render(<ToastSlot />);
    expect(await screen.findByRole('region', { name: /^Messages/ })).toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(await screen.findByText('Lost')).toBeInTheDocument();
    expect(screen.queryByText('Saving...')).not.toBeInTheDocument();
  });

  it('say the same thing once, however often it happens', async () => {
    await say(() => {
      toasts.error('Please Login To Enroll');
      toasts.error('Please Login To Enroll');
    });
    expect(await screen.findAllByText('Please Login To Enroll')).toHaveLength(1);
  });

  it('end when their action is taken', async () => {
    const taken: string[] = [];
    await say(() => toasts.error('Please Login To Enroll', { label: 'Log in', run: () => taken.push('login') }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
    expect(taken).toEqual(['login']);
    // jsdom plays no animations, so the test ends the slide-out animation.
    fireEvent.animationEnd(screen.getByText('Please Login To Enroll'));
    await waitFor(() => expect(screen.queryByText('Please Login To Enroll')).not.toBeInTheDocument());
  });

  it('hold the newest action', async () => {
    const taken: string[] = [];
    const offer = (course: string) => () =>
      toasts.error('Please Login To Enroll', { label: 'Log in', run: () => taken.push(course) });
    await say(offer('first'));
    await screen.findByText('Please Login To Enroll');
    await say(offer('second'));
    // An update shows after 100 ms.
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(taken).toEqual(['second']);
  });

  it.each([
    ['success', 'succeed', 'Lecture Deleted'],
    ['failure', 'fail', 'The lecture could not be deleted'],
  ] as const)('say a %s also after their progress was closed', async (_, outcome, message) => {
    let loading!: LoadingToast;
    await say(() => {
      loading = toasts.loading('Deleting Lecture...');
    });
    const text = await screen.findByText('Deleting Lecture...');
    await userEvent.click(screen.getByRole('button', { name: 'close' }));
    fireEvent.animationEnd(text);
    await waitFor(() => expect(text).not.toBeInTheDocument());
    await say(() => loading[outcome](message));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe('an offer', () => {
  it('stays until it is closed, and tells of that', async () => {
    const events: string[] = [];
    const action = { label: 'Reload', run: () => events.push('reload'), onClosed: () => events.push('closed') };
    await say(() => toasts.offer('A new version is ready', action));
    const text = await screen.findByText('A new version is ready');
    await userEvent.click(text);
    expect(events).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'close' }));
    fireEvent.animationEnd(text);
    await waitFor(() => expect(text).not.toBeInTheDocument());
    expect(events).toEqual(['closed']);
  });
});

describe('a call with its toasts', () => {
  const run = runWithToasts(toasts);
  const messages = {
    loading: 'Verifying Credentials...',
    success: 'LoggedIn Successfully',
    failure: 'Error Occurred Please Try Again',
  };

  it('turns its progress toast into the server’s words', async () => {
    let finish: (value: ReturnType<typeof responseOf<null>>) => void = () => undefined;
    const work = new Promise<ReturnType<typeof responseOf<null>>>((resolve) => {
      finish = resolve;
    });
    let outcome: Promise<unknown> = Promise.resolve();
    await say(() => {
      outcome = run(work, messages);
    });
    expect(await screen.findByText('Verifying Credentials...')).toBeInTheDocument();
    await act(async () => {
      finish(responseOf(null, { message: 'Welcome back' }));
      await outcome;
    });
    expect(await screen.findByText('Welcome back')).toBeInTheDocument();
    expect(screen.queryByText('Verifying Credentials...')).not.toBeInTheDocument();
  });

  it.each([
    ['the server’s message', new ApiError('Wrong password', { status: 400 }), 'Wrong password'],
    ['the fallback when there is none', new ApiError('', { status: 500 }), 'Error Occurred Please Try Again'],
  ])('says %s and answers null when it fails', async (_, error, message) => {
    let response: unknown = 'unset';
    await act(async () => {
      response = await run(Promise.reject(error), messages);
    });
    expect(response).toBeNull();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByText(/^Reference/)).toBeNull();
  });

  it.each([
    ['its progress toast', messages],
    ['a toast', { failure: messages.failure }],
  ])('says in %s what support needs to find a failure of the server', async (_, texts) => {
    await act(async () => void (await run(Promise.reject(new ApiError('', { status: 500, requestId: 'abc' })), texts)));
    expect(await screen.findByText('Error Occurred Please Try Again')).toBeInTheDocument();
    expect(screen.getByText('Reference: abc')).toBeInTheDocument();
  });
});
