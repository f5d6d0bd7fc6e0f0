import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { person, renderRemote } from '@vidya/contracts/testing/render-remote';
import { paths } from '@vidya/contracts/texts/paths';
import AccountRemote from './remote.tsx';
import { loadScreenAt } from './routes.tsx';
import { stubMedia } from './testing/mock-window.ts';

/** Only the network is mocked: the real API client calls a mock fetch. */
const network = jest.spyOn(globalThis, 'fetch');

beforeAll(() => loadScreenAt(paths.changePassword()));
beforeEach(() => stubMedia());
afterEach(() => {
  jest.useRealTimers();
  network.mockReset();
});
afterAll(() => network.mockRestore());

const refuses = (status: number, Error: string, Message = '') =>
  network.mockImplementation(async (request) =>
    // Not what is asked here, and public.
    String(request instanceof Request ? request.url : request).includes('/social/provider')
      ? Response.json({ Success: true, Data: { name: 'Google' }, Message, Error: null })
      : Response.json({ Success: false, Data: null, Message, Error }, { status }),
  );

const forms = {
  login: { at: paths.login(), fields: { Email: 'asha@vidya.example', Password: 'kettle banyan' }, press: 'Log in' },
  register: {
    at: paths.signUp(),
    fields: { Name: 'Asha Rao', Email: 'asha@vidya.example', Password: 'kettle banyan' },
    press: 'Create Account',
  },
  forgetPassword: {
    at: paths.forgotPassword(),
    fields: { Email: 'asha@vidya.example' },
    press: 'Send Reset Intructions',
  },
  resetPassword: {
    at: paths.resetPassword('user-7', 'token-9'),
    fields: { 'New password': 'kettle banyan' },
    press: 'Reset Password',
  },
  updatePassword: {
    at: paths.changePassword(),
    fields: { 'Current Password': 'old-secret', 'New Password': 'kettle banyan' },
    press: 'Change Password',
  },
};
type Form = keyof typeof forms;

const fill = (form: Form) => {
  const { at, fields } = forms[form];
  const { platform } = renderRemote(AccountRemote, { at, ...(form === 'updatePassword' && { user: person() }) });
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return platform;
};
const send = (form: Form) => fireEvent.click(screen.getByRole('button', { name: forms[form].press }));
const last = (page: ReturnType<typeof fill>) => page.said.at(-1);

describe('the end of a session', () => {
  test.each([
    [401, 'NoSession'],
    [401, 'TokenExpiredError'],
    [401, 'invalid signature'],
    [400, 'invalid signature'],
  ])('is what an answer with %s and %s means', async (status, code) => {
    refuses(status, code, 'Please Log In To Continue');
    const platform = fill('updatePassword');
    send('updatePassword');
    await waitFor(() => expect(last(platform)).toBe('error: Please Log In To Continue'));
    expect(platform.said).toContain('session: ended');
  });

  test.each(['login', 'register', 'forgetPassword', 'resetPassword'] as const)(
    'is never what %s is answered: people stay on the form',
    async (form) => {
      refuses(401, 'invalid signature', 'Wrong Words');
      const platform = fill(form);
      send(form);
      await waitFor(() => expect(last(platform)).toBe('error: Wrong Words'));
      expect(platform.said).not.toContain('session: ended');
      expect(screen.getByRole('button', { name: forms[form].press })).toBeVisible();
    },
  );

  test('is not what a wrong password means', async () => {
    refuses(400, 'WrongCredentials', 'Current Password Is Incorrect');
    const platform = fill('updatePassword');
    send('updatePassword');
    await waitFor(() => expect(last(platform)).toBe('error: Current Password Is Incorrect'));
    expect(platform.said).not.toContain('session: ended');
  });
});

describe("'Server Is Down, Please Try Again Later'", () => {
  const down = 'error: Server Is Down, Please Try Again Later';

  test.each(Object.keys(forms) as Form[])('is said when %s reaches nobody', async (form) => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const platform = fill(form);
    send(form);
    await waitFor(() => expect(last(platform)).toBe(down));
  });

  test('is said when a page of somebody else’s answers', async () => {
    network.mockImplementation(
      async () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
    );
    const platform = fill('login');
    send('login');
    await waitFor(() => expect(last(platform)).toBe(down));
  });

  test('is said after 60 s without an answer, and not before', async () => {
    network.mockImplementation(() => new Promise(() => undefined));
    const platform = fill('login');
    jest.useFakeTimers();
    send('login');
    await act(() => jest.advanceTimersByTimeAsync(59_999));
    expect(platform.said).toEqual(['loading: Verifying Credentials...']);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(platform.said).toEqual(['loading: Verifying Credentials...', down]);
  });

  test('is said when the browser gives up', async () => {
    network.mockRejectedValue(new DOMException('The operation was aborted', 'AbortError'));
    const platform = fill('login');
    send('login');
    await waitFor(() => expect(last(platform)).toBe(down));
  });
});
