import { domainToUnicode } from 'node:url';

/** A stored address of mail as people write it: with its domain in the domain's own script. */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return domain.includes('xn--') ? email.slice(0, at) + (domainToUnicode(domain) || domain) : email;
}
