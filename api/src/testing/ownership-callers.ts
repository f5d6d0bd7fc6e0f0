import type { Person, TestApi } from './api.ts';

/**
 * All kinds of callers, by their relation to the courses that `owner` teaches: the last one teaches them too. Rows of the
 * table give it the owner's status where they do not say otherwise.
 */
export const callers = [
  'visitor',
  'stranger',
  'holder',
  'expired',
  'refunded',
  'rival',
  'owner',
  'admin',
  'coInstructor',
] as const;
export type Caller = (typeof callers)[number];

const roles = {
  stranger: 'USER',
  holder: 'USER',
  expired: 'USER',
  refunded: 'USER',
  rival: 'INSTRUCTOR',
  owner: 'INSTRUCTOR',
  admin: 'ADMIN',
  coInstructor: 'INSTRUCTOR',
  otherAdmin: 'ADMIN',
} as const;

export type People = Record<keyof typeof roles, Person>;

export async function signInAll(api: TestApi, { passwordHash }: { passwordHash: string }): Promise<People> {
  const people: Partial<People> = {};
  // oxlint-disable-next-line no-await-in-loop
  for (const [name, role] of Object.entries(roles) as [keyof typeof roles, (typeof roles)[keyof typeof roles]][])
    people[name] = await api.signIn({ email: `${name}@vidya.example`, passwordHash, role });
  return people as People;
}
