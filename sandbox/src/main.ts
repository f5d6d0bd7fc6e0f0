import { ConfigError } from './config-reader.ts';
import { readConfig } from './config.ts';
import { createSandbox } from './sandbox.ts';

try {
  const sandbox = await createSandbox(readConfig(process.env));
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  console.info(`Sandbox: ${await sandbox.start()}`);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}
