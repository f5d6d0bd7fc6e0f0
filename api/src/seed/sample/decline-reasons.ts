/** Reasons of banks, as a card gateway passes them on. */
export const declineReasons = [
  'The card has expired.',
  'There is not enough money in the account.',
  'The code sent by the bank was not entered in time.',
  'The bank declined this payment. No money was taken.',
] as const;
