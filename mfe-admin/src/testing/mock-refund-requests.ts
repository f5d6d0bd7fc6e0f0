import type { RefundRequest } from '@vidya/contracts/calls/buying/refunds';
import { type MockRequest, responseOf } from '@vidya/contracts/testing/mock-platform';

/** A request that staff has not answered; set only the fields that matter in the test. */
export const refundRequest = (given: Partial<RefundRequest> = {}): RefundRequest => ({
  _id: 'request-1',
  userName: 'Asha Rao',
  courseTitle: 'Prompting that works',
  amount: 89_900,
  paidAt: '2026-03-05T06:30:00.000Z',
  askedAt: '2026-03-08T06:30:00.000Z',
  reasonKind: 'tooEasy',
  reason: 'I have taught this for years.',
  state: 'open',
  isSelfService: false,
  noOfOthers: 3,
  answer: '',
  answeredBy: '',
  answeredAt: null,
  ...given,
});

const answered = { answeredBy: 'Nandini Bose', answeredAt: '2026-03-09T06:30:00.000Z' };

/** The API's requests, which an answer closes. */
export function mockRequestsOf(all: RefundRequest[]) {
  let requests = all;
  const isListed = (state: 'open' | 'closed') => (one: RefundRequest) => (one.state === 'open') === (state === 'open');
  const close = (change: Partial<RefundRequest>, { params }: MockRequest) => {
    requests = requests.map((one) => (one._id === params?.['requestId'] ? { ...one, ...answered, ...change } : one));
    return requests.find(({ _id }) => _id === params?.['requestId']);
  };
  return {
    listRefundRequests: ({ query }: MockRequest) => {
      const listed = requests.filter(isListed(query?.['state'] === 'closed' ? 'closed' : 'open'));
      const open = requests.filter(isListed('open')).length;
      return responseOf(listed, { total: listed.length, meta: { open, closed: requests.length - open } });
    },
    grantRefund: (input: MockRequest) => close({ state: 'refunded' }, input),
    declineRefund: (input: MockRequest) => close({ state: 'declined', answer: String(input.body?.['answer']) }, input),
  };
}

/** The requests when this remote runs alone. */
export const mockRefundRequests = mockRequestsOf([
  refundRequest(),
  refundRequest({ _id: 'request-2', userName: 'मीरा शर्मा', reasonKind: null, reason: '', noOfOthers: 0 }),
  refundRequest({ _id: 'request-3', state: 'refunded', isSelfService: true, userName: 'Kabir Menon' }),
  refundRequest({ _id: 'request-4', state: 'declined', answer: 'You have watched all of it.', ...answered }),
]);
