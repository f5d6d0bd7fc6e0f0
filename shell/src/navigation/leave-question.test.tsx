import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fetchRemote } from '../remotes/load/load-remote.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { useLeaveGuard } from './leave-guard.ts';

jest.mock('../remotes/load/load-remote.ts');
let mockIsRefused = false;
jest.mock('./LeaveDialog.tsx', () => {
  if (mockIsRefused) throw new Error('planted: the chunk cannot be loaded');
  return jest.requireActual<object>('./LeaveDialog.tsx');
});

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
