import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '../../server/src/lost-logs.ts');

/** A process that talks without end, to a reader that leaves. Resolves with its exit code: 7 if it went on until its own end. */
async function talk(first: string): Promise<number | null> {
  const script = `${first}
    const talking = setInterval(() => console.info('x'.repeat(5_000)), 1);
    process.stdin.on('end', () => process.exit(7)).resume();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  await once(child.stdout, 'data');
  child.stdout.destroy();
  setTimeout(() => child.stdin.end(), 200);
  child.stdin.on('error', () => undefined);
  return (await ended)[0];
}

it('a server goes on when nobody reads its output any more', async () => {
  expect(await talk(`const { surviveLostLogs } = await import(${JSON.stringify(file)}); surviveLostLogs();`)).toBe(7);
  expect(await talk('')).not.toBe(7);
});
