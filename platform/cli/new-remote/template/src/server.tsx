import type { ServerEntry } from '@vidya/contracts/browser/platform';
import { matchPath } from 'react-router-dom';
import { newestCoursesQuery } from './data/newest-courses.ts';
import TemplateRemote from './remote.tsx';

/** The pages whose content is in the HTML: what they begin with is fetched here, as for a visitor. Null: only in the browser. */
export const entry: ServerEntry = {
  Remote: TemplateRemote,
  prepare: async ({ send, queries, url }) => {
    if (!matchPath('/template', url.pathname)) return null;
    await queries.fetchQuery(newestCoursesQuery(send));
    return {};
  },
};
