import { type Person, startApi, type TestApi } from './api.ts';
import { startGateway, type TestGateway } from './gateway.ts';
import { addCourse } from './samples.ts';

export interface Shop {
  api: TestApi;
  gateway: TestGateway;
  /** The default buyer in the tests. */
  learner: Person;
  course: Awaited<ReturnType<typeof addCourse>>;
}

/**
 * A card gateway and an API that sells through it, for all tests of a file; before each test it adds a course and a
 * learner. The returned object has its fields by then.
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
