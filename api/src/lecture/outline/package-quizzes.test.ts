import { getQuiz } from '@vidya/contracts/calls/quiz';
import { defaultQuizSettings } from '@vidya/contracts/rules/quiz/quiz-settings';
import { readQuestions } from '@vidya/contracts/rules/quiz/read-questions';
import { outlineTexts } from '@vidya/contracts/texts/outline-texts';
import type { Person, TestApi } from '../../testing/api.ts';
import { type OutlineClient, outlineClient, refusals } from '../../testing/outline-client.ts';
import { item as entry, manifest, packed, resource } from '../../testing/packages.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';
import { reasons as lost } from '../quiz/formats/reasons.ts';
import { reasons } from './read/reasons.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;
let client: OutlineClient;

beforeAll(async () => {
  api = await sharedApi({});
});
beforeEach(async () => {
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
  client = outlineClient(api, teacher, courseId);
});
afterAll(() => api.close());

const type = 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment';
const html = (text: string): string =>
  `<material><mattext texttype="text/html"><![CDATA[${text}]]></mattext></material>`;
const field = (label: string, value: string): string =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${value}</fieldentry></qtimetadatafield>`;
const earning = (conditions: string): string =>
  `<respcondition continue="No"><conditionvar>${conditions}</conditionvar><setvar action="Set" varname="SCORE">100</setvar></respcondition>`;
const equal = (value: string): string => `<varequal respident="R">${value}</varequal>`;
const question = (profile: string, presentation: string, rules: string, more = ''): string =>
  `<item ident="i" title="${profile}"><itemmetadata><qtimetadata>${field('cc_profile', `cc.${profile}.v0p1`)}${field('cc_weighting', '2')}</qtimetadata></itemmetadata>
  <presentation>${presentation}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${rules}</resprocessing>${more}</item>`;
const choices = (texts: string[], cardinality = 'Single'): string =>
  `<response_lid ident="R" rcardinality="${cardinality}"><render_choice>${texts
    .map((text, at) => `<response_label ident="c${at}">${html(text)}</response_label>`)
    .join('')}</render_choice></response_lid>`;
const typed = '<response_str ident="R" rcardinality="Single"><render_fib columns="30"/></response_str>';
const shows = (value: string, id: string): string =>
  `<respcondition><conditionvar>${equal(value)}</conditionvar><displayfeedback feedbacktype="Response" linkrefid="${id}"/></respcondition>`;
const feedback = (id: string, text: string): string =>
  `<itemfeedback ident="${id}"><flow_mat>${html(text)}</flow_mat></itemfeedback>`;
const assessment = (...questions: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Check"><section ident="root_section">${questions.join('')}</section></assessment></questestinterop>`;

const packageOf = (xml: string, kind = type): Promise<Buffer> =>
  packed([
    ['imsmanifest.xml', manifest(entry('Week 1', '', entry('Check', 'q')), resource('q', 'q/assessment.xml', kind))],
    ['q/assessment.xml', xml],
  ]);

const each = assessment(
  question(
    'multiple_choice',
    html('<p>Which <b>one</b>?</p>') + choices(['Ganga', 'Yamuna']),
    earning(equal('c1')) + shows('c0', 'c0_fb'),
    feedback('c0_fb', 'Not this') + feedback('general_fb', 'See 2'),
  ),
  question(
    'multiple_response',
    html('Which ones?') + choices(['a', 'b', 'c'], 'Multiple'),
    earning(`<and>${equal('c0')}<not>${equal('c1')}</not>${equal('c2')}</and>`),
  ),
  question('true_false', html('Sun?') + choices(['True', 'False']), earning(equal('c1'))),
  question('fib', html('Where?') + typed, earning(equal('Delhi') + equal('New Delhi'))),
  question('pattern_match', html('Who?') + typed, earning('<varsubstring respident="R">Tagore</varsubstring>')),
  question('essay', html('Write') + typed, ''),
);
const expected = `// [points:2]
Which **one**? {~Ganga # Not this =Yamuna #### See 2}

// [points:2]
Which ones? {=a ~b =c}

// [points:2]
Sun? {F}

// [points:2]
Where? {=Delhi =New Delhi}

// [points:2]
Who? {=Tagore}`;

it('quizzes of a Common Cartridge become quizzes, as drafts', async () => {
  const report = await client.report(await packageOf(each));
  expect(report.sections).toMatchObject([{ title: 'Week 1', lectures: [{ title: 'Check', kind: 'quiz' }] }]);
  expect(refusals(report)).toEqual([
    `Check: pattern_match: ${lost.substring}`,
    `Check: essay: ${lost.type('cc.essay.v0p1')}`,
  ]);
  expect(await client.imported(await packageOf(each))).toMatchObject({ sections: 1, lectures: 1 });
  const [lecture] = await client.lectures();
  expect(lecture).toMatchObject({ kind: 'quiz', durationSeconds: 300, authoring: { status: 'draft' } });
  const params = { courseId, lectureId: lecture!._id };
  const quiz = (await api.inject(getQuiz, { params, as: teacher })).body.Data!;
  expect(quiz).toMatchObject({ questionCount: 5, maxPoints: 10, settings: defaultQuizSettings });
  expect(readQuestions(quiz.source!).questions).toEqual(readQuestions(expected).questions);
});

it.each<[string, string, string, string[]]>([
  ['of another format', each, 'imsqti_item_xmlv2p1', [`Check: ${reasons.quizType}`]],
  ['without a question', assessment(), type, [`Check: ${reasons.noQuestions}`]],
  [
    'with a formula that can not be read',
    assessment(question('true_false', html(String.raw`$$\frac{$$`) + choices(['True', 'False']), earning(equal('c0')))),
    type,
    [expect.stringMatching(/^Check: \$\$.frac\{\$\$: The Formula/) as string, `Check: ${reasons.noQuestions}`],
  ],
])('a quiz %s is named as left out', async (_, xml, kind, refused) => {
  expect(refusals(await client.report(await packageOf(xml, kind)))).toEqual(refused);
});

it('a quiz has the attempts, the time and the files that its package names', async () => {
  const settings = `<qtimetadata>${field('cc_maxattempts', '3')}${field('qmd_timelimit', '45')}</qtimetadata>`;
  const needs = '<dependency identifierref="notes"/>';
  const bytes = await packed([
    [
      'imsmanifest.xml',
      manifest(entry('Check', 'q'), resource('q', 'q.xml', type, needs) + resource('notes', 'notes.pdf')),
    ],
    ['q.xml', each.replace('<section', `${settings}<section`)],
    ['notes.pdf', '%PDF-1.7 notes'],
  ]);
  expect((await client.report(bytes)).sections[0]!.lectures).toMatchObject([{ kind: 'quiz', files: ['notes.pdf'] }]);
  await client.imported(bytes);
  const [lecture] = await client.lectures();
  const params = { courseId, lectureId: lecture!._id };
  const quiz = (await api.inject(getQuiz, { params, as: teacher })).body.Data!;
  expect(quiz.settings).toEqual({ ...defaultQuizSettings, maxAttempts: 3, timeLimitMinutes: 45 });
});

it('a quiz with entities of its own refuses the package', async () => {
  const bytes = await packageOf(`<!DOCTYPE q [<!ENTITY a "b">]>${each}`);
  await expect(client.report(bytes)).rejects.toThrow(outlineTexts.documentType);
});

it('a quiz of 300 questions is cut where a quiz ends', async () => {
  const one = question('true_false', html('Sun?') + choices(['True', 'False']), earning(equal('c0')));
  const report = await client.report(await packageOf(assessment(one.repeat(300))));
  expect(report.refusedCount).toBe(100);
  expect(report.refused[0]).toEqual({ item: 'Check: Sun?', reason: lost.quizFull });
});
