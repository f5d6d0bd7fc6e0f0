/** Who sells, as it stands on invoices. */
export interface Seller {
  name: string;
  /** Lines have commas between them. */
  address: string;
  /** Of the registration: also the place of supply. */
  state: string;
  /** 15 characters; the first two digits are the state's code. */
  gstin: string;
  /** Services accounting code of the courses. */
  sac: string;
}

/** What an invoice is issued under. */
export interface InvoiceTerms {
  seller: Seller;
  /** Whole percent of the price without tax, both halves together. */
  gstRate: number;
}
