/** The whole number that was typed; NaN for everything else, the empty field too. */
export const whole = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN);
