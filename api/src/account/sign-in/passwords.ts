import { hash, verify } from '@node-rs/argon2';

// argon2id (the package's default), 19 MiB, two passes.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a core: more than two at once would starve the other requests. */
function limitConcurrency(limit: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const turn = limitConcurrency(2);

/** As one password whatever keyboard or paste it comes from: 'é' in one part or two, wide letters (decision U9). */
const typedForm = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => turn(() => hash(typedForm(password), options));

let nobody: Promise<string> | undefined;

/** Takes the same time for a person who does not exist or has no password. */
export async function isPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const compared = storedHash ?? (await (nobody ??= hashPassword('nobody has this password')));
  const matches = (typed: string): Promise<boolean> => turn(() => verify(compared, typed));
  const form = typedForm(password);
  // Older hashes are of the password as it was typed.
  const isSame = (await matches(form)) || (form !== password && (await matches(password)));
  return isSame && Boolean(storedHash);
}
