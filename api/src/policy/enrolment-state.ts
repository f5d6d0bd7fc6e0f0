/** A person's enrolment in a course. */
export interface Enrolment {
  status: string;
  expiresAt: Date;
}

/** A refunded or cancelled enrolment counts as none. */
export const isHeld = (enrolment: Enrolment | null): enrolment is Enrolment =>
  enrolment?.status === 'active' || enrolment?.status === 'expired';

/** Paid for and not run out (decision P6). */
export const isOpen = <Row extends Enrolment>(enrolment: Row | null, now = new Date()): enrolment is Row =>
  enrolment?.status === 'active' && enrolment.expiresAt > now;
