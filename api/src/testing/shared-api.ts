import { startApi, type TestApi } from './api.ts';
import { emptyFolders } from './stored-files.ts';

const servers = new Map<string, Promise<TestApi>>();
let isSharing = false;

/**
 * From now on, test files of this run with the same settings share one server. For a group of files.
 * @public scripts/config/test-groups.ts calls it from the files that it writes.
 */
export function shareApis(): void {
  isSharing = true;
  afterAll(async () => {
    for (const api of servers.values()) await (await api).close();
    // The next file of this worker has the same modules.
    servers.clear();
    isSharing = false;
  });
}

/** Several files may make it listen: only the first call does. */
function listenOnce({ app }: TestApi): void {
  const listen = app.listen.bind(app);
  let listening: Promise<string> | undefined;
  app.listen = (options: object) => (listening ??= listen(options));
}

/**
 * Like `startApi`, but may return the server that another file of the group has used: emptied, with the same settings.
 * For files that neither close nor change it.
 */
export async function sharedApi(env: NodeJS.ProcessEnv = {}): Promise<TestApi> {
  if (!isSharing) return startApi(env);
  const key = JSON.stringify(env);
  const known = servers.get(key);
  const started = known ?? startApi(env);
  servers.set(key, started);
  const api = await started;
  if (known) {
    await api.reset();
    emptyFolders(api);
  } else listenOnce(api);
  return { ...api, close: () => Promise.resolve() };
}
