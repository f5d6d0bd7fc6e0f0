const patienceMs = 3_000;

async function replace(address: string): Promise<void> {
  try {
    await (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(patienceMs) })).arrayBuffer();
  } catch {
    // The file is asked for in any case.
  }
}

/**
 * Replaces what the browser keeps of some files. Files of a version are kept for a year: one that once came wrong would
 * come wrong from there for as long. Never rejects.
 */
export const refetch = (addresses: string[]): Promise<unknown> => Promise.all(addresses.map(replace));
