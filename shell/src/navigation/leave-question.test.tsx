import { screen, waitFor } from '@testing-library/react';
import type { AreaWork } from '@vidya/contracts/browser/platform';
import { fetchRemote } from '@vidya/platform/host/load/load-remote';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { renderShell } from '../testing/render-shell.tsx';
import { useAreaGuard, useLeaveGuard } from './leave-guard.ts';

jest.mock('@vidya/platform/host/load/load-remote');
let mockIsRefused = false;
jest.mock('./LeaveDialog.tsx', () => {
  if (mockIsRefused) throw new Error('planted: the chunk cannot be loaded');
  return jest.requireActual<object>('./LeaveDialog.tsx');
});

let areaWork: AreaWork | null = null;

function Form() {
  const [name, setName] = useState('');
  useLeaveGuard(name !== '');
  useAreaGuard(areaWork);
  return (
    <>
      <h1>A form</h1>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Link to="/about">To another page</Link>
      <Link to="/Pricing">To the prices</Link>
    </>
  );
}

const ask = jest.fn(() => false);

beforeEach(() => {
  jest.mocked(fetchRemote).mockResolvedValue(Form);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  window.matchMedia = () => ({ addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
  window.confirm = ask;
});

async function type() {
  const shell = renderShell({ at: '/contact' });
  await shell.user.type(await screen.findByLabelText('Name'), 'Asha');
  return { ...shell, leave: () => shell.user.click(screen.getByRole('link', { name: 'To another page' })) };
}

describe('a page with unsaved words, whose question cannot be loaded', () => {
  beforeEach(() => (mockIsRefused = true));

  it('asks by the browser’s own question, and keeps page and words', async () => {
    const { leave, address } = await type();
    await leave();
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    expect(ask).toHaveBeenCalledWith(expect.stringContaining('Leave without saving?'));
    expect(address()).toBe('/contact');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    ask.mockReturnValueOnce(true);
    await leave();
    await waitFor(() => expect(address()).toBe('/about'));
  });
});

it('is loaded at the first letter: a connection that is lost then is no matter', async () => {
  mockIsRefused = false;
  const { leave, address, user } = await type();
  mockIsRefused = true;
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/contact');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
});

describe('an area with work under way', () => {
  beforeEach(() => {
    mockIsRefused = false;
    const title = 'Leave while a video is uploading?';
    areaWork = { title, line: '43 % of one.mp4 is uploaded.', within: ['/contact', '/about'] };
  });
  afterEach(() => (areaWork = null));
  const question = () => screen.findByRole('alertdialog');

  it('asks in the words of the work', async () => {
    const { user, address } = renderShell({ at: '/contact' });
    await user.click(await screen.findByRole('link', { name: 'To the prices' }));
    expect(await question()).toHaveAccessibleName('Leave while a video is uploading?');
    expect(await question()).toHaveAccessibleDescription('43 % of one.mp4 is uploaded.');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(address()).toBe('/Pricing'));
  });

  it('is silent on the way to its own paths', async () => {
    const { user, address } = renderShell({ at: '/contact' });
    await user.click(await screen.findByRole('link', { name: 'To another page' }));
    await waitFor(() => expect(address()).toBe('/about'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks about unsaved input too, in one question', async () => {
    const { leave, user } = await type();
    await leave();
    expect(await question()).toHaveTextContent(
      /^Leave without saving\?What you typed on this page is not saved yet\.Stay/,
    );
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('link', { name: 'To the prices' }));
    expect(await question()).toHaveTextContent(
      /^Leave without saving\?What you typed on this page is not saved yet\.43 % of one\.mp4 is uploaded\./,
    );
  });
});
