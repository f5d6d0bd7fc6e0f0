import type { AuditFilter } from '../calls/audit.ts';
import { callAddress } from '../calls/call.ts';
import type { PaymentsRequest } from '../calls/payment.ts';
import type { PeopleFilter } from '../calls/people.ts';
import type { QuestionFormat } from '../rules/quiz/format-losses.ts';
import {
  drawCertificate,
  exportAuditLog,
  exportBank,
  exportGeneralLedger,
  exportJournal,
  exportOutlineCsv,
  exportOutlinePackage,
  exportPayments,
  exportPeople,
  exportQuestions,
  exportQuizReport,
  exportStatement,
  openCertificate,
  printCreditNote,
  printInvoice,
  printStatement,
} from './calls.ts';

export const exportAuditLogAddress = (filter: AuditFilter): string => callAddress(exportAuditLog, {}, filter);

export const certificatePicture = (code: string): string => callAddress(drawCertificate, { code });

export const certificateAddress = (courseId: string): string => callAddress(openCertificate, { courseId });

export const invoiceAddress = (paymentId: string): string => callAddress(printInvoice, { paymentId });

/** The caller's statement of earnings of a month ('2026-11'). */
export const statementAddress = (month: string): string => callAddress(printStatement, { month });

export const exportStatementAddress = (month: string): string => callAddress(exportStatement, {}, { month });

export const creditNoteAddress = (creditNoteId: string): string => callAddress(printCreditNote, { creditNoteId });

export const exportPaymentsAddress = (request: PaymentsRequest): string => callAddress(exportPayments, {}, request);

/** The books of a month, '2026-11', or of a financial year, '2026'. */
export const exportJournalAddress = (period: string): string => callAddress(exportJournal, {}, { period });
export const exportGeneralLedgerAddress = (period: string): string => callAddress(exportGeneralLedger, {}, { period });

export const exportPeopleAddress = (filter: PeopleFilter): string => callAddress(exportPeople, {}, filter);

/** The answers to a quiz as a table. */
export const exportQuizReportAddress = (courseId: string, lectureId: string): string =>
  callAddress(exportQuizReport, { courseId, lectureId });

/** The outline of a course as a file. */
export const exportOutlineAddress = (courseId: string, format: 'csv' | 'imscc'): string =>
  callAddress(format === 'csv' ? exportOutlineCsv : exportOutlinePackage, { courseId });

/** The questions of a course's bank as a file. */
export const exportBankAddress = (courseId: string, format: QuestionFormat): string =>
  callAddress(exportBank, { courseId, format });

/** The stored questions of a quiz as a file. */
export const exportQuestionsAddress = (courseId: string, lectureId: string, format: QuestionFormat): string =>
  callAddress(exportQuestions, { courseId, lectureId, format });
