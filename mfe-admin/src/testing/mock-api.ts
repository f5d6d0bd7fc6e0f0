import type { User } from '@vidya/contracts/calls/account';
import type { PaymentsRequest } from '@vidya/contracts/calls/payment';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import type { Role } from '@vidya/contracts/texts/choices';
import { mockConsequences, moveTo, takeOut } from './mock-actions.ts';
import { mockAuditLog } from './mock-audit.ts';
import { mockCalls } from './mock-calls.ts';
import { mockCoupons } from './mock-coupons.ts';
import { mockMessages } from './mock-messages.ts';
import { mockMoney } from './mock-money.ts';
import { mockPage, mockStatistics } from './mock-page.ts';
import { mockRefund, mockYear } from './mock-payments.ts';
import { mockPeople } from './mock-people.ts';
import { mockRefundRequests } from './mock-refund-requests.ts';
import { mockReleases } from './mock-releases.ts';
import { mockRights } from './mock-rights.ts';

/** The signed-in administrator when this remote runs alone. */
export const mockAdmin: User = {
  _id: 'admin-1',
  fullName: 'Nandini Bose',
  email: 'admin@vidya.example',
  contact: '',
  linkedin: '',
  address: '',
  avatar: null,
  createdAt: '2024-01-02T06:30:00.000Z',
  role: 'ADMIN',
  subscriptions: [],
  createdCourses: [],
};

const everybody = mockPeople();

/** The mock responses when this remote runs alone. A reload resets them. */
export const mockResponses: MockResponses = {
  fetchStudentsAndInstructors: (input) => mockPage(everybody, input),
  getPeopleStatistics: (input) => mockStatistics(everybody, input),
  getConsequences: ({ params }) => mockConsequences(everybody, params?.['userId'] ?? ''),
  changeRole: ({ params, body }) => moveTo(everybody, params?.['userId'] ?? '', body?.['role'] as Role),
  deleteUserOrInstructor: ({ body }) => takeOut(everybody, String(body?.['userId'])),
  fetchAllPayments: ({ body }) => mockYear(body as unknown as PaymentsRequest),
  refundPayment: ({ params }) => mockRefund(params?.['paymentId'] ?? ''),
  ...mockRefundRequests,
  ...mockMessages,
  ...mockCoupons,
  ...mockMoney,
  ...mockReleases,
  ...mockRights,
  ...mockCalls,
  listAuditEntries: mockAuditLog,
};
