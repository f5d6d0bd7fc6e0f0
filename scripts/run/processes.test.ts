import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const code = `import { whenStopped } from '${path.join(import.meta.dirname, 'processes.ts')}';
whenStopped((exitCode) => setTimeout(() => process.exit(exitCode), 50));
setInterval(() => console.info('a line'), 10);`;

it('is stopped in order when the reader of its output is gone', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  await once(child.stdout, 'data');
  child.stdout.destroy();
  expect(await once(child, 'exit')).toEqual([141, null]);
});
