import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { inTranslation, translated } from '@vidya/contracts/testing/in-translation';
import { person } from '@vidya/contracts/testing/render-remote';
import type { Override } from '@vidya/platform/gate/document/release';
import { fetchRemote } from '@vidya/platform/host/load/load-remote';
import { goTo } from '@vidya/platform/host/panel/go-to';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLeaveGuard } from './navigation/leave-guard.ts';
import { createReauthentication } from './reauthentication/reauthentication.ts';
import { renderShell } from './testing/render-shell.tsx';

jest.mock('@vidya/platform/host/load/load-remote');
jest.mock('@vidya/platform/host/runtime/load-version', () => ({ sharedLibraries: () => ({ react: '19.3.1' }) }));
jest.mock('@vidya/platform/host/panel/go-to', () => ({ goTo: jest.fn() }));
jest.mock('./boot/idle.ts', () => ({ whenIdle: (work: () => void) => work() }));

inTranslation();

const minute = 60_000;

function Form() {
  const [name, setName] = useState('');
  useLeaveGuard(name !== '');
  return (
    <>
      <h1>A form</h1>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Link to="/about">To another page</Link>
    </>
  );
}

beforeEach(() => {
  jest.mocked(fetchRemote).mockResolvedValue(Form);
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
});
afterEach(() => document.querySelector('#vidya-page')?.remove());

/** Resolves with the dialog when it is translated as a whole. */
async function translatedDialog(name: string, role = 'dialog'): Promise<HTMLElement> {
  const dialog = await screen.findByRole(role, { name });
  await waitFor(() => expect(within(dialog).getByText(name).closest('font')).not.toBeNull());
  return dialog;
}

test('the question before a page with unsaved input is left', async () => {
  const { user, address } = renderShell({ at: '/contact' });
  await user.type(await screen.findByLabelText('Name'), 'Asha');
  const title = 'Leave without saving?';
  const leave = () => user.click(screen.getByRole('link', { name: 'To another page' }));
  await leave();
  expect(await translatedDialog(title, 'alertdialog')).toHaveTextContent('What you typed on this page');
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect([address(), screen.getByLabelText<HTMLInputElement>('Name').value]).toEqual(['/contact', 'Asha']);
  await leave();
  await translatedDialog(title, 'alertdialog');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(address()).toBe('/about'));
});

describe('the dialog that asks who is at the browser', () => {
  const title = 'Confirm that it is you';

  async function ask(methods: string[], reauthenticate: () => unknown = () => null) {
    const responses = { listReauthenticationMethods: () => ({ methods }), reauthenticate };
    const { user, store } = renderShell({ at: '/about', user: person(), responses });
    let proved = Promise.resolve(false);
    await act(async () => void (proved = createReauthentication(store)()));
    await translatedDialog(title);
    return { user, proved: () => proved };
  }

  test('refuses a wrong password, and takes the right one', async () => {
    const replies = [new ApiError('Password Is Incorrect', { status: 400 }), null];
    const { user, proved } = await ask(['password'], () => {
      const reply = replies.shift();
      if (reply) throw reply;
      return null;
    });
    const field = await screen.findByLabelText('Password');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(field).toHaveAccessibleDescription('Password Is Missing');
    await translated();
    await user.type(field, 'winter{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Password Is Incorrect'));
    await translated();
    await user.clear(field);
    await user.type(field, 'monsoon');
    await translated();
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await proved()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('changes from a passkey to a code and back', async () => {
    const { user, proved } = await ask(['passkey', 'totp', 'recoveryCode']);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Use your authenticator app' }));
    await translated();
    expect(dialog.getByLabelText(/^Code from your/)).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
    await translated();
    expect(dialog.queryByLabelText(/^Code from your/)).toBeNull();
    expect(dialog.getByLabelText('Recovery code')).toHaveAccessibleDescription(/^Five groups/);
    await user.click(dialog.getByRole('button', { name: 'Use a passkey' }));
    await translated();
    expect(dialog.queryByLabelText('Recovery code')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await proved()).toBe(false);
  });

  test('sends to the provider, and goes on', async () => {
    const { user, proved } = await ask(['social']);
    await user.click(await screen.findByRole('button', { name: 'I have signed in again' }));
    expect(await proved()).toBe(true);
  });
});

describe('the end of a session', () => {
  const start = Date.parse('2026-03-10T06:30:00.000Z');
  const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: start, doNotFake: ['queueMicrotask', 'nextTick', 'performance'] });
  });
  afterEach(() => jest.useRealTimers());

  async function open(hours = 12) {
    const session = {
      endsAt: new Date(start + hours * 60 * minute).toISOString(),
      idleMs: 30 * minute,
      factorDueAt: null,
      isFactorAdvised: false,
    };
    const responses = { getSession: () => session, logout: () => null };
    renderShell({ at: '/about', user: person({ role: 'ADMIN' }), responses });
    await pass(5_100);
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const expectTranslated = async (name: string) => {
    await pass(100);
    const dialog = screen.getByRole('dialog', { name });
    expect(within(dialog).getByText(name).closest('font')).not.toBeNull();
  };

  test('warns, is stopped, warns again, and then says that it is over', async () => {
    await open();
    await pass(28.5 * minute);
    await expectTranslated('Are you still there?');
    await press('Stay signed in');
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(28.5 * minute);
    await expectTranslated('Are you still there?');
    await pass(2 * minute);
    await expectTranslated('You are signed out');
    expect(screen.queryByText(/Nobody used Vidya here/)).toBeNull();
    await press('Close');
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('says that twelve hours are nearly over', async () => {
    await open(0.25);
    await pass(5.5 * minute);
    await expectTranslated('Your session ends at 12:15 pm');
    await press('OK');
    await pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the versions panel', () => {
  const until = (ms: number): Override => ({
    kind: 'override',
    areas: { catalog: { fault: 'down' } },
    expiresAt: new Date(Date.now() + ms).toISOString(),
  });
  function open(override: Override | null) {
    const settings = document.createElement('script');
    settings.type = 'application/json';
    settings.id = 'vidya-page';
    settings.textContent = JSON.stringify({ override });
    document.body.append(settings);
    const admin = person({ fullName: 'Asha Rao', role: 'ADMIN' });
    const makeOverride = () => ({ token: 'signed.token', expiresAt: '' });
    return renderShell({ at: '/about', user: admin, responses: { listReleases: () => [], makeOverride } });
  }

  test('refuses an address, makes a link, and loads the page', async () => {
    const { user } = open(null);
    await user.click(screen.getByRole('button', { name: /Asha Rao/ }));
    await user.click(screen.getAllByRole('button', { name: 'Versions' })[0]!);
    const panel = within(await translatedDialog('Versions'));
    const courses = within(panel.getByRole('group', { name: 'Courses' }));
    await user.selectOptions(courses.getByLabelText('Version'), 'server');
    const address = courses.getByLabelText(/Address/);
    await user.clear(address);
    await user.type(address, 'https://evil.example/');
    await translated();
    expect(courses.getByText(/Only servers on this machine/)).toBeVisible();
    await user.selectOptions(courses.getByLabelText('Version'), 'released');
    await translated();
    expect(courses.queryByText(/Only servers on this machine/)).toBeNull();
    await user.selectOptions(courses.getByLabelText('Fault'), 'down');
    await user.click(panel.getByRole('button', { name: 'Copy link' }));
    expect(await panel.findByLabelText(/Link/)).toHaveValue('http://localhost/?overrides=signed.token');
    await translated();
    await user.selectOptions(courses.getByLabelText('Fault'), 'old');
    expect(panel.queryByLabelText(/Link/)).not.toBeInTheDocument();
    expect(panel.getByText('19.3.1').closest('[translate=no]')).not.toBeNull();
    await user.click(panel.getByRole('button', { name: 'Apply and reload' }));
    await waitFor(() => expect(goTo).toHaveBeenCalled());
  });

  test('its bar says until when, and that it is over', async () => {
    open(until(300));
    expect(await screen.findByText(/Versions changed for you/)).toBeVisible();
    await translated();
    expect(await screen.findByText('Your look at other versions is over')).toBeVisible();
    expect(screen.queryByText(/Versions changed for you/)).toBeNull();
  });
});
