/** Whole rupees, and whole percent off. */
interface Priced {
  price: number;
  discount: number;
}

/**
 * Price minus discount, truncated to whole rupees (section 9). Computed on integers, so that no result is off by one.
 */
export const finalPrice = (course: Priced): number => Math.trunc((course.price * (100 - course.discount)) / 100);

export const isFree = (course: Priced): boolean => finalPrice(course) === 0;

/** Whether a price goes down to nothing, or by 90 % and more: that takes a proof of who asks. */
export const isGivenAway = (before: number, after: number): boolean => before > 0 && after * 10 <= before;

/** The amount of the card gateway's order for a course. */
export const orderAmountPaise = (course: Priced): number => finalPrice(course) * 100;

/**
 * How much less `due` is than the list price, both in whole rupees, in whole percent rounded down: all that is saved, by
 * discount and coupon (decision P13).
 */
export const percentSaved = (price: number, due: number): number =>
  price > 0 ? Math.trunc(((price - due) * 100) / price) : 0;
