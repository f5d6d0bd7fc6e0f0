import { API_BASE } from '@vidya/contracts/calls/call';
import { routeTable } from '../../src/route-table.ts';
import { adminPrefix } from '../admin-gate.ts';

/** Whatever asks for a session, and steps that lead nowhere by themselves. */
const closedPaths = (): string[] => [
  ...routeTable.filter(({ access }) => access !== 'everybody').map(({ path }) => path),
  '/course/checkout',
  '/auth/resetPassword/',
  '/auth-login/',
  `${adminPrefix}/`,
  '/api/',
];

/** What crawlers are asked to leave alone. A page draws itself from public course calls, so these stay open: the longer rule wins. */
export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...closedPaths().map((path) => `Disallow: ${path}`),
    `Allow: ${API_BASE}/course/`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
