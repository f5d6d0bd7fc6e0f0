import type { ServerEntry } from '@vidya/contracts/browser/platform';
import { paths } from '@vidya/contracts/texts/paths';
import { matchPath } from 'react-router-dom';
import { readForm } from './data/sign-in/posted-forms.ts';
import { keepRefusedForm } from './data/sign-in/refused-form.ts';
import { providerQuery } from './data/sign-in/use-provider.ts';
import AccountRemote from './remote.tsx';
import { loadScreenAt } from './routes.tsx';

const forVisitors = [
  paths.login(),
  paths.secondFactor(),
  paths.notMe(':token'),
  paths.signUp(),
  paths.forgotPassword(),
];

const withProvider = [paths.login(), paths.signUp()];

/** The pages that a visitor signs in with. A person with a session sees others there. */
export const entry: ServerEntry = {
  Remote: AccountRemote,
  submit: readForm,
  prepare: async ({ url, hasSession, queries, send, refused }) => {
    if (refused) keepRefusedForm(queries, url, refused);
    // Without script the end of a session goes unnoticed.
    const isForm = refused !== undefined || !hasSession || url.searchParams.has('after');
    if (!isForm || !forVisitors.some((path) => matchPath(path, url.pathname))) return null;
    // Without its name the button is there all the same.
    const provider = withProvider.some((path) => matchPath(path, url.pathname))
      ? queries.prefetchQuery(providerQuery(send))
      : undefined;
    await Promise.all([loadScreenAt(url.pathname), provider]);
    return {};
  },
};
