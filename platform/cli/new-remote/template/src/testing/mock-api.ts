import type { User } from '@vidya/contracts/calls/account';
import type { MockResponses } from '@vidya/contracts/testing/mock-platform';
import { sampleCourse } from '@vidya/contracts/testing/sample-courses';
import type { Role } from '@vidya/contracts/texts/choices';

/** Answers for tests, and for the area on the mock platform. */
export const mockResponses = (): MockResponses => ({
  listCourses: () => [
    sampleCourse(),
    sampleCourse({ _id: 'course-2', topic: 'Agents that finish', createdBy: 'Arjun Menon' }),
  ],
});

export const samplePerson = (role: Role): User => ({
  _id: 'user-1',
  fullName: 'Asha Rao',
  email: 'asha@vidya.example',
  contact: '',
  linkedin: '',
  address: '',
  avatar: null,
  createdAt: '2025-01-15T06:30:00.000Z',
  role,
  subscriptions: [],
  createdCourses: [],
});
