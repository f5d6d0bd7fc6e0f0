import { cleanLine } from './clean-text.ts';
import { withoutSentenceEnd } from './pasted.ts';

const localPart = /^[^\s@<>()[\]\\,;:"]+$/;
/** As URLs have it: no port, path or percent sign may be read into it. */
const plainDomain = /^[^\s@<>()[\]\\,;:"/?#%|^`{}]+$/;
const asciiDomain =
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/;

/** A label before the domain: Node verifies labels in ASCII ('xn--a') only beside one that is not. */
const first = { unicode: 'é.', ascii: 'xn--9ca.' };

/** The ASCII form of a domain of any script (UTS 46, with the platform's own tables); '' if it has none. */
function domainInAscii(domain: string): string {
  const address = `http://${first.unicode}${domain}`;
  if (!plainDomain.test(domain) || !URL.canParse(address)) return '';
  const ascii = new URL(address).hostname.slice(first.ascii.length);
  return asciiDomain.test(ascii) ? ascii : '';
}

/** An address of mail in the form that mail servers know, with its domain in ASCII (decision U10); '' if it is none. */
export function mailAddress(typed: string): string {
  if (typed.length > 1_000) return '';
  const address = withoutSentenceEnd(
    cleanLine(typed)
      .replace('＠', '@')
      .replace(/^(?:mailto:|[<("'‘“[])+/i, ''),
  );
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  const domain = domainInAscii(address.slice(at + 1));
  const whole = `${local}@${domain}`;
  return localPart.test(local) && domain !== '' && whole.length <= 254 ? whole : '';
}

export const isEmail = (typed: string): boolean => mailAddress(typed) !== '';

/** The form in which accounts are stored and found: one for all ways to write an address. */
export const emailKey = (typed: string): string => (mailAddress(typed) || cleanLine(typed)).toLowerCase();
