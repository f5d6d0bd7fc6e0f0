import { Readable } from 'node:stream';
import type { Question } from '@vidya/contracts/rules/quiz/question';
import { escapeHtml } from '../../../../course/port/clean-description.ts';
import type { ZipEntry } from '../../../outline/export/zip-stream.ts';
import { itemXml } from './item-xml.ts';

const lom = 'http://ltsc.ieee.org/xsd/LOM';

const idOf = (at: number): string => `question-${at + 1}`;
const pathOf = (at: number): string => `items/${idOf(at)}.xml`;
const entry = (path: string, text: string): ZipEntry => ({ path, content: Readable.from([Buffer.from(text)]) });

function itemResource({ tags }: Question, at: number): string {
  const keywords = tags.map((tag) => `<lom:keyword><lom:string>${escapeHtml(tag)}</lom:string></lom:keyword>`).join('');
  const metadata =
    keywords === '' ? '' : `<metadata><lom:lom><lom:general>${keywords}</lom:general></lom:lom></metadata>`;
  return `<resource identifier="${idOf(at)}" type="imsqti_item_xmlv2p1" href="${pathOf(at)}">${metadata}<file href="${pathOf(at)}"/></resource>`;
}

const manifestXml = (questions: readonly Question[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="quiz" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:lom="${lom}">
<metadata><schema>QTIv2.1 Package</schema><schemaversion>1.0.0</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_xmlv2p1" href="test.xml"><file href="test.xml"/>${questions.map((_, at) => `<dependency identifierref="${idOf(at)}"/>`).join('')}</resource>
${questions.map(itemResource).join('\n')}
</resources>
</manifest>
`;

const testXml = (title: string, questions: readonly Question[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<assessmentTest xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="quiz" title="${escapeHtml(title)}">
<testPart identifier="part" navigationMode="nonlinear" submissionMode="simultaneous">
<assessmentSection identifier="section" title="${escapeHtml(title)}" visible="true">
${questions.map((_, at) => `<assessmentItemRef identifier="${idOf(at)}" href="${pathOf(at)}"/>`).join('\n')}
</assessmentSection>
</testPart>
</assessmentTest>
`;

/** The files of a package of QTI 2.1 with a test of these questions. */
export async function* qtiPackageOf(title: string, questions: readonly Question[]): AsyncGenerator<ZipEntry> {
  yield entry('imsmanifest.xml', manifestXml(questions));
  yield entry('test.xml', testXml(title, questions));
  for (const [at, question] of questions.entries()) yield entry(pathOf(at), itemXml(question, idOf(at)));
}
