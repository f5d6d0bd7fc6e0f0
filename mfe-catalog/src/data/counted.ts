import { count } from '@vidya/contracts/texts/format';

/** 1 → '1 course'; 1204 → '1,204 courses'. */
export const counted = (many: number, noun: string): string =>
  `${count(many)} ${many === 1 ? noun : `${noun}${noun.endsWith('z') ? 'zes' : 's'}`}`;
