import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import type { JWK, Provider } from 'oidc-provider';
import type { SandboxConfig } from './config.ts';
import { createGateway } from './gateway/gateway.ts';
import { openJournal } from './journal.ts';
import { createMailbox, type StoredMail } from './mail/mailbox.ts';
import { createMailServer } from './mail/smtp.ts';
import { registerRoutes } from './routes.ts';
import { type Account, createAccounts } from './sign-in/accounts.ts';
import { createProvider } from './sign-in/provider.ts';
import { findSigningKey } from './sign-in/signing-key.ts';

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** All stand-ins in one process. Port 0 takes any free port, and the issuer follows it. */
export async function createSandbox(config: SandboxConfig) {
  const open = (name: string) => openJournal(path.join(config.dataDir, `${name}.jsonl`));
  const gateway = createGateway(config.gateway, open('gateway'));
  const mailbox = createMailbox(open('mail').collection<StoredMail>('mail'));
  const people = open('sign-in');
  const accounts = createAccounts(people.collection<Account>('account'));
  const mailServer = createMailServer(mailbox, { host: config.host, port: config.smtpPort });
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });

  let started: { provider: Provider; issuer: string; smtpPort: number } | undefined;
  const running = () => {
    if (!started) throw new Error('The sandbox has not been started');
    return started;
  };
  await registerRoutes(app, { config, gateway, mailbox, accounts, running, isReady: () => started !== undefined });

  return {
    app,
    /** The mail server's port; known once started. */
    get smtpPort() {
      return running().smtpPort;
    },
    /** Listens, HTTP and mail; returns the HTTP address. */
    async start(): Promise<string> {
      await app.listen({ host: config.host, port: config.port });
      const address = `http://${config.host}:${(app.server.address() as AddressInfo).port}`;
      const smtpPort = await mailServer.start();
      const issuer = `${address}/oidc`;
      const signingKey = findSigningKey(people.collection<JWK>('signing-key'));
      started = { issuer, smtpPort, provider: createProvider({ issuer, config: config.signIn, accounts, signingKey }) };
      gateway.webhooks.start();
      return address;
    },
    async stop(): Promise<void> {
      await gateway.webhooks.stop();
      await Promise.all([app.close(), started ? mailServer.stop() : undefined]);
      started = undefined;
    },
  };
}
