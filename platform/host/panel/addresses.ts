import type { Draft } from './draft.ts';

/**
 * The current page with a signed override. On a development build it replaces the overrides set by address. The front
 * server removes the parameters from the address again.
 */
export function tokenAddress(token: string, isDevelopment: boolean): string {
  const url = new URL(location.href);
  url.searchParams.set('overrides', token);
  if (isDevelopment) url.searchParams.set('mfe', '');
  return url.href;
}

/** The same on a development build, which needs no signature. It supports servers and faults, but no versions. */
export function developmentAddress(draft: Draft): string {
  const url = new URL(location.href);
  const query = url.searchParams;
  for (const name of ['mfe', 'fault']) query.delete(name);
  for (const [name, { server, fault }] of Object.entries(draft)) {
    if (server) query.append('mfe', `${name}@${server}`);
    if (fault) query.append('fault', `${name}:${fault}`);
  }
  if (!query.has('mfe')) query.append('mfe', '');
  return url.href;
}

/** The page without overrides, and without a preview. */
export function stopAddress(isDevelopment: boolean): string {
  const url = new URL(tokenAddress('', isDevelopment));
  url.searchParams.set('preview', '');
  return url.href;
}
