import { accountCells } from './ownership-account.ts';
import type { Cells } from './ownership-cells.ts';
import { certificateCells } from './ownership-certificates.ts';
import { couponCells } from './ownership-coupons.ts';
import { courseCells } from './ownership-courses.ts';
import { lectureCells } from './ownership-lectures.ts';
import { ledgerCells } from './ownership-ledger.ts';
import { notesCells } from './ownership-notes.ts';
import { outlineCells } from './ownership-outline.ts';
import { paymentCells } from './ownership-payments.ts';
import { quizCells } from './ownership-quizzes.ts';
import { releaseCells } from './ownership-releases.ts';
import { sectionCells } from './ownership-sections.ts';
import { siteCells } from './ownership-site.ts';
import { teachingCells } from './ownership-teaching.ts';
import { uploadCells } from './ownership-uploads.ts';

/** The whole table: section 6 and the decisions about ownership, cell by cell. */
export const ownershipTable: Cells[] = [
  ...accountCells,
  ...courseCells,
  ...lectureCells,
  ...sectionCells,
  ...uploadCells,
  ...outlineCells,
  ...certificateCells,
  ...ledgerCells,
  ...notesCells,
  ...quizCells,
  ...paymentCells,
  ...couponCells,
  ...siteCells,
  ...releaseCells,
  ...teachingCells,
];
