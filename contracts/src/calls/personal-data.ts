import { defineCall } from './call.ts';

/** One stored record, for people and other services to read, not for screens. Amounts in paise. */
export type PersonalRecord = Record<string, unknown>;

/** All data that the site stores about the caller, except hashes and tokens. */
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
  /** Sent from the person's email, signed in or not. */
  contactMessages: PersonalRecord[];
  /** Actions on the account, with their times. */
  auditEntries: PersonalRecord[];
}

export const exportData = defineCall<{ data: PersonalData }>({
  name: 'exportData',
  method: 'GET',
  path: '/user/auth/exportData',
});
