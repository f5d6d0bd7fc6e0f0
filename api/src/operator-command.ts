import { type Config, ConfigError, readConfig } from './config/config.ts';
import { DatabaseInUse } from './database/lock.ts';

/** The line makes no sense: what it should be follows. */
export class UsageError extends Error {}

/** Not done; the words are for the operator. */
export class Refusal extends Error {}

interface OperatorCommand {
  usage: string;
  /** Returns the lines to print. */
  run: (config: Config, args: string[]) => Promise<string[]>;
}

/** 0: done, 1: not done, 2: not understood. */
type ExitCode = 0 | 1 | 2;

function explain(error: unknown, usage: string): ExitCode {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
  const isKnown = [Refusal, ConfigError, DatabaseInUse].some((kind) => error instanceof kind);
  console.error(isKnown ? (error as Error).message : error);
  return 1;
}

/** A command of this process's own line and environment: prints what it says, and what was wrong in words. */
export async function runForOperator({ usage, run }: OperatorCommand): Promise<void> {
  try {
    const lines = await run(readConfig(process.env), process.argv.slice(2));
    console.info(lines.join('\n'));
  } catch (error) {
    process.exitCode = explain(error, usage);
  }
}
