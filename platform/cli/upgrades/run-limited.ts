import { spawn } from 'node:child_process';

export interface Run {
  /** Undefined where the command did not end in time. */
  code: number | undefined;
  stdout: string;
  stderr: string;
}

interface Command {
  file: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  limitMs: number;
}

/** Ends a process and all that it started. On Windows, where there are no process groups, itself only. */
function end(pid: number): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
  } catch {
    // It has already ended.
  }
}

/** Runs a command to its end, or for `limitMs`: then it is ended with everything that it started. Never rejects. */
export function runLimited({ file, args, cwd, env, limitMs }: Command): Promise<Run> {
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (text: Buffer) => (output.stdout += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output.stderr += text.toString()));
  const leave = (): void => {
    if (child.pid !== undefined) end(child.pid);
  };
  process.once('exit', leave);
  return new Promise((resolve) => {
    const finish = (code: number | undefined): void => {
      clearTimeout(limit);
      process.off('exit', leave);
      resolve({ code, ...output });
    };
    const limit = setTimeout(() => {
      leave();
      finish(undefined);
    }, limitMs);
    child.on('error', ({ message }) => {
      output.stderr += message;
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}
