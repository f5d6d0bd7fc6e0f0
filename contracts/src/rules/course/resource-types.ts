/** What a file's first bytes must show: a signature that file type detection names so, or text. */
type Content = readonly string[] | 'text' | 'json';

interface ResourceType {
  /** As it is served. Never one that a browser runs: code is plain text. */
  type: string;
  content: Content;
}

const text: ResourceType = { type: 'text/plain', content: 'text' };
const json: ResourceType = { type: 'application/json', content: 'json' };
const office = (kind: string, name: string): ResourceType => ({
  type: `application/vnd.${kind}`,
  content: [name, 'zip'],
});
const openXml = (part: string, name: string) => office(`openxmlformats-officedocument.${part}`, name);
const oldOffice = (type: string): ResourceType => ({ type, content: ['cfb'] });

/** The files that a lecture can offer, by their endings in small letters. */
const resourceTypes: Record<string, ResourceType> = {
  pdf: { type: 'application/pdf', content: ['pdf'] },
  zip: { type: 'application/zip', content: ['zip', 'docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp', 'epub'] },
  csv: { type: 'text/csv', content: 'text' },
  tsv: { type: 'text/tab-separated-values', content: 'text' },
  txt: text,
  md: text,
  tex: text,
  ipynb: json,
  json,
  docx: openXml('wordprocessingml.document', 'docx'),
  xlsx: openXml('spreadsheetml.sheet', 'xlsx'),
  pptx: openXml('presentationml.presentation', 'pptx'),
  odt: office('oasis.opendocument.text', 'odt'),
  ods: office('oasis.opendocument.spreadsheet', 'ods'),
  odp: office('oasis.opendocument.presentation', 'odp'),
  doc: oldOffice('application/msword'),
  xls: oldOffice('application/vnd.ms-excel'),
  ppt: oldOffice('application/vnd.ms-powerpoint'),
  png: { type: 'image/png', content: ['png', 'apng'] },
  jpg: { type: 'image/jpeg', content: ['jpg'] },
  jpeg: { type: 'image/jpeg', content: ['jpg'] },
  webp: { type: 'image/webp', content: ['webp'] },
  gif: { type: 'image/gif', content: ['gif'] },
  ...Object.fromEntries(
    ['c', 'h', 'cpp', 'cs', 'css', 'dart', 'go', 'html', 'java', 'js', 'jsx', 'kt', 'php', 'py', 'r', 'rb', 'rs', 'sql']
      .concat('swift', 'toml', 'ts', 'tsx', 'xml', 'yaml', 'yml')
      .map((ending) => [ending, text]),
  ),
};

/** 'Notes.PDF' → 'pdf'; '' without one. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Undefined for a file that a lecture can not offer. */
export function resourceTypeOf(name: string): ResourceType | undefined {
  const ending = endingOf(name);
  return Object.hasOwn(resourceTypes, ending) ? resourceTypes[ending] : undefined;
}

/** For the file dialog. */
export const resourceEndings: string = Object.keys(resourceTypes)
  .map((ending) => `.${ending}`)
  .join(',');
