import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Introduction } from './accounts.ts';

interface Form {
  address: string;
  introduction: Introduction;
  mistake?: string | undefined;
}

/** The sign-in form: a name, an address, and whether the address is verified. */
export function signInPage({ address, introduction, mistake }: Form): string {
  return page({
    title: 'Sign in',
    content: html`
      <small>Sandbox identity provider</small>
      <h1>Sign in to continue to Vidya</h1>
      <p>Nobody checks who you are here. Use any name and address.</p>
      ${mistake && html`<p role="alert">${mistake}</p>`}
      <form method="post" action="${address}" novalidate>
        <label>Name <input name="name" autocomplete="name" required value="${introduction.name}"></label>
        <label>Email <input name="email" type="email" autocomplete="email" required value="${introduction.email}"></label>
        <label><input type="checkbox" name="verified" value="on"${introduction.isVerified && html` checked`}> Email is verified</label>
        <button class="primary" type="submit" name="action" value="sign-in">Sign in</button>
        <button type="submit" name="action" value="cancel">Cancel</button>
      </form>`,
  });
}

/** The page for a sign-in that failed at the provider. */
export function errorPage(reason: string): string {
  return page({
    title: 'Sign-in failed',
    content: html`
      <h1>This sign-in cannot go on</h1>
      <p role="alert">${reason}</p>
      <p>Go back to the site and start again.</p>`,
  });
}
