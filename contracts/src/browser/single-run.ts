import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: a second click during it is ignored, and resolves with undefined. A ref
 * decides, since on a slow device a click may come before the page shows that it is busy.
 */
export function useSingleRun() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, run };
}
