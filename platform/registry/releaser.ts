import { cleanLine } from '@vidya/contracts/rules/text/clean-text';
import type { FastifyRequest } from 'fastify';
import type { BuildIdentity } from '../../api/src/http/access/machine.ts';
import type { Caller } from '../../api/src/http/access/session.ts';

/** Who releases: an administrator, or a person at the command line, under a name of their own choice. */
export interface Releaser {
  /** Null at the command line. */
  id: string | null;
  name: string;
  /** Null when nobody vouches for it: the name at the command line is only said. */
  email: string | null;
  /** The build, when an OpenID issuer's token came with the request. */
  machine?: BuildIdentity;
}

/** The site itself, when it stops a canary. */
export const site: Releaser = { id: null, name: 'site', email: null };

const maxCharacters = 100;

/** Headers are plain ASCII, so other names are percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function releaserOf(caller: Caller | null, { headers, machine }: FastifyRequest): Releaser {
  if (caller) return { id: caller.id, name: caller.fullName, email: caller.email.toLowerCase() };
  if (machine) return { id: null, name: machine.actor.slice(0, maxCharacters), email: machine.email, machine };
  const header = headers['x-vidya-releaser'];
  const name = typeof header === 'string' ? cleanLine(decoded(header)) : '';
  return { id: null, name: name.slice(0, maxCharacters) || 'command line', email: null };
}
