const loading = new Map<string, Promise<void>>();

/** The gateway's script could not be loaded, or its window could not be opened. */
export class GatewayUnavailable extends Error {
  override readonly name = 'GatewayUnavailable';
}

/** Adds a script to the page, once per address. Rejects with `GatewayUnavailable`; the next call retries. */
export function loadScript(address: string, timeoutMs: number): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  const work = addScript(address, timeoutMs);
  loading.set(address, work);
  work.catch(() => loading.delete(address));
  return work;
}

function addScript(address: string, timeoutMs: number): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  return new Promise((resolve, reject) => {
    const give = (): void => {
      script.remove();
      reject(new GatewayUnavailable(address));
    };
    const timer = setTimeout(give, timeoutMs);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      resolve();
    });
    script.addEventListener('error', () => {
      clearTimeout(timer);
      give();
    });
    document.head.append(script);
  });
}
