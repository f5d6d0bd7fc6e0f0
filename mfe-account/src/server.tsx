import type { ServerEntry } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { matchPath } from 'react-router-dom';
import AccountRemote from './remote.tsx';

const forVisitors = [paths.login(), paths.signUp(), paths.forgotPassword()];

/** The pages that a visitor signs in with. A person with a session sees others there. */
export const entry: ServerEntry = {
  Remote: AccountRemote,
  prepare: ({ url, hasSession }) =>
    Promise.resolve(!hasSession && forVisitors.some((path) => matchPath(path, url.pathname)) ? {} : null),
};
