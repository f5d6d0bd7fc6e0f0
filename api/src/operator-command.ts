import { type Config, readConfig } from './config/config.ts';
import { printable } from './operator-errors.ts';

/** The command line is invalid; the usage text follows the message. */
export class UsageError extends Error {}

interface OperatorCommand {
  usage: string;
  /** Returns the lines to print. */
  run: (config: Config, args: string[]) => Promise<string[]>;
}

/** 0: done, 1: failed, 2: invalid command line. */
type ExitCode = 0 | 1 | 2;

function explain(error: unknown, usage: string): ExitCode {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
  console.error(printable(error));
  return 1;
}

/** Runs a command with this process's arguments and environment: prints its lines or its error. */
export async function runForOperator({ usage, run }: OperatorCommand): Promise<void> {
  try {
    const lines = await run(readConfig(process.env), process.argv.slice(2));
    console.info(lines.join('\n'));
  } catch (error) {
    process.exitCode = explain(error, usage);
  }
}
