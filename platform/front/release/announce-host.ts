import { callAddress, type Envelope } from '@vidya/contracts/calls/call';
import { announceHost } from '../../calls/browser-calls.ts';
import type { FrontSettings } from '../front-settings.ts';

const withinMs = 10_000;
const firstPauseMs = 500;
const longestPauseMs = 15_000;
/** The API forgets a shell five minutes after its last announcement. */
const againAfterMs = 60_000;

async function tell({ api, originSecret }: FrontSettings, host: string): Promise<string[]> {
  const response = await fetch(api.address() + callAddress(announceHost), {
    method: announceHost.method,
    headers: { 'content-type': 'application/json', 'x-vidya-front': originSecret },
    body: host,
    signal: AbortSignal.timeout(withinMs),
  });
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  return ((await response.json()) as Envelope<string[]>).Data ?? [];
}

/**
 * Tells the API what this shell offers (the text of `host.json`), every minute, and sooner after a failure. Returns a
 * function that stops it. Logs the first failure in a row, and each live version that is incompatible with this shell
 * once.
 */
export function announceHostMetadata(config: FrontSettings, host: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const logged = new Set<string>();
  const attempt = async (pauseMs: number): Promise<void> => {
    try {
      const lines = await tell(config, host);
      for (const line of lines.filter((each) => !logged.has(each))) console.warn(line);
      for (const line of lines) logged.add(line);
      if (!isOver) timer = setTimeout(() => void attempt(firstPauseMs), againAfterMs).unref();
    } catch (error) {
      if (isOver) return;
      if (pauseMs === firstPauseMs) console.warn(`The API does not yet know what this shell offers: ${String(error)}`);
      timer = setTimeout(() => void attempt(Math.min(2 * pauseMs, longestPauseMs)), pauseMs);
    }
  };
  void attempt(firstPauseMs);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
