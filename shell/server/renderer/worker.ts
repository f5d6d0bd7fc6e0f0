// Runs in a worker thread of the renderer process, with the code of one version of one area. It has no secrets, files or
// network, and its thread may be ended at any time.
import { compileFunction } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import {
  type ApiRequest,
  type ApiResponse,
  type AreaCode,
  type FormToSend,
  type FromWorker,
  type RenderJob,
  type ServerBuild,
  type ShellServer,
  type ToWorker,
  warmUpId,
} from './messages.ts';

/** What the worker starts with. */
export interface WorkerInput {
  shell: string;
  build: ServerBuild;
}

const { shell, build } = workerData as WorkerInput;
const port = parentPort!;
const tell = (message: FromWorker): void => port.postMessage(message);

/** Whatever reaches out of this thread. Rendering needs none of it. */
const taken = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'process', 'navigator', 'BroadcastChannel'];

/** Rendered code keeps React's clock and console, and nothing that leads to Node's modules. */
function seal(): void {
  for (const name of taken) Reflect.deleteProperty(globalThis, name);
}

function run(code: string, filename: string, provide: (name: string) => unknown): unknown {
  const module = { exports: {} };
  const start = compileFunction(code, ['module', 'exports', 'require'], { filename });
  start(module, module.exports, provide);
  return module.exports;
}

/** The address of the version's folder, by this name in its code (scripts/config/webpack/server.ts). */
const baseModule = 'vidya/base';

const refuse = (name: string): never => {
  throw new Error(`${name} is not provided.`);
};

const { libraries, renderPage: render } = run(shell, 'shell', (name) =>
  // styled-components imports it for streams, which are unused here.
  name === 'stream' ? {} : refuse(name),
) as ShellServer;
seal();

function entryOf({ code, base }: AreaCode): object {
  const provided: Record<string, unknown> = { ...libraries, [baseModule]: base };
  return (run(code, build.hash, (name) => provided[name] ?? refuse(name)) as { entry: object }).entry;
}

const area = build.area && { name: build.name, entry: entryOf(build.area) };

const waiting = new Map<string, (response: ApiResponse | undefined) => void>();
const keyOf = ({ id, call }: Pick<ApiRequest, 'id' | 'call'>): string => `${id}/${call}`;
let calls = 0;

/** Asks the front server, which asks the API. */
function ask(id: number, address: string, form?: FormToSend): Promise<ApiResponse | undefined> {
  calls += 1;
  const request = { id, call: calls, address, form };
  return new Promise((resolve) => {
    waiting.set(keyOf(request), resolve);
    tell({ kind: 'request', ...request });
  });
}

async function work({ id, page }: RenderJob): Promise<void> {
  try {
    const drawn = await render(page, (address, form) => ask(id, address, form), area);
    tell({ kind: 'rendered', id, page: drawn && { ...drawn, html: Buffer.from(drawn.html) } });
  } catch (error) {
    tell({ kind: 'failed', id, reason: String(error) });
  }
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') return void work(message);
  if (message.kind === 'ping') return tell({ kind: 'pong', ping: message.ping });
  const key = keyOf(message);
  waiting.get(key)?.(message.response);
  waiting.delete(key);
});

/** In ms: a first page that never comes must not keep the version from rendering the others. */
const warmUpMaxMs = 2_000;

/** The first page of a thread takes ten times as long as the others, with its data: no request waits for these. */
async function renderFirstPages(): Promise<void> {
  const pages = build.warmUpPages.map((path) =>
    render(
      { url: new URL(path, 'http://localhost').href, hasSession: false },
      (address) => ask(warmUpId, address),
      area,
    ).catch(() => null),
  );
  await Promise.race([Promise.all(pages), new Promise((resolve) => setTimeout(resolve, warmUpMaxMs))]);
}

await renderFirstPages();
tell({ kind: 'ready' });
