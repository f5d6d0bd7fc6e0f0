import { defineCall } from './call.ts';

/** One record as it is kept; made to be read by people and other services, not by screens. Amounts in paise. */
export type Facts = Record<string, unknown>;

/** Everything the site knows about the person who asks, but for hashes and tokens. */
export interface PersonalData {
  exportedAt: string;
  profile: Facts;
  socialSignIns: Facts[];
  devices: Facts[];
  passwordResets: Facts[];
  orders: Facts[];
  purchases: Facts[];
  enrolments: Facts[];
  progress: Facts[];
  ratings: Facts[];
  notes: Facts[];
  questions: Facts[];
  answers: Facts[];
  certificates: Facts[];
  createdCourses: Facts[];
  /** Sent from the person's address, signed in or not. */
  contactMessages: Facts[];
  /** What was done to the account, and when. */
  auditEntries: Facts[];
}

export const exportData = defineCall<{ data: PersonalData }>({
  name: 'exportData',
  method: 'GET',
  path: '/user/auth/exportData',
});
