import { forgetReleases } from '../load/releases.ts';
import { remoteNow } from '../load/remote-cache.ts';
import { reference, serveSite } from '../testing/mock-releases.ts';
import { reloadOnceAfterTimeout } from './reload-once.ts';
import { reloadPage } from './reload-page.ts';
import { pause } from './timing.ts';

jest.mock('./reload-page.ts');
jest.mock('../load/remote-cache.ts');
jest.mock('./timing.ts');

const failed = { state: 'failed', wasDrawn: false, timedOut: true, sinceMs: 0 } as const;

beforeEach(async () => {
  sessionStorage.clear();
  forgetReleases();
  jest.mocked(reloadPage).mockReset();
  jest.mocked(remoteNow).mockReturnValue(failed);
  jest.mocked(pause).mockReset().mockResolvedValue();
  await serveSite({ releases: { live: reference('1.0.0') } });
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})));
});
afterEach(() => jest.restoreAllMocks());

describe('an area whose files hang in this tab', () => {
  it('gets a new page once the files can be had, and one only', async () => {
    await reloadOnceAfterTimeout('learning');
    await reloadOnceAfterTimeout('learning');
    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('keeps the page while they cannot be had', async () => {
    jest.mocked(fetch).mockRejectedValue(new DOMException('The operation timed out.', 'TimeoutError'));
    await reloadOnceAfterTimeout('learning');
    jest.mocked(fetch).mockResolvedValue(new Response('', { status: 503 }));
    await reloadOnceAfterTimeout('learning');
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it('keeps the page when it comes in the pause before', async () => {
    jest.mocked(pause).mockImplementation(async () => {
      jest.mocked(remoteNow).mockReturnValue({ state: 'loading', work: Promise.resolve() });
    });
    await reloadOnceAfterTimeout('learning');
    expect(reloadPage).not.toHaveBeenCalled();
  });
});
