import { learningCookie, sessionCookie } from '@vidya/contracts/rules/cookies';
import { cookie } from '@vidya/server/cookies';

export type Theme = 'light' | 'dark';

const themeIn = (value: string | undefined): Theme | undefined =>
  value === 'light' || value === 'dark' ? value : undefined;

/** What a request's cookies say that changes its page; nothing of it identifies anybody. */
export const visitorOf = (cookies: string | undefined) => ({
  hasSession: Boolean(cookie(cookies, sessionCookie)),
  /** As the last page knew it. Without a session all are alike. */
  isLearning: !cookie(cookies, sessionCookie) || cookie(cookies, learningCookie) !== '0',
  theme: themeIn(cookie(cookies, 'vidya-theme')),
});
