import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Command, connectBidi } from './bidi.ts';
import { asExpression, type Engine, valueOf } from './engine.ts';
import { ownFolder, startProgram } from './program.ts';

/** No requests except to the site, no questions at the first start, and sound may play. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'media.autoplay.default': 0,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
};

interface Context {
  context: string;
  url: string;
  children: Context[] | null;
}

async function frameOf(command: Command, root: string, part: string): Promise<string> {
  const { contexts } = await command('browsingContext.getTree', { root });
  const found = (contexts as Context[])[0]?.children?.find(({ url }) => url.includes(part));
  if (!found) throw new Error(`No frame at ${part}.`);
  return found.context;
}

/** Debian's Firefox, driven by WebDriver BiDi. */
export async function openFirefox(): Promise<Engine> {
  const { folder, remove } = ownFolder();
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  const browser = await startProgram({
    command: process.env['FIREFOX_PATH'] ?? 'firefox-esr',
    args: ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder, 'about:blank'],
    env: { HOME: folder },
    sign: /WebDriver BiDi listening on (ws:\S+)/,
    channel: 2,
  });
  const { command, close } = await connectBidi(`${browser.output}/session`);
  await command('session.new', { capabilities: {} });
  const { contexts } = await command('browsingContext.getTree', {});
  const page = (contexts as [Context])[0].context;
  await command('browsingContext.setViewport', { context: page, viewport: { width: 1440, height: 900 } });
  let context = page;
  return {
    open: async (url) => void (await command('browsingContext.navigate', { context: page, url, wait: 'interactive' })),
    enter: async (frame) => {
      context = frame ? await frameOf(command, page, frame) : page;
    },
    run: async (body) => {
      const given = { expression: asExpression(body), target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = await command('script.evaluate', given);
      if (!result) throw new Error(JSON.stringify(exceptionDetails));
      return valueOf((result as { value: string }).value) as never;
    },
    perform: async (actions) => void (await command('input.performActions', { context, actions })),
    close: async () => {
      close();
      await browser.stop();
      remove();
    },
  };
}
