import { type Person, startApi, type TestApi } from './api.ts';
import { startGateway, type TestGateway } from './gateway.ts';
import { addCourse } from './samples.ts';

export interface Shop {
  api: TestApi;
  gateway: TestGateway;
  /** Who buys what, unless a test says otherwise. */
  learner: Person;
  course: Awaited<ReturnType<typeof addCourse>>;
}

/**
 * A card gateway and an API that sells through it, for all tests of a file; before each, somebody who may buy a course and
 * nothing else. What it answers is filled by then.
 */
export function openShop(): Shop {
  const shop = {} as Shop;
  beforeAll(async () => {
    shop.gateway = await startGateway();
    shop.api = await startApi({ RAZORPAY_API: shop.gateway.address });
  });
  beforeEach(async () => {
    const { api } = shop;
    await api.reset();
    const teacher = await api.signIn({ role: 'INSTRUCTOR' });
    shop.course = await addCourse(api.db, { instructorId: teacher.id });
    shop.learner = await api.signIn();
  });
  afterAll(async () => {
    await shop.api.close();
    await shop.gateway.stop();
  });
  return shop;
}
