import { remoteNames } from '@vidya/contracts/release/remotes';
import { type Draft, requestedAreas } from './draft.ts';

/** The current page with other query parameters. The front server removes them from the address again. */
function here(change: (query: URLSearchParams) => void): string {
  const url = new URL(location.href);
  change(url.searchParams);
  return url.href;
}

/** The page with a signed override. On a development build it replaces the overrides set by address. */
export const tokenAddress = (token: string, isDevelopment: boolean): string =>
  here((query) => {
    query.set('overrides', token);
    if (isDevelopment) query.set('mfe', '');
  });

/** The same on a development build, which needs no signature. It supports servers and faults, but no versions. */
export const developmentAddress = (draft: Draft): string =>
  here((query) => {
    const areas = requestedAreas(draft);
    for (const name of ['mfe', 'fault']) query.delete(name);
    for (const name of remoteNames) {
      const { server, fault } = areas[name] ?? {};
      if (server) query.append('mfe', `${name}@${server}`);
      if (fault) query.append('fault', `${name}:${fault}`);
    }
    if (!query.has('mfe')) query.append('mfe', '');
  });

/** The page without overrides. */
export const stopAddress = (isDevelopment: boolean): string => tokenAddress('', isDevelopment);
