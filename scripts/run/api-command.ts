import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** Runs a command of the API to its end, on this terminal. Answers its exit code. */
export function apiCommand(script: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, 'api/src', script), ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
