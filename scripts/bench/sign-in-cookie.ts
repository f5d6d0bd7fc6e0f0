import { getProfile, login } from '@vidya/contracts/account';
import { callAddress } from '@vidya/contracts/call';
import { portOf } from '../run/ports.ts';

const api = (): string => `http://127.0.0.1:${portOf('api')}`;

const pairs = (answer: Response): [name: string, value: string][] =>
  answer.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    return [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
  });

/** Signs a sample person in, and gives the session's cookies for each of the origins. */
export async function signInCookie(
  email: string,
  origins: string[],
): Promise<{ name: string; value: string; url: string }[]> {
  const first = pairs(await fetch(api() + callAddress(getProfile)));
  const token = first.find(([name]) => name === 'XSRF-TOKEN')?.[1] ?? '';
  const answer = await fetch(api() + callAddress(login), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: first.map((pair) => pair.join('=')).join('; '),
      'x-xsrf-token': decodeURIComponent(token),
    },
    body: JSON.stringify({ email, password: 'vidya-demo' }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const cookies = new Map([...first, ...pairs(answer)]);
  return origins.flatMap((url) => [...cookies].map(([name, value]) => ({ name, value, url })));
}
