import { screen } from '@testing-library/react';
import { forgetPassword, login, register } from '@vidya/contracts/browser/calls';
import { ApiError } from '@vidya/contracts/rules/api-error';
import { hydrateRemote } from '@vidya/contracts/testing/hydrate-remote';
import { texts } from '@vidya/contracts/texts/texts';
import { entry } from './server.tsx';
import { stubMedia } from './testing/mock-window.ts';

beforeEach(() => stubMedia('min-width: 64em'));

test.each([
  ['/auth/login?next=%2FmyCourses', 'Log in', '/auth/signup?next=%2FmyCourses'],
  ['/auth/signup', 'Create your account', '/auth/login'],
  ['/auth/login/secondFactor?next=%2FmyCourses', 'One more step', '/auth/login?next=%2FmyCourses'],
  ['/auth/login/notMe/abc', 'Was this not you?', '/'],
  ['/auth/forgotPassword/', 'Forgot your password?', '/auth/login'],
])('renders %s for a visitor, without the video', async (at, title, link) => {
  const page = await hydrateRemote(entry, { at });
  expect(page?.html).toContain(`>${title}</h1>`);
  expect(page?.html).toContain(`href="${link}"`);
  expect(page?.html).not.toContain('<video');
  expect(page?.differences).toEqual([]);
  expect(document.querySelector('video')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
});

test.each([
  ['/auth/login', true],
  ['/auth/resetPassword/1/2', false],
  ['/editProfile', true],
  ['/course/checkout', false],
])('leaves %s to the browser (session: %s)', async (at, hasSession) => {
  expect(await hydrateRemote(entry, { at, hasSession })).toBeNull();
});

const addressOf = (at: string): URL => new URL(at, location.href);
const right = { email: ' asha@vidya.example ', password: 'secret-1' };

describe('a form, posted by the browser', () => {
  const submit = (fields: Record<string, string>, at = '/auth/login') => entry.submit?.({ url: addressOf(at), fields });

  it.each([
    ['/auth/login', '/'],
    ['/auth/login/?next=%2FcourseDetail%3FcourseId%3Dc1', '/courseDetail?courseId=c1'],
    ['/auth/login?next=%2F%2Fevil.example', '/'],
  ])('at %s logs in and goes on to %s', (at, next) => {
    const body = { email: 'asha@vidya.example', password: 'secret-1' };
    expect(submit(right, at)).toEqual({ call: login, body, next });
  });

  it.each<Record<string, string>>([{}, { email: 'asha@vidya.example' }, { ...right, email: 'asha@vidya' }])(
    'sends nothing of %j',
    (fields) => {
      expect(submit(fields)).toBe('invalid');
    },
  );

  it('signs up, and goes on to log in', () => {
    const fields = { ...right, fullName: ' Asha Rao ' };
    const body = { fullName: 'Asha Rao', email: 'asha@vidya.example', password: 'secret-1' };
    const next = '/auth/login?next=%2FmyCourses&after=signUp';
    expect(submit(fields, '/auth/signup?next=%2FmyCourses')).toEqual({ call: register, body, next });
    expect(submit({ ...fields, password: 'five5' }, '/auth/signup')).toBe('invalid');
  });

  it('asks for a new password, with no address of a person in that of the page', () => {
    const body = { email: 'asha@vidya.example' };
    const next = '/auth/forgotPassword?after=sent';
    expect(submit(right, '/auth/forgotPassword')).toEqual({ call: forgetPassword, body, next });
    expect(submit({ email: 'asha@' }, '/auth/forgotPassword')).toBe('invalid');
  });

  it('is none of the other pages', () => {
    expect(submit(right, '/auth/resetPassword/1/2')).toBeUndefined();
  });
});

describe('a refused log-in', () => {
  const open = (error?: ApiError, fields: Record<string, string> = right, at = '/auth/login?next=%2FmyCourses') =>
    hydrateRemote(entry, { at, refused: { fields, ...(error && { error }) } });

  it('says why, keeps the address and not the password, and can be posted again', async () => {
    const page = await open(new ApiError('Email Or Password Is Incorrect', { status: 400 }));
    expect(page?.html).not.toContain('secret-1');
    expect(page?.html).toContain('action="/auth/login?next=%2FmyCourses" method="post"');
    expect(page?.differences).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Email Or Password Is Incorrect');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@vidya.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });

  it('has the usual message where the API has none', async () => {
    await open(new ApiError('', { status: 500 }));
    expect(screen.getByRole('alert')).toHaveTextContent(texts.account.fallback);
  });

  it('shows every failing field, and begins with the one that the toast would name', async () => {
    const page = await open(undefined, { email: 'asha@vidya' });
    expect(page?.html.match(/<input[^>]* autofocus=""[^>]*>/gi)).toEqual([expect.stringContaining('name="password"')]);
    expect(page?.differences).toEqual([]);
    for (const [label, message] of [
      ['Email', 'Enter Valid Email Address'],
      ['Password', 'Password Is Missing'],
    ] as const) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    expect(screen.getByLabelText('Email')).toHaveValue('asha@vidya');
  });

  it('is shown to somebody with an old session too', async () => {
    const error = new ApiError('Email Or Password Is Incorrect', { status: 400 });
    await hydrateRemote(entry, { at: '/auth/login', hasSession: true, refused: { fields: right, error } });
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is forgotten by the next visit of the page', async () => {
    const page = await open(new ApiError('Email Or Password Is Incorrect', { status: 400 }));
    const cached = page?.queries.getQueryCache().getAll() ?? [];
    expect(cached.map(({ queryKey }) => queryKey)).not.toContainEqual(['refusedForm']);
  });
});

describe('without script', () => {
  it('somebody whose session has ended can log in again', async () => {
    const page = await hydrateRemote(entry, { at: '/auth/login?after=session', hasSession: true });
    expect(page?.html).toContain('>Log in</h1>');
    expect(page?.differences).toEqual([]);
  });

  it.each(['/auth/login', '/auth/signup', '/auth/forgotPassword'])(
    'no field of %s gets into an address',
    async (at) => {
      const page = await hydrateRemote(entry, { at });
      expect(page?.html).toMatch(/<form [^>]*method="post"/);
      expect(page?.html).toContain(`action="${at}"`);
    },
  );

  it('a refused sign-up says why, and keeps all but the password', async () => {
    const error = new ApiError('Email Is Already Registered', { status: 400 });
    const fields = { ...right, fullName: 'Asha Rao' };
    const page = await hydrateRemote(entry, { at: '/auth/signup', refused: { fields, error } });
    expect(page?.html).not.toContain('secret-1');
    expect(page?.differences).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent('Email Is Already Registered');
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
    expect(screen.getByLabelText('Email')).toHaveValue('asha@vidya.example');
  });

  it('a refused address stays in its field', async () => {
    await hydrateRemote(entry, { at: '/auth/forgotPassword', refused: { fields: { email: 'asha@' } } });
    expect(screen.getByLabelText('Email')).toHaveValue('asha@');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter Valid Email Address');
  });

  it.each([
    ['/auth/login?after=signUp', /^Account Created Successfully$/],
    ['/auth/login?after=signUp', /^If you had an account with this address before, it is unchanged/],
    ['/auth/forgotPassword?after=sent', /^If your address has an account, a link is on its way/],
  ])('%s says what was done', async (at, message) => {
    const page = await hydrateRemote(entry, { at });
    expect(page?.differences).toEqual([]);
    expect(screen.getByText(message)).toBeVisible();
  });
});
