import { buffer } from 'node:stream/consumers';
import type { Question, WrittenQuestion } from '@vidya/contracts/rules/quiz/question';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { randomQuestions } from '@vidya/contracts/testing/random-questions';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { packed } from '../../../../testing/packages.ts';
import { readQuestionText as read } from '../../../../testing/question-files.ts';
import { everyType } from '../../../../testing/quiz.ts';
import { zipStream } from '../../../outline/export/zip-stream.ts';
import { reasons } from '../reasons.ts';
import { qtiPackageOf } from './package-xml.ts';

const plain = { explanation: '', points: 1, tags: [] };
const withId = (question: WrittenQuestion, at: number): Question => ({ ...question, _id: `q${at}` });
const formats = ['qti', 'qti3'] as const;
const exported = (questions: WrittenQuestion[], format: (typeof formats)[number]): Promise<Buffer> =>
  buffer(zipStream(qtiPackageOf('मशीन & "more"', questions.map(withId), format)));

it.each(formats)('reads its own packages of %s without a loss, of 150 quizzes', async (format) => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const questions = randomQuestions(seed);
    // oxlint-disable-next-line no-await-in-loop
    expect({ seed, ...(await read(await exported(questions, format))) }).toEqual({ seed, questions, refused: [] });
  }
});

it.each(formats)(
  'reads a question of each type, with code, formulas and tags, of its own package of %s',
  async (format) => {
    const { questions, problems } = readQuestions(`${everyType}
// [points:3] [tag:loops] [tag:C and C++]
What does \`a  =  b\` in **this** print?
\`\`\`js
if (a < b) {

  print("&");
}
\`\`\`
And $$x < y$$? {
  =\`1\` # Because $$1 < 2$$\nand so on
  ~\`\`\`py
pass
\`\`\` # \`\`\`
no
\`\`\`
  ~None
  #### **Mind** the blank line
}

The unit of $$F$$ is ___ {=newton =N #### See *2*}

Mass? {#0.1:0.05 kg/m}

Match {=a -> x =b -> x}`);
    expect(problems).toEqual([]);
    expect(await read(await exported(questions, format))).toEqual({ questions, refused: [] });
  },
);

const head =
  'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Item one" adaptive="false" timeDependent="false"';
const template = 'http://www.imsglobal.org/question/qti_v2p1/rptemplates';
const item = (
  declarations: string,
  body: string,
  processing = `<responseProcessing template="${template}/match_correct"/>`,
  more = '',
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<assessmentItem ${head}>${declarations}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody>${body}</itemBody>${processing}${more}</assessmentItem>`;
const declared = (cardinality: string, baseType: string, values: string[], mapping = '', id = 'RESPONSE'): string =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${baseType}"><correctResponse>${values
    .map((value) => `<value>${value}</value>`)
    .join('')}</correctResponse>${mapping}</responseDeclaration>`;
const entry = '<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="9"/>';
const choices = (ids: string[], max = 1): string =>
  `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="${max}"><prompt>Which?</prompt>${ids
    .map(
      (id) =>
        `<simpleChoice identifier="${id}">Text ${id}<feedbackInline outcomeIdentifier="F" identifier="${id}" showHide="show">No ${id}</feedbackInline></simpleChoice>`,
    )
    .join('\n')}</choiceInteraction>`;
const map = (entries: [string, number][]): string =>
  `<mapping defaultValue="0">${entries.map(([key, points]) => `<mapEntry mapKey="${key}" mappedValue="${points}"/>`).join('')}</mapping>`;
const tolerance = (mode: string, value: string): string =>
  `<responseProcessing><responseCondition><responseIf><equal toleranceMode="${mode}" tolerance="${value}"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal>
  <setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;

it.each<[string, string, object, string[]]>([
  [
    'a choice with comments',
    item(declared('single', 'identifier', ['B']), `<p>Look at <strong>this</strong>.</p>${choices(['A', 'B'])}`),
    {
      ...plain,
      type: 'choice',
      text: 'Look at **this**.\nWhich?',
      choices: ['A', 'B'].map((id) => ({ text: `Text ${id}`, isRight: id === 'B', comment: `No ${id}` })),
    },
    [],
  ],
  [
    'several choices by points',
    item(
      declared(
        'multiple',
        'identifier',
        [],
        map([
          ['A', 1],
          ['B', 1],
          ['C', -1],
        ]),
      ),
      choices(['A', 'B', 'C'], 0),
      `<responseProcessing template="${template}/map_response"/>`,
    ),
    {
      ...plain,
      type: 'choice',
      text: 'Which?',
      choices: ['A', 'B', 'C'].map((id) => ({ text: `Text ${id}`, isRight: id !== 'C', comment: `No ${id}` })),
    },
    [],
  ],
  [
    'a text in a line, as a gap',
    item(
      declared(
        'single',
        'string',
        ['York'],
        map([
          ['York', 1],
          ['york', 0.5],
        ]),
      ),
      `<p>It is ${entry}.</p>`,
    ),
    { ...plain, type: 'gaps', text: 'It is ___.', gaps: [['York']] },
    [reasons.partlyRight],
  ],
  [
    'a text on a line of its own',
    item(declared('single', 'string', ['York']), `<p>Where?</p><p>${entry}</p>`),
    { ...plain, type: 'text', text: 'Where?', accepted: ['York'] },
    [],
  ],
  [
    'a number with a tolerance in percent',
    item(declared('single', 'float', ['200']), `<p>How much? ${entry} kg</p>`, tolerance('relative', '1 2')),
    { ...plain, type: 'number', text: 'How much?', value: 201, tolerance: 3, unit: 'kg' },
    [],
  ],
  [
    'choices within a line',
    item(
      declared('single', 'identifier', ['Y']),
      '<p>It is <inlineChoiceInteraction responseIdentifier="RESPONSE" shuffle="false"><inlineChoice identifier="X">Bath</inlineChoice><inlineChoice identifier="Y">York</inlineChoice></inlineChoiceInteraction>.</p>',
    ),
    { ...plain, type: 'gaps', text: 'It is ___.', gaps: [['York']] },
    [reasons.gapChoices],
  ],
  [
    'words for gaps',
    item(
      declared('multiple', 'directedPair', ['W G1', 'S G2']),
      '<gapMatchInteraction responseIdentifier="RESPONSE" shuffle="false"><prompt>Fill in.</prompt><gapText identifier="W" matchMax="1">winter</gapText><gapText identifier="S" matchMax="1">summer</gapText><gapText identifier="A" matchMax="1">autumn</gapText><p>Now is <gap identifier="G1"/>, then <gap identifier="G2"/>.</p></gapMatchInteraction>',
    ),
    { ...plain, type: 'gaps', text: 'Fill in.\nNow is ___, then ___.', gaps: [['winter'], ['summer']] },
    [reasons.gapChoices],
  ],
])('reads %s of another system', async (_, source, expected, lost) => {
  const { questions, refused } = await read(source);
  expect([questions, refused]).toEqual([[expected], lost.map((reason) => `Item one: ${reason}`)]);
});

it('reads QTI 3.0 as it reads 2.1', async () => {
  const source = `<?xml version="1.0" encoding="UTF-8"?>
<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="o" title="Order" adaptive="false" time-dependent="false">
<qti-response-declaration identifier="RESPONSE" cardinality="ordered" base-type="identifier"><qti-correct-response><qti-value>B</qti-value><qti-value>A</qti-value></qti-correct-response></qti-response-declaration>
<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float" normal-maximum="2"/>
<qti-item-body><qti-order-interaction response-identifier="RESPONSE" shuffle="true"><qti-prompt>Sort</qti-prompt>
<qti-simple-choice identifier="A">late</qti-simple-choice><qti-simple-choice identifier="B">early</qti-simple-choice></qti-order-interaction></qti-item-body>
<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>
<qti-modal-feedback outcome-identifier="F" identifier="done" show-hide="show"><qti-content-body><p>By time</p></qti-content-body></qti-modal-feedback>
</qti-assessment-item>`;
  const question = {
    type: 'order',
    text: 'Sort',
    items: ['early', 'late'],
    explanation: 'By time',
    points: 2,
    tags: [],
  };
  expect(await read(source)).toEqual({ questions: [question], refused: [] });
});

it('names what it can not import', async () => {
  const extended = '<extendedTextInteraction responseIdentifier="RESPONSE"/>';
  const one = declared('single', 'identifier', ['A']);
  const wrong: [string, string][] = [
    [item(one, `<p>Write</p>${extended}`), reasons.type('extendedTextInteraction')],
    [item(one, '<p>Read</p>'), reasons.noQuestion],
    [item(declared('single', 'identifier', []), choices(['A', 'B'])), reasons.noRightAnswer],
    [item(declared('single', 'identifier', ['A', 'B']), choices(['A', 'B'])), reasons.anyOfSeveral],
    [item(one, choices(['A', 'B']) + choices(['A', 'B'])), reasons.severalParts],
    [
      item(one, choices(['A', 'B']), '<responseProcessing><customOperator/></responseProcessing>'),
      reasons.program('customOperator'),
    ],
    [
      item(one, choices(['A', 'B']), '<responseProcessing template="https://a.example/own.xml"/>'),
      reasons.program('own.xml'),
    ],
    [item(`${one}<templateDeclaration identifier="T"/>`, choices(['A', 'B'])), reasons.program('template')],
    [item(one, choices(['A', 'B'])).replace('adaptive="false"', 'adaptive="true"'), reasons.program('adaptive')],
    [
      item(declared('single', 'float', ['2']), `<p>${entry}</p>`, tolerance('absolute', 'T1')),
      reasons.program('tolerance'),
    ],
    [
      item(declared('multiple', 'directedPair', ['A X', 'A Y']), '<matchInteraction responseIdentifier="RESPONSE"/>'),
      reasons.severalPartners,
    ],
    [item(one, choices(['A'])), quizTexts.fewChoices],
  ];
  for (const [source, reason] of wrong) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await read(source)).toEqual({ questions: [], refused: [`Item one: ${reason}`] });
  }
});

it('names the items that a package lacks', async () => {
  const resources = ['a', 'gone', '../up']
    .map((name) => `<resource identifier="${name}" type="imsqti_item_xmlv2p2" href="${name}.xml"/>`)
    .join('');
  const manifest = `<manifest><resources>${resources}<resource identifier="p" type="webcontent" href="p.png"/></resources></manifest>`;
  const source = item(declared('single', 'identifier', ['A']), choices(['A', 'B']));
  const { questions, refused } = await read(
    await packed([
      ['q/imsmanifest.xml', manifest],
      ['q/a.xml', source],
    ]),
  );
  expect([questions.length, refused]).toEqual([1, [`gone.xml: ${reasons.missing}`, `up.xml: ${reasons.missing}`]]);
});
