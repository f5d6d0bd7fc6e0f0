import type { BrowserContext } from 'playwright-core';

/** A visitor or a sample person, for whom the pages are opened. */
export interface Role {
  name: string;
  /** Undefined for a visitor. */
  account?: { email: string; password: string };
}

const sampleRole = (name: string): Role => ({
  name,
  account: { email: `${name}@vidya.example`, password: 'vidya-demo' },
});

/**
 * A visitor and one person of each role: 'learner=asha@example.com:secret,admin=…' in REHEARSAL_ACCOUNTS, by default the
 * sample accounts.
 */
export function rolesOf(text: string | undefined): Role[] {
  const given = (text ?? '').split(',').flatMap((part): Role[] => {
    const [name = '', ...rest] = part.trim().split('=');
    const [email = '', ...secret] = rest.join('=').split(':');
    const password = secret.join(':');
    return name && email && password ? [{ name, account: { email, password } }] : [];
  });
  const people = given.length > 0 ? given : ['learner', 'instructor', 'admin'].map(sampleRole);
  return [{ name: 'visitor' }, ...people];
}

/** Signs a context in by the log-in form, as people do; false if the account is not taken. */
export async function signIn(context: BrowserContext, origin: string, { account }: Role): Promise<boolean> {
  if (!account) return true;
  const page = await context.newPage();
  try {
    await page.goto(new URL('/auth/login', origin).href, { waitUntil: 'networkidle' });
    await page.locator('input[type="email"]').first().fill(account.email);
    await page.locator('input[type="password"]').first().fill(account.password);
    await page.locator('form button[type="submit"]').first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/'), { timeout: 15_000 });
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}
