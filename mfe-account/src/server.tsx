import type { ServerEntry } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { matchPath } from 'react-router-dom';
import { readLogin } from './data/sign-in/posted-login.ts';
import { keepRefusedLogin } from './data/sign-in/refused-login.ts';
import AccountRemote from './remote.tsx';

const forVisitors = [paths.login(), paths.signUp(), paths.forgotPassword()];

/** The pages that a visitor signs in with. A person with a session sees others there. */
export const entry: ServerEntry = {
  Remote: AccountRemote,
  submit: (form) => (matchPath(paths.login(), form.url.pathname) ? readLogin(form) : undefined),
  prepare: ({ url, hasSession, queries, refused }) => {
    if (refused) keepRefusedLogin(queries, refused);
    const isForm = refused !== undefined || !hasSession;
    return Promise.resolve(isForm && forVisitors.some((path) => matchPath(path, url.pathname)) ? {} : null);
  },
};
