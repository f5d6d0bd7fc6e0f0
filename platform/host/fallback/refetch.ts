const patienceMs = 3_000;

async function replace(address: string): Promise<void> {
  try {
    await (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(patienceMs) })).arrayBuffer();
  } catch {
    // The loader requests the file in any case.
  }
}

/** Replaces files in the browser's cache, which would keep a corrupt one for a year. Never rejects. */
export const refetch = (addresses: string[]): Promise<unknown> => Promise.all(addresses.map(replace));
