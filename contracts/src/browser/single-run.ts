import { useRef, useState } from 'react';

/**
 * Runs one piece of work of a key at a time: a second click during it is ignored, and resolves with undefined. A ref
 * decides, since on a slow device a click may come before the page shows that it is busy.
 */
export function useSingleRuns() {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<readonly string[]>([]);
  const run = async <Result>(key: string, work: () => Promise<Result>): Promise<Result | undefined> => {
    if (running.current.has(key)) return undefined;
    running.current.add(key);
    setBusy([...running.current]);
    try {
      return await work();
    } finally {
      running.current.delete(key);
      setBusy([...running.current]);
    }
  };
  return { isBusy: (key: string) => busy.includes(key), run };
}

/** Runs one piece of work at a time. */
export function useSingleRun() {
  const { isBusy, run } = useSingleRuns();
  return { isBusy: isBusy(''), run: <Result>(work: () => Promise<Result>) => run('', work) };
}
