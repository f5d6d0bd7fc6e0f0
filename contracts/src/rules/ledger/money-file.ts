/** The largest file of the gateway that an import reads. */
export const moneyFile = { bytes: 5 * 1024 * 1024, lines: 20_000 } as const;

/** Sentences about such files. Those about a line follow its number. */
export const moneyFileTexts = {
  missing: 'Please Choose A CSV File',
  tooLarge: 'The File Is Larger Than 5 MB: Choose A Shorter Time',
  tooManyLines: 'The File Has More Than 20,000 Lines: Choose A Shorter Time',
  noColumns: 'This Is No CSV File Of Settlements Or Of The Account’s Statement: Its Columns Are Missing',
  unreadable: (line: number) => `The File Can Not Be Read As CSV, From Line ${line}`,
  noLines: 'The File Has No Lines',
  differentOnly: 'Almost Nothing Agrees With The Ledger: Is The File Of Another Account Or Time?',
  changed: 'The Ledger Has Changed Since, Please Look At The Amounts Again',
  compared: 'File Compared',
  booked: 'File Compared, And Its Settlements Booked',
  failed: 'Could Not Read The File',
  cells: (cells: number, columns: number) => `has ${cells} cells for ${columns} columns`,
  amount: (column: string, unit: string) => `“${column}” is no amount in ${unit}`,
  time: (column: string) => `“${column}” is no time such as 2026-11-30 14:05:00`,
  reference: (column: string) => `“${column}” is no id of the gateway`,
  currency: 'is not in INR',
  sum: 'has a credit and debit that are not its amount less fee and tax',
  side: 'has neither a credit nor a debit, or both',
  twice: 'repeats the id of a line before',
  otherSettlement: 'has another time or bank reference than the same settlement before',
} as const;
