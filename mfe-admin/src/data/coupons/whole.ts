/** The typed whole number; NaN for any other text, including an empty field. */
export const whole = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
