import { openSending, type Sending, type SendingOptions, type UploadFailure } from './sending.ts';
import { createThroughput } from './throughput.ts';
import type { Upload } from './upload-list.ts';

const delaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

interface UploadTaskOptions extends Pick<SendingOptions, 'file' | 'courseId' | 'address' | 'onNamed'> {
  tell: (change: Partial<Upload>) => void;
}

export type UploadTask = ReturnType<typeof createUploadTask>;

/** Uploads one file, and resumes after connection failures. */
export function createUploadTask({ file, courseId, address, onNamed, tell }: UploadTaskOptions) {
  let opening: Promise<Sending> | null = null;
  let sending: Sending | null = null;
  let throughput = createThroughput();
  let [attempts, isFirst, isStopped] = [0, true, false];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onProgress = (sentBytes: number): void => {
    const isResuming = isFirst && address !== null && sentBytes > 0;
    isFirst = false;
    const bytesPerSecond = throughput.at(sentBytes, performance.now());
    tell({ state: 'sending', sentBytes, bytesPerSecond, ...(isResuming && { resumedFrom: sentBytes }) });
  };
  const leave = (change: Partial<Upload>): void => {
    stop();
    tell({ bytesPerSecond: 0, ...change });
  };
  const later = (): void => {
    throughput = createThroughput();
    tell({ state: 'waiting', bytesPerSecond: 0 });
    clearTimeout(timer);
    timer = setTimeout(() => void attempt(), delaysMs[Math.min(attempts, delaysMs.length - 1)]);
    attempts += 1;
  };
  const onFailure = async ({ kind, message }: UploadFailure): Promise<void> => {
    if (isStopped) return;
    if (kind === 'refused') return leave({ state: 'failed', failure: message, isRefused: true });
    const isOver = kind === 'stopped' || (kind === 'passing' && attempts >= delaysMs.length);
    if (isOver) return leave({ state: 'failed', failure: message });
    // A file that was moved or changed meanwhile fails the same way as a lost connection.
    if (!(await isReadable(file))) return leave({ state: 'failed', failure: unreadable });
    if (!isStopped) later();
  };
  async function attempt(): Promise<void> {
    clearTimeout(timer);
    isFirst = true;
    try {
      // A second attempt may start while the library still loads.
      opening ??= openSending({
        file,
        courseId,
        address,
        onNamed,
        onProgress,
        onAccepted: () => {
          attempts = 0;
          tell({ isAccepted: true });
        },
        onDone: () => leave({ state: 'done', sentBytes: file.size }),
        onFailure: (failure) => void onFailure(failure),
      });
      sending = await opening;
    } catch {
      opening = null;
      return onFailure({ kind: 'connection', message: '' });
    }
    if (isStopped) return;
    sending.stop();
    sending.start();
  }
  const goOffline = (): void => {
    sending?.stop();
    later();
  };
  const goOnline = (): void => {
    attempts = 0;
    void attempt();
  };
  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    sending?.stop();
    window.removeEventListener('offline', goOffline);
    window.removeEventListener('online', goOnline);
  }
  return {
    start: (): void => {
      window.addEventListener('offline', goOffline);
      window.addEventListener('online', goOnline);
      void attempt();
    },
    /** Stops for good; `tell` is not called again. */
    stop,
  };
}

const unreadable = 'This File Can Not Be Read Any More, Choose It Again';

async function isReadable(file: File): Promise<boolean> {
  try {
    await new Response(file.slice(0, 1)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
