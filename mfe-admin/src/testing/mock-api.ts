import type { Role, User } from '@vidya/contracts/calls/account';
import type { PaymentsRequest } from '@vidya/contracts/calls/payment';
import type { PretendAnswers } from '@vidya/contracts/testing/mock-platform';
import { moveTo, pretendConsequences, takeOut } from './mock-actions.ts';
import { pretendAuditLog } from './mock-audit.ts';
import { pretendCoupons } from './mock-coupons.ts';
import { pretendMessages } from './mock-messages.ts';
import { pretendPage, pretendStatistics } from './mock-page.ts';
import { pretendRefund, pretendYear } from './mock-payments.ts';
import { pretendPeople } from './mock-people.ts';
import { pretendReleases } from './mock-releases.ts';

/** Who looks at the dashboard when this area runs alone. */
export const pretendAdmin: User = {
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

const everybody = pretendPeople();

/** What the pretend server answers when this area runs alone. It forgets with every reload. */
export const pretendAnswers: PretendAnswers = {
  fetchStudentsAndInstructors: (input) => pretendPage(everybody, input),
  getPeopleStatistics: (input) => pretendStatistics(everybody, input),
  getConsequences: ({ params }) => pretendConsequences(everybody, params?.['userId'] ?? ''),
  changeRole: ({ params, body }) => moveTo(everybody, params?.['userId'] ?? '', body?.['role'] as Role),
  deleteUserOrInstructor: ({ body }) => takeOut(everybody, String(body?.['userId'])),
  fetchAllPayments: ({ body }) => pretendYear(body as unknown as PaymentsRequest),
  refundPayment: ({ params }) => pretendRefund(params?.['paymentId'] ?? ''),
  ...pretendMessages,
  ...pretendCoupons,
  ...pretendReleases,
  listAuditEntries: pretendAuditLog,
};
