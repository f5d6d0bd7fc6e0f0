import { count } from '@vidya/contracts/texts/format';

/** 1 → '1 course'; 1204 → '1,204 courses'. */
export const courseCountText = (courses: number): string => (courses === 1 ? '1 course' : `${count(courses)} courses`);
