import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

export interface RunningSandbox extends Sandbox {
  /** The HTTP address, without a slash at its end. */
  address: string;
  dataDir: string;
}

/** Starts a sandbox on free ports with a temporary folder, deleted at its stop. `env` overrides the defaults. */
export async function startTestSandbox(env: Record<string, string> = {}): Promise<RunningSandbox> {
  const dataDir = env.SANDBOX_DATA_DIR ?? (await mkdtemp(path.join(tmpdir(), 'vidya-sandbox-')));
  const ports = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' };
  const sandbox = await createSandbox(readConfig({ ...ports, ...env, SANDBOX_DATA_DIR: dataDir }));
  const address = await sandbox.start();
  return {
    ...sandbox,
    smtpPort: sandbox.smtpPort,
    address,
    dataDir,
    async stop() {
      await sandbox.stop();
      if (!env.SANDBOX_DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
