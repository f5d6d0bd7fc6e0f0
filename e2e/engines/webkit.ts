import { globSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { asExpression, callMs, type Engine, valueOf } from './engine.ts';
import { ownFolder, startProgram, startSilent } from './program.ts';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** The minimal browser for the engine, which Debian installs beside the library. */
function miniBrowser(): string {
  const [found] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!found) throw new Error('WebKitGTK is not here: install webkit2gtk-driver.');
  return found;
}

type Send = <Value>(path: string, body?: object) => Promise<Value>;

/** Sends POST with a body, else DELETE, which only the end of the session needs. */
const sender =
  (base: string): Send =>
  async (path, body) => {
    const given = { signal: AbortSignal.timeout(callMs), ...(body && { body: JSON.stringify(body) }) };
    const response = await fetch(base + path, { method: body ? 'POST' : 'DELETE', ...given });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error}, ${value?.message}`);
    return value as never;
  };

/** Starts a driver on a virtual display; resolves with a function that stops both. */
async function startDriver(port: number): Promise<() => Promise<void>> {
  const { folder, remove } = ownFolder();
  const display = await startProgram({
    command: 'Xvfb',
    args: ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'],
    sign: /^(\d+)\n/,
    channel: 3,
  });
  const env = {
    DISPLAY: `:${display.output}`,
    GDK_BACKEND: 'x11',
    GSETTINGS_BACKEND: 'memory',
    // The machine may have no sound device.
    GST_PLUGIN_FEATURE_RANK: 'fakeaudiosink:MAX',
    HOME: folder,
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    XDG_CACHE_HOME: folder,
    XDG_RUNTIME_DIR: folder,
    // Root and most containers cannot create its sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const args = ['--host=127.0.0.1', `--port=${port}`];
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = await startSilent({ command: 'WebKitWebDriver', args, env }, isUp);
  return async () => {
    await stop();
    await display.stop();
    remove();
  };
}

/** Debian's build of Safari's engine, driven by WebDriver. */
export async function openWebkit(): Promise<Engine> {
  const port = await freePort();
  const stop = await startDriver(port);
  const driver = sender(`http://127.0.0.1:${port}`);
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const { sessionId } = await driver<{ sessionId: string }>('/session', { capabilities });
  const send: Send = (path, body) => driver(`/session/${sessionId}${path}`, body);
  await send('/window/rect', { x: 0, y: 0, width: 1440, height: 1000 });
  return {
    open: async (url) => {
      await send('/frame', { id: null });
      await send('/url', { url });
    },
    enter: async (frame) => {
      await send('/frame', { id: null });
      if (!frame) return;
      const id = await send('/element', { using: 'css selector', value: `iframe[src*="${frame}"]` });
      await send('/frame', { id });
    },
    run: async (body) => {
      const script = `const tell = arguments[0]; ${asExpression(body)}.then(tell)`;
      return valueOf(await send<string>('/execute/async', { script, args: [] })) as never;
    },
    perform: async (actions) => void (await send('/actions', { actions })),
    close: async () => {
      await send('').catch(() => undefined);
      await stop();
    },
  };
}
