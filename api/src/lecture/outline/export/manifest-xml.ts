import { escapeHtml } from '../../../course/port/clean-description.ts';

export interface ExportedResource {
  id: string;
  type: string;
  /** The file that opens it; undefined for files that stand beside each other. */
  href?: string | undefined;
  files: string[];
  /** Ids of further resources. */
  needs?: string[];
  /** What learners must not see, such as right answers. */
  isForTeachers?: boolean;
}

export interface ExportedItem {
  id: string;
  title: string;
  description: string;
  /** The length that its author names, in minutes; null for none. */
  minutes: number | null;
  /** Undefined for a section, and for a lecture that has nothing to carry. */
  resourceId?: string | undefined;
  items: ExportedItem[];
}

const lom = 'http://ltsc.ieee.org/xsd/imsccv1p3/LOM';

const address = (path: string): string => escapeHtml(path.split('/').map(encodeURIComponent).join('/'));

function metadata({ description, minutes }: ExportedItem): string {
  const general = description
    ? `<lom:general><lom:description><lom:string>${escapeHtml(description)}</lom:string></lom:description></lom:general>`
    : '';
  const time = minutes
    ? `<lom:educational><lom:typicalLearningTime><lom:duration>PT${minutes}M</lom:duration></lom:typicalLearningTime></lom:educational>`
    : '';
  return general || time ? `<metadata><lom:lom>${general}${time}</lom:lom></metadata>` : '';
}

const itemXml = (item: ExportedItem): string =>
  `<item identifier="${item.id}"${item.resourceId ? ` identifierref="${item.resourceId}"` : ''}>` +
  `<title>${escapeHtml(item.title)}</title>${item.items.map(itemXml).join('')}${metadata(item)}</item>`;

const forTeachers =
  '<metadata><lom:lom><lom:educational><lom:intendedEndUserRole><lom:source>IMSGLC_CC_Rolesv1p3</lom:source>' +
  '<lom:value>Instructor</lom:value></lom:intendedEndUserRole></lom:educational></lom:lom></metadata>';

const resourceXml = ({ id, type, href, files, needs = [], isForTeachers = false }: ExportedResource): string =>
  `<resource identifier="${id}" type="${type}"${href === undefined ? '' : ` href="${address(href)}"`}>` +
  (isForTeachers ? forTeachers : '') +
  files.map((file) => `<file href="${address(file)}"/>`).join('') +
  `${needs.map((need) => `<dependency identifierref="${need}"/>`).join('')}</resource>`;

/** The manifest of a Common Cartridge 1.3. */
export const manifestXml = (title: string, items: ExportedItem[], resources: ExportedResource[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="course" xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imscp_v1p1" xmlns:lom="${lom}/resource" xmlns:lomm="${lom}/manifest">
<metadata><schema>IMS Common Cartridge</schema><schemaversion>1.3.0</schemaversion><lomm:lom><lomm:general><lomm:title><lomm:string>${escapeHtml(title)}</lomm:string></lomm:title></lomm:general></lomm:lom></metadata>
<organizations><organization identifier="outline" structure="rooted-hierarchy"><item identifier="root">${items.map(itemXml).join('\n')}</item></organization></organizations>
<resources>${resources.map(resourceXml).join('\n')}</resources>
</manifest>
`;

/** A web link of a Common Cartridge 1.3. */
export const webLinkXml = (title: string, link: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<webLink xmlns="http://www.imsglobal.org/xsd/imsccv1p3/imswl_v1p3"><title>${escapeHtml(title)}</title><url href="${escapeHtml(link)}" target="_blank"/></webLink>
`;
