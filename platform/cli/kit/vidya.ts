#!/usr/bin/env node
/**
 * The `vidya` command of an area in a repository of its own, with that folder as the current one: the commands of this
 * repository, for one area. Prints its usage for unknown arguments.
 */
import { usage } from './usage.ts';

const [command = '', ...args] = process.argv.slice(2);
// Everything below asks for the area's folder when it is loaded; so do the processes that it starts.
process.env['VIDYA_AREA_FOLDER'] ??= process.cwd();

async function run(): Promise<void> {
  if (command === 'new') return (await import('./new.ts')).newRepository(args);
  if (command === 'dev') return (await import('./dev.ts')).develop(args);
  if (command === 'build') return void (await (await import('./check.ts')).buildHere());
  if (command === 'check') return (await import('./check.ts')).check();
  if (command === 'serve') return (await import('./serve.ts')).serve();
  const { isReleaseCommand, release } = await import('./release.ts');
  if (isReleaseCommand(command)) return release(command, args);
  const isAsked = ['', 'help', '--help', '-h'].includes(command);
  console.info(isAsked ? usage : `There is no command '${command}'.\n\n${usage}`);
  process.exitCode = isAsked ? 0 : 1;
}

try {
  await run();
} catch (error) {
  const isExpected = error instanceof Error && ['ReleaseError', 'UsageError', 'Error'].includes(error.name);
  console.error(isExpected ? (await import('./kit-words.ts')).kitMessage(error.message) : error);
  process.exitCode = 1;
}
