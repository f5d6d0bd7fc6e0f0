import type { RemoteReleases, VersionHealth, VersionView } from '@vidya/platform/calls/area-releases';

export const agoMinutes = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

export const day = 24 * 60;

/** Sample health of a version: usually 0.4 s to load. */
export const seen = (visits: number, given: Partial<VersionHealth> = {}): VersionHealth => ({
  visits,
  failed: Math.round(visits * 0.004),
  renderFailed: 0,
  hydrationFailed: 0,
  callFailed: 0,
  blank: 0,
  frameBroken: 0,
  pressIgnored: 0,
  business: 0,
  left: 0,
  loadMs: 410,
  lcpMs: 1_640,
  inpMs: 96,
  shift: null,
  ...given,
});

export const version = (number: string, given: Partial<VersionView> = {}): VersionView => ({
  version: number,
  publishedAt: agoMinutes(3 * day),
  publishedBy: 'Asha Rao',
  note: '',
  firstLoadBytes: 38_000,
  liveSince: null,
  rolledBackAt: null,
  health: null,
  rehearsal: null,
  rehearsalMissing: '',
  ...given,
});

export const line = (
  minutes: number,
  action: RemoteReleases['history'][number]['action'],
  by: string,
  details: RemoteReleases['history'][number]['details'],
) => ({ at: agoMinutes(minutes), action, by, details });
