/** Of the administrators' page of money. In a file of its own: only the code of that page loads them. */
export const moneyTexts = {
  failed: 'Could Not Load The Books',
  rateInvalid: 'Please Enter A Rate From 0 To 100 %, With At Most Two Decimals',
  dayMissing: 'Please Choose A Day',
  dayPast: 'Rates Cannot Begin In The Past: Sales Of Then Are Booked',
  sourceMissing: 'Please Name The Law Or Notification That Says So',
  instructorMissing: 'Please Choose An Instructor',
  nothingToEnd: 'This Instructor Has No Agreement To End',
  agreementSaved: 'Agreement Saved',
  taxRateSaved: 'Tax Rate Saved',
  saveFailed: 'Could Not Save The Rate',
  transactionMissing: 'There Is No Such Transaction',
  notCorrectable: 'This Is Undone Where It Came From: The Ledger Follows Payments And Payouts',
  correctedBefore: 'This Transaction Has Been Corrected Already',
  corrected: 'Correction Booked',
  correctionFailed: 'Could Not Book The Correction',
  periodInvalid: 'Please Choose A Month Or A Financial Year',
} as const;
