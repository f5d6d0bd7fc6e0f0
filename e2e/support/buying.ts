import type { CourseSummary } from '../../contracts/src/calls/course.ts';
import { createOrder, type Order, verifyOrder } from '../../contracts/src/calls/payment.ts';
import type { Visit } from './browser.ts';
import { send } from './calls.ts';
import { detailPath } from './course-pages.ts';
import { payOrder, type Sandbox } from './sandbox.ts';

/** Presses the button that buys, pays in the gateway's window, and waits for the lectures. */
export async function payInWindow({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Buy Now' }).click();
  const gateway = page.frameLocator('iframe[src*="/v1/checkout/"]');
  await gateway.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.waitForURL(/\/viewLectures/);
}

/** Buys a course in the gateway's window, as a signed-in learner. */
export async function buy(visit: Visit, course: Pick<CourseSummary, '_id'>): Promise<void> {
  await visit.page.goto(detailPath(course._id));
  await payInWindow(visit);
}

/** Buys a course without a screen, at the gateway of this worker's site or of another one. */
export async function buyByCall(
  learner: Visit,
  courseId: string,
  gateway: Pick<Sandbox, 'payOrder'> = { payOrder },
): Promise<void> {
  const order = (await send(learner, createOrder, { body: { courseId } })) as Order;
  await send(learner, verifyOrder, { body: { ...(await gateway.payOrder(order.id)), courseId } });
}
