/** The seller as invoices print it. */
export interface Seller {
  name: string;
  /** Lines separated by commas. */
  address: string;
  /** State of the registration: also the place of supply. */
  state: string;
  /** 15 characters; the first two digits are the state's code. */
  gstin: string;
  /** Services accounting code (SAC) of the courses. */
  sac: string;
}

/** The seller and tax rate of new invoices. */
export interface InvoiceTerms {
  seller: Seller;
  /** Whole percent of the price without tax, central and state tax together. */
  gstRate: number;
}
