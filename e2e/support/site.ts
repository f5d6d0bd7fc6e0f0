/** Where the site under test is; `npm run e2e` starts one and says so here. */
export function required(name: string): string {
  const value = process.env[name];
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
