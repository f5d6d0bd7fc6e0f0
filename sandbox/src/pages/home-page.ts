import type { SandboxConfig } from '../config.ts';
import { html } from './html.ts';
import { page } from './page.ts';

/** The addresses of all parts, and the keys to use. */
export function homePage(
  { gateway, signIn }: SandboxConfig,
  { issuer, smtpPort }: { issuer: string; smtpPort: number },
) {
  return page({
    title: 'Overview',
    path: '/',
    content: html`
      <h1>Stand-ins for third parties</h1>
      <p>They speak the real protocols, on this machine only. No money moves, no mail leaves.</p>
      <div class="grid">
        <section>
          <h2>Card gateway</h2>
          <p>Razorpay's API with its payment window, settlements, payouts and signed webhooks.</p>
          <dl>
            <dt>Key</dt><dd><code>${gateway.keyId}</code></dd>
            <dt>Webhooks go to</dt><dd><code>${gateway.webhookUrl}</code></dd>
          </dl>
          <p><a href="/payments">Payments</a> · <a href="/payouts">Payouts</a> · <a href="/switches">Switches</a> · <a href="/v1/checkout.js">checkout.js</a></p>
        </section>
        <section>
          <h2>OpenID provider</h2>
          <p>Authorization code with PKCE; anybody may sign in as anybody.</p>
          <dl>
            <dt>Issuer</dt><dd><code>${issuer}</code></dd>
            <dt>Client</dt><dd><code>${signIn.clientId}</code></dd>
          </dl>
          <p><a href="/oidc/.well-known/openid-configuration">Discovery document</a></p>
        </section>
        <section>
          <h2>Mail</h2>
          <p>An SMTP server that keeps every mail.</p>
          <dl><dt>Port</dt><dd><code>${smtpPort}</code></dd></dl>
          <p><a href="/inbox">Inbox</a> · <a href="/inbox.json">Inbox as JSON</a></p>
        </section>
      </div>`,
  });
}
