/** Our own, of the import of an outline: why the whole package is refused, and what became of it. In a file of its own: only the import's own code loads them. */
export const outlineTexts = {
  wrongType: 'Choose A .imscc, .zip Or .csv File',
  tooLarge: 'Choose A Package Of At Most 200 MB',
  csvTooLarge: 'A CSV File Must Be At Most 20 MB',
  notArrived: 'Please Wait Until The File Is Uploaded',
  damaged: 'This Package Is Damaged Or Incomplete',
  outside: 'This Package Names Files Outside Of Itself',
  linked: 'This Package Contains Links Instead Of Files',
  encrypted: 'This Package Is Protected By A Password',
  duplicate: 'This Package Has Two Files Of The Same Name',
  tooMany: 'A Package Can Have At Most 5,000 Files, Items Or Rows',
  bomb: 'The Contents Of This Package Are Too Large',
  tooManyQuestions: 'A File Can Have At Most 2,000 Questions',
  notQuestions: 'Choose A File Of Questions: GIFT, Moodle XML Or QTI',
  noItems: 'This Package Has No imsmanifest.xml That Names Questions Of QTI 2.1 Or 3.0',
  noQuestions: 'This File Has No Questions',
  slow: 'This Package Takes Too Long To Read, Please Split It',
  busy: 'Other Packages Are Being Read, Please Try Again In A Moment',
  noManifest: 'This Package Has No imsmanifest.xml: Choose A Common Cartridge',
  manifestTooLarge: 'The imsmanifest.xml Of A Package Must Be At Most 5 MB',
  unreadable: 'The XML Of This Package Can Not Be Read',
  tooDeep: 'The XML Of This Package Is Nested Too Deeply',
  documentType: 'The XML Of This Package Declares A Document Type, Which Is Not Accepted',
  noColumns: 'The First Row Of The CSV File Must Name Its Columns: It Needs One Named title',
  rowUnreadable: (row: number): string => `Row ${row} Of The CSV File Can Not Be Read`,
  nothing: 'There Is Nothing In This Package That Can Be Imported',
  interrupted: 'The import was interrupted: please import this again',
  alreadyImported: 'This Package Was Imported Already',
  imported: (sections: number, lectures: number): string =>
    `${countOf(sections, 'Section')} And ${countOf(lectures, 'Lecture')} Imported As Drafts`,
} as const;

const countOf = (number: number, name: string): string => `${number} ${name}${number === 1 ? '' : 's'}`;
