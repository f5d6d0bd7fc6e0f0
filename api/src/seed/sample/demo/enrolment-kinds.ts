export type EnrolmentKind = 'active-bought' | 'active-granted' | 'expired-bought' | 'expired-granted' | 'refunded';

/** How many enrolments of each kind exist: 560 are active, the rest belong to people who were enrolled once. */
export const ENROLMENT_COUNTS: Readonly<Record<EnrolmentKind, number>> = {
  'active-bought': 430,
  'active-granted': 130,
  'expired-bought': 140,
  'expired-granted': 420,
  refunded: 24,
};

/** One semester: how long an enrolment given to a campus batch lasts. */
const GRANTED_DAYS = 180;
export const REFUND_AFTER_DAYS = 6;

/** Days of access: a bought enrolment lasts as long as the course says, a refunded one ends with the refund. */
export function enrolmentDays(kind: EnrolmentKind, accessDays: number): number {
  if (kind === 'refunded') return REFUND_AFTER_DAYS;
  return kind.endsWith('granted') ? GRANTED_DAYS : accessDays;
}
