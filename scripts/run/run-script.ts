import { spawn } from 'node:child_process';
import { home, scriptFile } from '../config/webpack/shared.ts';

/** Runs a script, named from the root, to its end in this terminal. Resolves with its exit code. */
export function runScript(script: string, args: string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  const child = spawn(process.execPath, [scriptFile(script), ...args], { cwd: home, env, stdio: 'inherit' });
  process.once('exit', () => child.kill());
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
