export type SeatKind = 'active-bought' | 'active-granted' | 'expired-bought' | 'expired-granted' | 'refunded';

/** How many seats of each kind exist: 560 are active, the rest belong to people who were enrolled once. */
export const SEAT_COUNTS: Readonly<Record<SeatKind, number>> = {
  'active-bought': 430,
  'active-granted': 130,
  'expired-bought': 140,
  'expired-granted': 420,
  refunded: 24,
};

/** One semester: how long a seat given to a campus batch lasts. */
const GRANTED_DAYS = 180;
export const REFUND_AFTER_DAYS = 6;

/** Days of access: a bought seat lasts as long as the course says, a refunded one ends with the refund. */
export function seatDays(kind: SeatKind, accessDays: number): number {
  if (kind === 'refunded') return REFUND_AFTER_DAYS;
  return kind.endsWith('granted') ? GRANTED_DAYS : accessDays;
}
