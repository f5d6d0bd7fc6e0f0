import { count } from '@vidya/contracts/texts/format';

/** 1 → '1 owner'; 1204 → '1,204 owners'. */
export const counted = (howMany: number, thing: string): string =>
  `${count(howMany)} ${thing}${howMany === 1 ? '' : 's'}`;
