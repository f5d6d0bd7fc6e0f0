import type { QuestionFormat } from '@vidya/contracts/rules/quiz/format-losses';
import type { Question } from '@vidya/contracts/rules/quiz/question';
import { escapeHtml } from '../../../../course/port/clean-description.ts';
import { textEntry, type ZipEntry } from '../../../outline/export/zip-stream.ts';
import { itemXml } from './item-xml.ts';
import { asVersion3 } from './version-3.ts';

type QtiFormat = Extract<QuestionFormat, 'qti' | 'qti3'>;

const versions = {
  qti: {
    namespace: 'imscp_v1p1',
    schema: 'QTIv2.1 Package',
    schemaVersion: '1.0.0',
    type: 'xmlv2p1',
    written: (xml: string): string => xml,
  },
  qti3: {
    namespace: 'qti/qtiv3p0/imscp_v1p1',
    schema: 'QTI Package',
    schemaVersion: '3.0.0',
    type: 'xmlv3p0',
    written: asVersion3,
  },
} as const;

const lom = 'http://ltsc.ieee.org/xsd/LOM';

const idOf = (at: number): string => `question-${at + 1}`;
const pathOf = (at: number): string => `items/${idOf(at)}.xml`;

function itemResource({ tags }: Question, at: number, type: string): string {
  const keywords = tags.map((tag) => `<lom:keyword><lom:string>${escapeHtml(tag)}</lom:string></lom:keyword>`).join('');
  const metadata =
    keywords === '' ? '' : `<metadata><lom:lom><lom:general>${keywords}</lom:general></lom:lom></metadata>`;
  return `<resource identifier="${idOf(at)}" type="imsqti_item_${type}" href="${pathOf(at)}">${metadata}<file href="${pathOf(at)}"/></resource>`;
}

function manifestXml(questions: readonly Question[], format: QtiFormat): string {
  const { namespace, schema, schemaVersion, type } = versions[format];
  return `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="quiz" xmlns="http://www.imsglobal.org/xsd/${namespace}" xmlns:lom="${lom}">
<metadata><schema>${schema}</schema><schemaversion>${schemaVersion}</schemaversion></metadata>
<organizations/>
<resources>
<resource identifier="test" type="imsqti_test_${type}" href="test.xml"><file href="test.xml"/>${questions.map((_, at) => `<dependency identifierref="${idOf(at)}"/>`).join('')}</resource>
${questions.map((question, at) => itemResource(question, at, type)).join('\n')}
</resources>
</manifest>
`;
}

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

/** The files of a package of QTI 2.1 or 3.0 with a test of these questions. */
export async function* qtiPackageOf(
  title: string,
  questions: readonly Question[],
  format: QtiFormat,
): AsyncGenerator<ZipEntry> {
  const { written } = versions[format];
  yield textEntry('imsmanifest.xml', manifestXml(questions, format));
  yield textEntry('test.xml', written(testXml(title, questions)));
  for (const [at, question] of questions.entries()) yield textEntry(pathOf(at), written(itemXml(question, idOf(at))));
}
