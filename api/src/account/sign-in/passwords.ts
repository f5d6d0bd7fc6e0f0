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

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, options));

let nobody: Promise<string> | undefined;

/** Takes the same time for a person who does not exist or has no password. */
export async function isPassword(password: string, storedHash: string | null | undefined): Promise<boolean> {
  const compared = storedHash ?? (await (nobody ??= hashPassword('nobody has this password')));
  const isSame = await turn(() => verify(compared, password));
  return isSame && Boolean(storedHash);
}
