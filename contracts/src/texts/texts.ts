// A namespace: a bundle holds only the groups that its code names. An object would be in each of them whole.
export * as texts from './messages.ts';

/** The contact form's own message for a blank field: '{field} is required!'. */
export const fieldRequired = (field: string): string => `${field} is required!`;

/** Ours: a field that has no message of its own for this. */
export const fieldTooLong = (label: string): string => `${label} Is Too Long`;

const titled = (label: string): string => label.replace(/(?:^| )[a-z]/g, (first) => first.toUpperCase());

export const tooFewLines = (label: string, min: number): string => `${titled(label)} Needs At Least ${min} Lines`;
export const tooManyLines = (label: string, max: number): string => `${titled(label)} Can Have At Most ${max} Lines`;
export const lineTooLong = (label: string, line: number, max: number): string =>
  `Line ${line} Of ${titled(label)} Is Too Long, It Should Have At Most ${max} Characters`;

/** Our own, of the text of an article. */
export const articleTexts = {
  missing: 'Please Write The Article',
  long: 'Article Must Be At Most 100,000 Characters',
  formulas: 'Article Can Have At Most 1,000 Formulas',
  tags: 'Article Can Have At Most 10,000 Elements',
  minutes: 'Expected Length Must Be 1 To 360 Minutes',
} as const;

/** Our own, of the files that a lecture offers. They name the file, because several are chosen at once. */
export const resourceTexts = {
  missing: 'Please Add A File',
  wrongType: (name: string): string => `${name}: Files Of This Type Are Not Accepted`,
  wrongContent: (name: string): string => `${name}: The Content Is Not What The Name Says`,
  empty: (name: string): string => `${name}: This File Is Empty`,
  tooLarge: (name: string): string => `${name}: A File Must Be At Most 100 MB`,
  tooMany: 'A Lecture Can Have At Most 20 Files',
  courseFull: 'The Files Of A Course Must Be At Most 1 GB Together',
  notArrived: 'Please Wait Until All Files Are Uploaded, Or Remove The Others',
} as const;

/** Our own, of learners who give a course back or leave one. */
export const refundTexts = {
  askedFor: 'We Have Received Your Request',
  askFailed: 'Error In Giving The Course Back',
  unreachable: 'The Bank Does Not Respond, But Your Refund Is Noted: We Will Keep Trying',
  free: 'This Course Was Free: Leave It Instead',
  notPaid: 'This Payment Is Not Complete, So There Is Nothing To Give Back',
  underWay: 'This Payment Is Being Refunded Already',
  late: 'You Paid More Than 14 Days Ago',
  seen: 'You Have Completed 30 % Or More Of This Course',
  requested: 'We Have Your Request Already, And Will Answer It Soon',
  declined: 'We Have Answered Your Request Already',
  reasonLong: 'Reason Must Be At Most 500 Characters',
  left: 'You Have Left The Course',
  leaveFailed: 'Error In Leaving The Course',
  notEnrolled: 'You Are Not Enrolled In This Course',
  paid: 'You Paid For This Course: Give It Back Instead',
  fetchFailed: 'Error In Fetching The Refund Requests',
  missing: 'Refund Request Not Found',
  answered: 'This Request Is Answered Already',
  beingAnswered: 'This Request Is Being Answered. Try Again In A Moment',
  declinedNow: 'Request Declined Successfully',
  declineFailed: 'Error In Declining The Request',
} as const;

/** Our own, of what a certificate needs. */
export const certificateTexts = {
  unreadable: 'What The Certificate Needs Could Not Be Read',
  lectures: 'Lectures For The Certificate Must Be From 1 To 100 %',
  noQuiz: 'Please Choose A Quiz For The Certificate',
  manyQuizzes: 'A Certificate Can Need At Most 200 Quizzes',
  average: 'The Average Must Be From 1 To 100 %',
  noBadges: 'This Site Issues No Badges',
  noList: 'Status List Not Found',
  otherQuiz: 'Only Quizzes Of This Course Can Count For Its Certificate',
} as const;
