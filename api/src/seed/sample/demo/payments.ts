import { isFree, orderAmountPaise } from '@vidya/contracts/rules/buying/price';
import { addDays, latest, momentBetween } from '../dates.ts';
import { declineReasons } from '../decline-reasons.ts';
import type { SeedPayment, SeedPaymentMethod } from '../demo-data.ts';
import { gatewayId, idFor, pick, type Random, randomFrom } from '../random.ts';
import type { Enrolment, Pair } from './choose-enrolments.ts';
import { REFUND_AFTER_DAYS } from './enrolment-kinds.ts';
import { enrolmentId, paymentId } from './enrolments.ts';

/** Orders that never led to an enrolment. */
const UNPAID_COUNTS = { created: 20, failed: 26 } as const;

/** Late on 31 December in UTC, which is 1 January in India. */
const YEAR_END_TIMES = ['18:45:00', '19:52:10', '21:07:35', '22:40:05', '23:58:59'];

/** Moves a few purchases of each past year to the last hours of its 31 December. */
export function moveSomeToYearEnd(enrolments: readonly Enrolment[], until: Date): Enrolment[] {
  const moments: Date[] = [];
  for (let year = 2024; year < until.getUTCFullYear(); year += 1) {
    moments.push(...YEAR_END_TIMES.map((time) => new Date(`${year}-12-31T${time}Z`)));
  }
  const moved = new Map<Enrolment, Date>();
  for (const moment of moments) {
    const enrolment = enrolments.find(
      (each) => !moved.has(each) && isSale(each) && each.from <= moment && moment <= each.to,
    );
    if (enrolment) moved.set(enrolment, moment);
  }
  return enrolments.map((enrolment) => ({ ...enrolment, startedAt: moved.get(enrolment) ?? enrolment.startedAt }));
}

const isSale = ({ kind, drafted }: Enrolment): boolean => kind.endsWith('bought') && !isFree(drafted.course);

/** The payment behind each bought or refunded enrolment. */
export function paymentsOfEnrolments(enrolments: readonly Enrolment[]): SeedPayment[] {
  const random = randomFrom('methods');
  return enrolments
    .filter(({ kind }) => !kind.endsWith('granted'))
    .map((enrolment) => paymentOfEnrolment(enrolment, random));
}

function paymentOfEnrolment(enrolment: Enrolment, random: Random): SeedPayment {
  const isRefunded = enrolment.kind === 'refunded';
  return {
    ...order(enrolment, { createdAt: enrolment.startedAt, status: isRefunded ? 'refunded' : 'captured', random }),
    enrolmentId: enrolmentId(enrolment.user, enrolment.drafted),
    capturedAt: enrolment.startedAt,
    refundedAt: isRefunded ? addDays(enrolment.startedAt, REFUND_AFTER_DAYS) : null,
  };
}

/** Open or failed orders for paid courses, of people without an enrolment there. Older open ones are abandoned. */
export function unpaidOrders(rest: readonly Pair[], pending: readonly Pair[], until: Date): SeedPayment[] {
  const random = randomFrom('unpaid');
  const candidates = rest.filter(({ drafted }) => !isFree(drafted.course) && drafted.course.status === 'published');
  const chosen = candidates.slice(0, UNPAID_COUNTS.created + UNPAID_COUNTS.failed - pending.length);
  const recent = pending.map((pair) => order(pair, { createdAt: addDays(until, -1.4), status: 'created', random }));
  const older = chosen.map((pair, index) => {
    const status = index < UNPAID_COUNTS.failed ? 'failed' : 'created';
    const from = latest(pair.user.createdAt, pair.drafted.course.createdAt, new Date('2024-03-02T06:00:00Z'));
    return order(pair, { createdAt: momentBetween(from, addDays(until, -0.5), random()), status, random });
  });
  return [...recent, ...older];
}

type OrderState = Pick<SeedPayment, 'createdAt' | 'status'> & { random: Random };

function order(pair: Pair, { createdAt, status, random }: OrderState): SeedPayment {
  const { user, drafted } = pair;
  const isGift = isFree(drafted.course);
  const name = `${user.email}:${drafted.course.key}`;
  const wasTried = status !== 'created' && !isGift;
  return {
    id: status === 'created' || status === 'failed' ? idFor(`order:${name}`) : paymentId(pair),
    orderId: isGift ? '' : gatewayId('order', name),
    providerPaymentId: wasTried ? gatewayId('pay', name) : null,
    userId: user.id,
    courseId: drafted.course.id,
    enrolmentId: null,
    amountPaise: orderAmountPaise(drafted.course),
    currency: 'INR',
    method: wasTried ? methodOf(random()) : '',
    status,
    declineReason: status === 'failed' ? pick(randomFrom(`declined:${name}`), declineReasons) : '',
    createdAt,
    capturedAt: null,
    refundedAt: null,
  };
}

/** Typical shares of a card gateway in India. */
function methodOf(share: number): SeedPaymentMethod {
  if (share < 0.56) return 'upi';
  if (share < 0.81) return 'card';
  return share < 0.92 ? 'netbanking' : 'wallet';
}
