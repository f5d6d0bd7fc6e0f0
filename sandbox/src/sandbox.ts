import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import Fastify from 'fastify';
import type { JWK, Provider } from 'oidc-provider';
import type { SandboxConfig } from './config.ts';
import { createGateway } from './gateway/gateway.ts';
import { type Collection, openJournal } from './journal.ts';
import { createMailbox, type StoredMail } from './mail/mailbox.ts';
import { createMailServer } from './mail/smtp.ts';
import { registerRoutes } from './routes.ts';
import { type Account, createAccounts } from './sign-in/accounts.ts';
import { createProvider } from './sign-in/provider.ts';

export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/** All sandboxes of third parties in one process. Port 0 takes any free port; the issuer's address contains it. */
export async function createSandbox(config: SandboxConfig) {
  const open = (name: string) => openJournal(path.join(config.dataDir, `${name}.jsonl`));
  const gateway = createGateway(config.gateway, open('gateway'));
  const mailbox = createMailbox(open('mail').collection<StoredMail>('mail'));
  const people = open('sign-in');
  const accounts = createAccounts(people.collection<Account>('account'));
  const mailServer = createMailServer(mailbox, { host: config.host, port: config.smtpPort });
  const app = Fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });

  let started: { provider: Provider; issuer: string; signingKey: JWK; smtpPort: number } | undefined;
  const running = () => {
    if (!started) throw new Error('The sandbox has not been started');
    return started;
  };
  await registerRoutes(app, { config, gateway, mailbox, accounts, running, isReady: () => started !== undefined });

  return {
    app,
    /** The mail server's port. Throws before the start. */
    get smtpPort() {
      return running().smtpPort;
    },
    /** Starts HTTP and mail. Returns the HTTP address. */
    async start(): Promise<string> {
      await app.listen({ host: config.host, port: config.port });
      const address = `http://${config.host}:${(app.server.address() as AddressInfo).port}`;
      const smtpPort = await mailServer.start();
      const issuer = `${address}/oidc`;
      const signingKey = findSigningKey(people.collection<JWK>('signing-key'));
      started = {
        issuer,
        signingKey,
        smtpPort,
        provider: createProvider({ issuer, config: config.signIn, accounts, signingKey }),
      };
      gateway.start();
      return address;
    },
    async stop(): Promise<void> {
      await gateway.stop();
      await Promise.all([app.close(), started ? mailServer.stop() : undefined]);
      started = undefined;
    },
  };
}

/** The key that signs identities. It survives a restart, because products cache it. */
function findSigningKey(keys: Collection<JWK>): JWK {
  const known = keys.get('current');
  if (known) return known;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const key = { ...jwk, kid: `sandbox-${Date.now()}`, use: 'sig', alg: 'RS256' } as JWK;
  keys.put('current', key);
  return key;
}
