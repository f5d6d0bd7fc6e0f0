import { startApi, type TestApi } from './api.ts';
import { releaseEnvironment, releasing } from './releases.ts';

export interface ReleaseDesk {
  api: TestApi;
  /** The steps of a release. */
  by: ReturnType<typeof releasing>;
}

/** An API that accepts releases, for all tests of a file; before each test it knows a shell and no version. */
export function openReleaseDesk(): ReleaseDesk {
  const desk = {} as ReleaseDesk;
  beforeAll(async () => {
    desk.api = await startApi(releaseEnvironment);
    desk.by = releasing(desk.api);
  });
  beforeEach(async () => {
    await desk.api.reset();
    await desk.by.announce();
  });
  afterAll(() => desk.api.close());
  return desk;
}
