import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Introduction } from './accounts.ts';

interface Form {
  address: string;
  given: Introduction;
  mistake?: string | undefined;
}

/** The whole sign-in: who are you, and has your address been proven? */
export function signInPage({ address, given, mistake }: Form): string {
  return page({
    title: 'Sign in',
    isBare: true,
    content: html`
      <p class="eyebrow">Sandbox identity provider</p>
      <h1>Sign in to continue to Vidya</h1>
      <p class="quiet">Nobody checks who you are here. Use any name and address.</p>
      ${mistake && html`<p class="fault" role="alert">${mistake}</p>`}
      <form method="post" action="${address}" class="stack" novalidate>
        <label>Name <input name="name" autocomplete="name" required value="${given.name}"></label>
        <label>Email <input name="email" type="email" autocomplete="email" required value="${given.email}"></label>
        <label class="check"><input type="checkbox" name="verified" value="on"${given.isVerified && html` checked`}> Email is verified</label>
        <button class="primary" type="submit" name="action" value="sign-in">Sign in</button>
        <button type="submit" name="action" value="cancel">Cancel</button>
      </form>`,
  });
}

/** What a person sees when the provider cannot go on. */
export function errorPage(reason: string): string {
  return page({
    title: 'Sign-in failed',
    isBare: true,
    content: html`
      <h1>This sign-in cannot go on</h1>
      <p role="alert">${reason}</p>
      <p class="quiet">Go back to the site and start again.</p>`,
  });
}
