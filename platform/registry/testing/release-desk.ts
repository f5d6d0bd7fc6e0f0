import { eq } from 'drizzle-orm';
import { startApi, type TestApi } from '../../../api/src/testing/api.ts';
import { releaseStates } from '../tables/schema-release.ts';
import { releaseEnvironment, releasing } from './releases.ts';

export interface ReleaseDesk {
  api: TestApi;
  /** The steps of a release. */
  by: ReturnType<typeof releasing>;
  /** The state after the site has stopped the catalogue's canary. */
  stopCanary: () => Promise<void>;
}

/** An API that accepts releases, for all tests of a file; before each test it knows a shell and no version. */
export function openReleaseDesk(): ReleaseDesk {
  const desk = {} as ReleaseDesk;
  beforeAll(async () => {
    desk.api = await startApi(releaseEnvironment);
    desk.by = releasing(desk.api);
    desk.stopCanary = async () => {
      const stopped = { percent: 0, cohort: null, stoppedAt: new Date(), stoppedReason: 'It failed too often.' };
      await desk.api.db.update(releaseStates).set(stopped).where(eq(releaseStates.name, 'catalog'));
    };
  });
  beforeEach(async () => {
    await desk.api.reset();
    await desk.by.announce();
  });
  afterAll(() => desk.api.close());
  return desk;
}
