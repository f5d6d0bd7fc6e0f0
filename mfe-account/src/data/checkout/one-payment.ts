interface Turn {
  courseId: string;
  /** Gives up the turn, or the wait for it. */
  signal: AbortSignal;
  /** Another tab pays for this course now. */
  onWait: () => void;
}

/** Longer than it takes a run of this tab that was stopped to give up its turn. */
const noticeAfterMs = 300;

const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Runs `pay` while no other tab of this browser pays for the course: it waits until that one has paid, cancelled or been
 * closed. A browser without Web Locks, or with storage denied, pays at once; then the server gives back what is paid
 * twice (decision P11).
 */
export async function oneAtATime({ courseId, signal, onWait }: Turn, pay: () => Promise<void>): Promise<void> {
  // Undefined in browsers before 2022.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return pay();
  let isStarted = false;
  const notice = setTimeout(onWait, noticeAfterMs);
  const take = async (): Promise<void> => {
    isStarted = true;
    clearTimeout(notice);
    // A payment window that was closed never answers.
    await Promise.race([pay(), aborted(signal)]);
  };
  try {
    await locks.request(`vidya-payment ${courseId}`, { signal }, take);
  } catch (error) {
    if (signal.aborted) return;
    if (isStarted) throw error;
    await pay();
  } finally {
    clearTimeout(notice);
  }
}
