import { limits } from '@vidya/contracts/rules/limits';

const common = /^(?:password|qwerty|welcome|letmein|admin|india|abc)?(?:0?1?2?3?4?5?6?7?8?9?0?)[!@#]?$/i;
const isMonotonous = (password: string): boolean => new Set(password.toLowerCase()).size <= 3;

export interface PasswordAdvice {
  tone: 'weak' | 'fair' | 'good';
  text: string;
}

/** Advice on a password that already satisfies the rule; it never refuses one (decision U1). */
export function passwordAdvice(password: string): PasswordAdvice | null {
  if (password.length < limits.password.min) return null;
  if (common.test(password) || isMonotonous(password))
    return { tone: 'weak', text: 'Easy to guess. Three unrelated words are safer.' };
  if (password.length < 10) return { tone: 'fair', text: 'Works. A few more characters make it much safer.' };
  return { tone: 'good', text: 'Good length.' };
}
