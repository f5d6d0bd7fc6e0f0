/** `npm run e2e` starts a site for each worker of Jest; workers count from 1. */
const sites = JSON.parse(process.env['SITES'] ?? '[]') as Record<string, string>[];
const own = sites[Number(process.env['JEST_WORKER_ID'] ?? 1) - 1] ?? {};

/** What the run says: of the site under test, or of everything. */
export function required(name: string): string {
  const value = own[name] ?? process.env[name];
  if (!value) throw new Error(`${name} is missing: run the journeys with npm run e2e.`);
  return value;
}

export const siteUrl = required('SITE_URL');
export const apiUrl = required('API_URL');
export const sandboxUrl = required('SANDBOX_URL');
/** The signed release document, as the API last wrote it; it lies in the release store. */
export const releasesFile = required('RELEASES_FILE');
export const releaseStore = required('RELEASE_STORE');
/** With this one may release without a session. */
export const releaseToken = required('RELEASE_TOKEN');

export const people = {
  learner: 'learner@vidya.example',
  instructor: 'instructor@vidya.example',
  admin: 'admin@vidya.example',
} as const;

export const password = 'vidya-demo';
