/** `npm run e2e` starts a site for each worker of Jest; workers count from 1. */
const sites = JSON.parse(process.env['SITES'] ?? '[]') as Record<string, string>[];
const own = sites[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1] ?? {};

/** A variable of this worker's site, or of the whole run. */
export function required(name: string): string {
  const value = own[name] ?? process.env[name];
  if (!value) throw new Error(`${name} is missing: run the journeys with npm run e2e.`);
  return value;
}

export const siteUrl = required('SITE_URL');
export const apiUrl = required('API_URL');
export const sandboxUrl = required('SANDBOX_URL');
/** The file of the signed release document in the release store. */
export const releasesFile = required('RELEASES_FILE');
export const releaseStore = required('RELEASE_STORE');
/** The token for releases without a session. */
export const releaseToken = required('RELEASE_TOKEN');

export const people = {
  learner: 'learner@vidya.example',
  instructor: 'instructor@vidya.example',
  admin: 'admin@vidya.example',
  /** Another administrator. */
  operations: 'operations@vidya.example',
} as const;

export const password = 'vidya-demo';
