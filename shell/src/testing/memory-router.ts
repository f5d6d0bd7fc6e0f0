import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { askToLeave } from '../navigation/leave-guard.ts';
import { createSiteRouter, type SiteRouter } from '../navigation/site-router.ts';

/** For tests: the site's router at the last of these addresses, the others behind it. */
export const memoryRouter = (...initialEntries: string[]): SiteRouter =>
  createSiteRouter(createMemoryHistory({ initialEntries }), askToLeave);
