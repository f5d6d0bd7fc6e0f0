import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../config/webpack/shared.ts';

/** Runs a script, named from the root, to its end in this terminal. Resolves with its exit code. */
export function runScript(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn(process.execPath, [path.join(root, script), ...args], { cwd: root, env, stdio: 'inherit' });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
