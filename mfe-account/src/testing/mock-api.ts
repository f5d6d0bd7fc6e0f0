import type { Device, User } from '@vidya/contracts/calls/account';
import type { PurchaseHistoryEntry } from '@vidya/contracts/calls/payment';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleDetail } from '@vidya/contracts/testing/sample-courses';
import type { Role } from '@vidya/contracts/texts/choices';

const dayMs = 86_400_000;
const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

const purchase = (given: Partial<PurchaseHistoryEntry>): PurchaseHistoryEntry => ({
  courseId: 'course-1',
  courseTitle: 'Prompting that works',
  purchaseAt: daysFromNow(-20),
  expiresAt: daysFromNow(345),
  amount: 89_900,
  paymentMethod: 'card',
  coupon: '',
  status: 'captured',
  declined: '',
  isSuperseded: false,
  resume: null,
  invoice: { paymentId: 'payment-1', number: 'VD/26-27/000123' },
  creditNotes: [],
  ...given,
});

/** The signed-in user when this remote runs alone. */
export const mockPerson = (role: Role): User => ({
  _id: 'user-1',
  fullName: 'Asha Rao',
  email: 'asha@vidya.example',
  contact: '9876543210',
  linkedin: 'linkedin.com/in/asha-rao',
  address: '14 MG Road, Bengaluru',
  avatar: null,
  createdAt: '2025-01-15T06:30:00.000Z',
  role,
  subscriptions: [],
  createdCourses: [],
});

const device = (given: Partial<Device>): Device => ({
  _id: 'device-1',
  browser: 'Chrome on Windows',
  signedInAt: daysFromNow(-1),
  lastSeenAt: daysFromNow(0),
  isThis: false,
  ...given,
});

/** A payment window that never opens. */
const silentGateway = 'data:text/javascript,window.Razorpay=class{on(){}open(){}}';

/** The mock responses when this remote runs alone. */
export const mockResponses: MockResponses = {
  getSignInProvider: () => ({ name: 'Google' }),
  login: () => mockPerson('USER'),
  register: () => null,
  forgetPassword: () => null,
  resetPassword: () => null,
  checkPassword: ({ body }) => ({ isCommon: body?.['password'] === 'password1' }),
  updatePassword: () => null,
  editProfile: ({ body }) => ({ User: { ...mockPerson('USER'), ...body, avatar: null } }),
  deleteAccount: () => null,
  listDevices: () => [
    device({ isThis: true }),
    device({ _id: 'device-2', browser: 'Samsung Internet on Android', lastSeenAt: daysFromNow(-0.2) }),
    device({ _id: 'device-3', browser: 'Safari on iPad', signedInAt: daysFromNow(-6), lastSeenAt: daysFromNow(-3) }),
  ],
  exportData: () => ({ exportedAt: daysFromNow(0), profile: mockPerson('USER') }),
  endDevice: () => null,
  endOtherDevices: () => null,
  getCourse: () => sampleDetail(),
  getKeyId: () => 'rzp_test_alone',
  createOrder: () => ({ id: 'order_1', amount: 89_900, currency: 'INR', checkoutScript: silentGateway }),
  giveBack: () => ({ state: 'refunded' }),
  purchaseHistory: () => [
    purchase({ giveBack: { paymentId: 'payment-1', amount: 89_900, needsStaff: false } }),
    purchase({ courseTitle: 'SQL from the first join', purchaseAt: daysFromNow(-353), expiresAt: daysFromNow(12) }),
    purchase({ courseId: 'course-3', courseTitle: 'Git without fear', amount: 0, paymentMethod: '', invoice: null }),
    purchase({
      courseId: 'course-4',
      courseTitle: 'Designing systems that survive Diwali traffic',
      expiresAt: null,
      status: 'created',
      paymentMethod: '',
      resume: { amount: 89_900, coupon: '' },
      invoice: null,
    }),
    purchase({
      courseId: 'course-6',
      courseTitle: 'Statistics for the curious',
      expiresAt: null,
      status: 'failed',
      declined: 'The card has expired.',
      resume: { amount: 99_900, coupon: '' },
      invoice: null,
    }),
    purchase({
      courseId: 'course-5',
      courseTitle: 'Java, honestly',
      status: 'refunded',
      creditNotes: [{ creditNoteId: 'note-1', number: 'CN/26-27/000007' }],
      expiresAt: null,
      paymentMethod: 'upi',
    }),
    purchase({ courseTitle: 'Data structures by drawing', purchaseAt: daysFromNow(-400), expiresAt: daysFromNow(-35) }),
  ],
};
