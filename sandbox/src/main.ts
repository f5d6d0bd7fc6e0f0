import { readConfig } from './config.ts';
import { ConfigError } from './config-reader.ts';
import { createSandbox } from './sandbox.ts';

try {
  const config = readConfig(process.env);
  const sandbox = await createSandbox(config);
  const stop = () => void sandbox.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  const address = await sandbox.start().catch((error: unknown) => {
    throw explainTakenPort(error, config.smtpPort);
  });
  console.info(`Sandbox: ${address}, mail on port ${sandbox.smtpPort}, inbox at ${address}/inbox`);
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

function explainTakenPort(error: unknown, smtpPort: number): unknown {
  const { code, port } = error as { code?: string; port?: number };
  if (code !== 'EADDRINUSE') return error;
  const variable = port === smtpPort ? 'SANDBOX_SMTP_PORT' : 'SANDBOX_PORT';
  return `Port ${port} is in use; ${variable} moves the sandbox to another.`;
}
