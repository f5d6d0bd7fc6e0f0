import { openSending, type Sending, type SendingOptions, type UploadFailure } from './sending.ts';
import { createThroughput } from './throughput.ts';
import type { Upload } from './upload-list.ts';

const delaysMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** A speed that is older than this says nothing about now. */
const staleMs = 5_000;
/** No byte for this long means that the network is gone, even if the browser still says that it is online. */
const stalledMs = 30_000;

interface UploadTaskOptions extends Pick<SendingOptions, 'file' | 'courseId' | 'purpose' | 'address' | 'onNamed'> {
  tell: (change: Partial<Upload>) => void;
}

export type UploadTask = ReturnType<typeof createUploadTask>;

/** Uploads one file, and resumes after connection failures. */
export function createUploadTask({ file, courseId, purpose, address, onNamed, tell }: UploadTaskOptions) {
  let opening: Promise<Sending> | null = null;
  let sending: Sending | null = null;
  let throughput = createThroughput();
  let [attempts, isFirst, isStopped, isUnderWay] = [0, true, false, false];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = createSilenceWatch({
    onStale: () => tell({ bytesPerSecond: 0 }),
    onStalled: () => goOffline(),
  });

  const onProgress = (sentBytes: number): void => {
    // A last report of a stopped attempt.
    if (!isUnderWay) return;
    const isResuming = isFirst && address !== null && sentBytes > 0;
    isFirst = false;
    // After the last byte the server checks the video, however long that takes.
    if (sentBytes < file.size) silence.start();
    else silence.stop();
    const bytesPerSecond = throughput.at(sentBytes, performance.now());
    tell({ state: 'sending', sentBytes, bytesPerSecond, ...(isResuming && { resumedFrom: sentBytes }) });
  };
  const leave = (change: Partial<Upload>): void => {
    stop();
    tell({ bytesPerSecond: 0, ...change });
  };
  const later = (): void => {
    isUnderWay = false;
    throughput = createThroughput();
    silence.stop();
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
    // A file that was moved or changed fails the same way as a lost connection.
    if (!(await isReadable(file))) return leave({ state: 'failed', failure: unreadable });
    if (!isStopped) later();
  };
  async function attempt(): Promise<void> {
    clearTimeout(timer);
    [isFirst, isUnderWay] = [true, true];
    try {
      // A second attempt may start while the library still loads.
      opening ??= openSending({
        file,
        courseId,
        purpose,
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
    [isStopped, isUnderWay] = [true, false];
    clearTimeout(timer);
    silence.stop();
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

interface SilenceWatch {
  onStale: () => void;
  onStalled: () => void;
}

/** Watches for the time after the last progress. */
function createSilenceWatch({ onStale, onStalled }: SilenceWatch) {
  let timers: ReturnType<typeof setTimeout>[] = [];
  const stop = (): void => timers.forEach(clearTimeout);
  return {
    stop,
    start: (): void => {
      stop();
      timers = [setTimeout(onStale, staleMs), setTimeout(onStalled, stalledMs)];
    },
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
