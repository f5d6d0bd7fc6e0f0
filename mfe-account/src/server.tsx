import type { ServerEntry } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { matchPath } from 'react-router-dom';
import { readForm } from './data/sign-in/posted-forms.ts';
import { keepRefusedForm } from './data/sign-in/refused-form.ts';
import AccountRemote from './remote.tsx';
import { loadScreenAt } from './routes.tsx';

const forVisitors = [
  paths.login(),
  paths.secondFactor(),
  paths.notMe(':token'),
  paths.signUp(),
  paths.forgotPassword(),
];

/** The pages that a visitor signs in with. A person with a session sees others there. */
export const entry: ServerEntry = {
  Remote: AccountRemote,
  submit: readForm,
  prepare: async ({ url, hasSession, queries, refused }) => {
    if (refused) keepRefusedForm(queries, url, refused);
    // Without script nobody finds out that a session has ended.
    const isForm = refused !== undefined || !hasSession || url.searchParams.has('after');
    if (!isForm || !forVisitors.some((path) => matchPath(path, url.pathname))) return null;
    await loadScreenAt(url.pathname);
    return {};
  },
};
