import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProcessGroup } from './processes.ts';

const code = `import { whenStopped } from '${path.join(import.meta.dirname, 'processes.ts')}';
whenStopped((exitCode) => setTimeout(() => process.exit(exitCode), 50));
setInterval(() => console.info('a line'), 10);`;

it('is stopped in order when the reader of its output is gone', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([141, null]);
});

it('starts nothing once it is being stopped', async () => {
  const group = new ProcessGroup(tmpdir());
  await group.stop();
  const service = { name: 'site', script: 'scripts/serve-remote.ts', env: {}, health: 'http://127.0.0.1:9' };
  await expect(group.start(service)).rejects.toThrow('site is not started: all are being stopped.');
});
