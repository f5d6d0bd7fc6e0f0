/** Our own, of earnings and payouts. In a file of its own: only the code of these screens loads them. */
export const earningsTexts = {
  panInvalid: 'Please Enter A PAN Such As ABCPE1234F',
  gstinInvalid: 'Please Enter A GSTIN With Its Check Digit, Such As 27ABCPE1234F1Z3',
  gstinOfOther: 'The GSTIN Does Not Contain This PAN',
  taxIdsSaved: 'Tax Numbers Saved',
  partsNot100: 'All Parts Must Be Whole Percent That Add Up To 100',
  partsOfOthers: 'Only People Who Teach This Course Can Have A Part',
  partsSaved: 'Parts Saved. They Hold For Sales From Now On',
  statementMissing: 'There Is No Such Statement',
  monthInvalid: 'Please Choose A Month',
} as const;
