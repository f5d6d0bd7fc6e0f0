/** A purchase can be given back within this time, and is not paid out to instructors before (decision P12). */
const refundWindowDays = 14;
export const refundWindowMs = refundWindowDays * 86_400_000;
