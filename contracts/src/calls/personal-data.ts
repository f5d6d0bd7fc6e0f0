import { defineCall } from './call.ts';

/** One record as it is kept; made to be read by people and other services, not by screens. Amounts in paise. */
export type PersonalRecord = Record<string, unknown>;

/** Everything the site knows about the person who asks, but for hashes and tokens. */
export interface PersonalData {
  exportedAt: string;
  profile: PersonalRecord;
  socialSignIns: PersonalRecord[];
  devices: PersonalRecord[];
  passwordResets: PersonalRecord[];
  orders: PersonalRecord[];
  purchases: PersonalRecord[];
  enrolments: PersonalRecord[];
  progress: PersonalRecord[];
  ratings: PersonalRecord[];
  notes: PersonalRecord[];
  questions: PersonalRecord[];
  answers: PersonalRecord[];
  certificates: PersonalRecord[];
  createdCourses: PersonalRecord[];
  /** Sent from the person's address, signed in or not. */
  contactMessages: PersonalRecord[];
  /** What was done to the account, and when. */
  auditEntries: PersonalRecord[];
}

export const exportData = defineCall<{ data: PersonalData }>({
  name: 'exportData',
  method: 'GET',
  path: '/user/auth/exportData',
});
