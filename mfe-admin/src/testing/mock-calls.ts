import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { UseOfCalls } from '@vidya/platform/calls/call-contract';
import { builtInAreas } from '@vidya/platform/gate/built-in-areas';
import type { BuiltInName } from '@vidya/platform/gate/remotes';

const sentBy = (area: BuiltInName, given: Partial<UseOfCalls> = {}): UseOfCalls => ({
  area,
  title: builtInAreas[area].title,
  version: '1.2.0-3f9ac01b2d',
  standing: 'live',
  places: [],
  broken: [],
  ...given,
});

const course = 'GET /course/:courseId';

/** Who sends which call in the dashboard that runs alone: one area's open tabs get other answers than before. */
export const mockCallUses: UseOfCalls[] = [
  sentBy('catalog', { places: ['GET /course/', course, 'GET /course/suggestions', 'POST /contact/sendUsMessage'] }),
  sentBy('catalog', {
    version: '1.1.0-aa00bb11cc',
    standing: 'tabs',
    places: ['GET /course/', course],
    broken: [{ place: course, problem: 'Data.price is string instead of number' }],
  }),
  sentBy('learning', {
    places: [course, 'GET /course/:courseId/lectures', 'POST /course/:courseId/:lectureId/progress'],
  }),
  sentBy('authoring', { places: ['POST /course/', 'PUT /course/:courseId'] }),
  sentBy('account', {
    places: ['GET /user/auth/getProfile', 'POST /payment/createOrder', 'GET /payment/purchaseHistory'],
  }),
  sentBy('admin', { places: ['GET /release', 'POST /payment/fetchAllPayments', 'GET /user/auth/auditLog'] }),
  sentBy('admin', { version: '1.0.0-99aa88bb77', standing: 'previous', places: null }),
];

export const mockCalls: MockResponses = { listCallUses: () => ({ calls: [], uses: mockCallUses }) };
