const targets = ['any', 'read-write', 'primary', 'read-only', 'standby'] as const;
export type Target = (typeof targets)[number];

interface Address {
  /** One for each server, in the order of the original. */
  single: string[];
  target: Target;
}

const isTarget = (text: string): text is Target => (targets as readonly string[]).includes(text);

/**
 * Splits `postgres://user@h1:5432,h2:5432/vidya?target_session_attrs=read-write`, which libpq knows and node-postgres
 * does not. Several servers without a target are one primary and its replicas. Null if it is no such address.
 */
export function parseAddress(address: string): Address | null {
  const [, start, hosts, end] = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([/?#].*)?$/.exec(address) ?? [];
  if (start === undefined || hosts === undefined) return null;
  const single: string[] = [];
  let target: string | null = null;
  for (const host of hosts.split(',')) {
    const url = URL.parse(start + host + (end ?? ''));
    if (!url || (hosts.includes(',') && !host)) return null;
    target = url.searchParams.get('target_session_attrs');
    url.searchParams.delete('target_session_attrs');
    single.push(url.toString());
  }
  target ??= single.length > 1 ? 'read-write' : 'any';
  return isTarget(target) ? { single, target } : null;
}
