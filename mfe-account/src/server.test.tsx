import { screen } from '@testing-library/react';
import { login } from '@vidya/contracts/calls/account';
import { ApiError } from '@vidya/contracts/calls/api-error';
import { hydrateRemote } from '@vidya/contracts/testing/hydrate-remote';
import { texts } from '@vidya/contracts/texts/texts';
import { entry } from './server.tsx';
import { stubMedia } from './testing/mock-window.ts';

beforeEach(() => stubMedia('min-width: 1024px'));

test.each([
  ['/auth/login?next=%2FmyCourses', 'Log in', '/auth/signup?next=%2FmyCourses'],
  ['/auth/signup', 'Create your account', '/auth/login'],
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

describe('the log-in form, posted by the browser', () => {
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

  it('is the only one', () => {
    expect(submit(right, '/auth/signup')).toBeUndefined();
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
    expect(page?.queries.getQueryCache().getAll()).toEqual([]);
  });
});
