import { AsyncResource } from 'node:async_hooks';
import {
  type Ask,
  type Failure,
  type FromRenderer,
  type Rendering,
  type RenderJob,
  type ServerBuild,
  warmUpId,
} from './messages.ts';
import { type RendererProcess, startRendererProcess } from './renderer-process.ts';

/** The longest wait for a page, in ms. */
const giveUpMs = 10_000;
/** A version that failed this often in `memoryMs` rests for `restMs`: its pages are rendered by browsers only. */
const failuresMax = 3;
const memoryMs = 60_000;
const restMs = 60_000;
const processCount = 2;

interface Waiting {
  ask: Ask;
  finish: (page: Rendering) => void;
}

interface Renderer {
  process: RendererProcess;
  ready: Set<string>;
  /** Number → the page that waits for this process. */
  pages: Map<number, Waiting>;
}

interface RenderersOptions {
  /** The text of the shell's server build. */
  shell: string;
  /** Asks the API for the first pages of a version, for which no request waits. */
  ask: Ask;
  /** Told of each failure of a version. */
  onFailure: (version: string, failure: Failure, reason: string) => void;
}

/**
 * Two renderer processes: while one starts again, the other renders. `render` resolves with undefined where a page could
 * not be rendered, and with null where its version does not render it; it never rejects.
 */
export function createRenderers({ shell, ask: fetchForWarmUp, onFailure }: RenderersOptions) {
  let builds: ServerBuild[] = [];
  let numbers = 0;
  const failedAt = new Map<string, number[]>();
  const restsUntil = new Map<string, number>();

  const noteFailure = (version: string, failure: Failure, reason: string): void => {
    const now = Date.now();
    const recent = [...(failedAt.get(version) ?? []), now].filter((at) => now - at < memoryMs);
    failedAt.set(version, recent);
    if (recent.length >= failuresMax) restsUntil.set(version, now + restMs);
    onFailure(version, failure, reason);
  };

  const hear = (renderer: Renderer, message: FromRenderer): void => {
    if (message.kind === 'ready') return void renderer.ready.add(message.version);
    if (message.kind === 'failed') {
      noteFailure(message.version, message.failure, message.reason);
      if (message.failure !== 'threw') renderer.ready.delete(message.version);
    }
    if (message.kind === 'request') {
      const { id, version, call, address, form } = message;
      const ask = id === warmUpId ? fetchForWarmUp : renderer.pages.get(id)?.ask;
      void ask?.(address, form).then((response) =>
        renderer.process.send({ kind: 'answer', version, id, call, response }),
      );
      return;
    }
    if (message.id !== undefined)
      renderer.pages.get(message.id)?.finish(message.kind === 'rendered' ? message.page : undefined);
  };

  const startRenderer = (): Renderer => {
    const ready = new Set<string>();
    const pages = new Map<number, Waiting>();
    const renderer: Renderer = {
      ready,
      pages,
      process: startRendererProcess({
        started: (send) => send({ kind: 'builds', shell, builds }),
        message: (message) => hear(renderer, message),
        ended: () => {
          ready.clear();
          for (const { finish } of pages.values()) finish(undefined);
        },
      }),
    };
    return renderer;
  };
  // None until there is a version that renders pages.
  let renderers: Renderer[] = [];

  const isResting = (version: string): boolean => (restsUntil.get(version) ?? 0) > Date.now();

  const renderOn = (renderer: Renderer, job: Omit<RenderJob, 'id'>, ask: Ask) => {
    numbers += 1;
    const id = numbers;
    return new Promise<Rendering>((resolve) => {
      const finish = (page: Rendering): void => {
        clearTimeout(timer);
        renderer.pages.delete(id);
        resolve(page);
      };
      const timer = setTimeout(finish, giveUpMs, undefined);
      // What the process asks for belongs to the trace of the request that waits for the page.
      renderer.pages.set(id, { ask: AsyncResource.bind(ask), finish });
      renderer.process.send({ kind: 'render', id, ...job });
    });
  };

  return {
    /** From now on pages may be rendered with these versions, and no others. */
    follow(next: ServerBuild[]): void {
      builds = next;
      if (renderers.length === 0 && next.length > 0) renderers = Array.from({ length: processCount }, startRenderer);
      for (const { process, ready } of renderers) {
        for (const version of ready) if (!next.some(({ hash }) => hash === version)) ready.delete(version);
        process.send({ kind: 'builds', shell, builds });
      }
    },

    async render(job: Omit<RenderJob, 'id'>, ask: Ask): Promise<Rendering> {
      if (isResting(job.version)) return undefined;
      const able = renderers.filter(({ ready }) => ready.has(job.version));
      // The one with fewer pages.
      const [first] = able.toSorted((one, other) => one.pages.size - other.pages.size);
      return first && renderOn(first, job, ask);
    },

    /** Whether a version has failed since then (ms since 1970), rests after failures, or never could render. */
    hasFailed(version: string, since: number): boolean {
      const failures = failedAt.get(version);
      const canRender = renderers.some(({ ready }) => ready.has(version));
      return failures !== undefined && (!canRender || isResting(version) || (failures.at(-1) ?? 0) >= since);
    },

    /** Whether there are versions, and each can render or has failed to. */
    isReady: (): boolean =>
      builds.length > 0 &&
      builds.every(({ hash }) => failedAt.has(hash) || renderers.some(({ ready }) => ready.has(hash))),

    /** The ids of the processes that run now. */
    processes: (): number[] => renderers.flatMap(({ process }) => process.pid() ?? []),

    stop: (): void => {
      for (const { process } of renderers) process.stop();
    },
  };
}
