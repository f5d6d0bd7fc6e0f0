import { writeQuestions } from '@vidya/contracts/rules/quiz/write-questions';
import { randomQuestions } from '@vidya/contracts/testing/random-questions';
import { quizTexts } from '@vidya/contracts/texts/quiz-texts';
import { readQuestionText as read } from '../../../testing/question-files.ts';
import { reasons } from './reasons.ts';

const html = (text: string): string => `<text><![CDATA[${text}]]></text>`;
const answer = (fraction: number, text: string, comment = ''): string =>
  `<answer fraction="${fraction}" format="html">${html(text)}<feedback format="html">${html(comment)}</feedback></answer>`;
const question = (type: string, text: string, inside = ''): string =>
  `<question type="${type}"><name><text>${type} one</text></name>
  <questiontext format="html">${html(text)}</questiontext>
  <generalfeedback format="html"><text></text></generalfeedback>
  <defaultgrade>1.0000000</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden><idnumber></idnumber>
  <correctfeedback format="html"><text>Your answer is correct.</text></correctfeedback>
  ${inside}</question>`;
const quiz = (...questions: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n<!-- question: 0  -->\n<question type="category"><category><text>$course$/top</text></category></question>\n${questions.join('\n')}\n</quiz>`;

const plain = { explanation: '', points: 1, tags: [] };

it.each<[string, string, object, string[]]>([
  [
    'one right choice with comments, points, tags and an explanation',
    question(
      'multichoice',
      '<p>Which <b>loop</b> ends in <code>C</code>?</p>',
      `<single>true</single>${answer(100, '<p>for</p>', '<p>Right!</p>')}${answer(0, 'while&nbsp;(1)')}${answer(50, 'goto')}
       <tags><tag><text>loops</text></tag></tags>`,
    )
      .replace('1.0000000', '2.0000000')
      .replace(
        '<generalfeedback format="html"><text></text>',
        '<generalfeedback format="html"><text>See &lt;i&gt;lecture&lt;/i&gt; 2</text>',
      ),
    {
      type: 'choice',
      text: 'Which **loop** ends in `C`?',
      choices: [
        { text: 'for', isRight: true, comment: 'Right!' },
        { text: 'while (1)', isRight: false, comment: '' },
        { text: 'goto', isRight: false, comment: '' },
      ],
      explanation: 'See lecture 2',
      points: 2,
      tags: ['loops'],
    },
    [reasons.partlyRight],
  ],
  [
    'several right choices',
    question('multichoice', 'Primes?', `<single>false</single>${answer(50, '2')}${answer(50, '3')}${answer(-50, '4')}`),
    {
      ...plain,
      type: 'choice',
      text: 'Primes?',
      choices: ['2', '3', '4'].map((text) => ({ text, isRight: text !== '4', comment: '' })),
    },
    [],
  ],
  [
    'true or false',
    question('truefalse', 'Sun?', answer(0, 'true', 'No') + answer(100, 'false', 'Yes')),
    { ...plain, type: 'trueFalse', text: 'Sun?', isTrue: false, comment: 'No' },
    [reasons.twoComments],
  ],
  [
    'a short answer',
    question(
      'shortanswer',
      'Capital?',
      `<usecase>0</usecase>${answer(100, 'Delhi')}${answer(100, 'New Delhi')}${answer(50, 'Dilli')}`,
    ),
    { ...plain, type: 'text', text: 'Capital?', accepted: ['Delhi', 'New Delhi'] },
    [reasons.partlyRight],
  ],
  [
    'a short answer in a gap',
    question('shortanswer', 'The capital is _____.', answer(100, 'Delhi')),
    { ...plain, type: 'gaps', text: 'The capital is ___.', gaps: [['Delhi']] },
    [],
  ],
  [
    'a number',
    question(
      'numerical',
      'Mass?',
      `<answer fraction="100"><text>3.5</text><feedback><text/></feedback><tolerance>0.25</tolerance></answer>
       <units><unit><multiplier>1</multiplier><unit_name>kg</unit_name></unit></units>`,
    ),
    { ...plain, type: 'number', text: 'Mass?', value: 3.5, tolerance: 0.25, unit: 'kg' },
    [],
  ],
  [
    'pairs',
    question(
      'matching',
      'Match',
      [
        ['cat', 'meow'],
        ['dog', 'woof'],
        ['', 'moo'],
      ]
        .map(
          ([left, right]) =>
            `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`,
        )
        .join(''),
    ),
    {
      ...plain,
      type: 'match',
      text: 'Match',
      pairs: [
        { left: 'cat', right: 'meow' },
        { left: 'dog', right: 'woof' },
      ],
    },
    [reasons.partners],
  ],
  [
    'an order',
    question('ordering', 'Sort', answer(2, 'two') + answer(1, 'one') + answer(3, 'three')),
    { ...plain, type: 'order', text: 'Sort', items: ['one', 'two', 'three'] },
    [],
  ],
  [
    'a cloze',
    question(
      'cloze',
      '<p>A {1:SHORTANSWER:=byte#Yes~%50%octet} has {2:NUMERICAL:=8:0.1} {1:MULTICHOICE:=b&#105;ts~bytes}.</p>',
    ),
    { ...plain, type: 'gaps', text: 'A ___ has ___ ___.', gaps: [['byte'], ['8'], ['bits']] },
    [reasons.choiceComments, reasons.partlyRight, reasons.tolerance, reasons.gapChoices],
  ],
  [
    'words to drag',
    question(
      'ddwtos',
      'A [[2]] has 8 [[1]].',
      ['bits', 'byte', 'bit'].map((word) => `<dragbox><text>${word}</text><group>1</group></dragbox>`).join(''),
    ),
    { ...plain, type: 'gaps', text: 'A ___ has 8 ___.', gaps: [['byte'], ['bits']] },
    [reasons.gapChoices],
  ],
])('reads %s of Moodle XML', async (_, source, expected, lost) => {
  const { questions, refused } = await read(quiz(source));
  expect(questions).toEqual([expected]);
  expect(refused.map((line) => line.replace(/^\w+ one: /, ''))).toEqual(lost);
});

it('names what it can not import', async () => {
  const wrong = [
    question('essay', 'Write'),
    question('description', 'Read'),
    question('multichoice', 'Any?', `<single>true</single>${answer(100, 'a')}${answer(100, 'b')}`),
    question('shortanswer', 'None?', answer(0, 'a')),
    question('cloze', 'No gaps'),
    question('multichoice', '', answer(100, 'a') + answer(0, 'b')),
    question('numerical', 'Much?', answer(100, 'three')),
    question('__proto__', 'Hm'),
  ];
  expect(await read(quiz(...wrong))).toEqual({
    questions: [],
    refused: [
      `essay one: ${reasons.type('essay')}`,
      `description one: ${reasons.type('description')}`,
      `multichoice one: ${reasons.anyOfSeveral}`,
      `shortanswer one: ${reasons.noRightAnswer}`,
      `cloze one: ${reasons.noQuestion}`,
      `multichoice one: ${quizTexts.noText}`,
      `numerical one: ${quizTexts.numberUnreadable}`,
      `__proto__ one: ${reasons.type('__proto__')}`,
    ],
  });
});

it.each([
  ['<p>One</p><p>Two<br>Three</p>', 'One\nTwo\nThree', []],
  ['<ul><li>a</li><li>b</li></ul><ol><li>c</li></ol>', '• a\n• b\n1. c', []],
  [String.raw`Solve \(x^2 = 4\) and \[y\]`, 'Solve $$x^2 = 4$$ and $$y$$', []],
  ['<img class="equation_image" data-equation-content="x^2" src="x.png"> is', '$$x^2$$ is', []],
  ['H<sub>2</sub>O, x<sup>10</sup>, x<sup>ab</sup>', 'H₂O, x¹⁰, x^(ab)', []],
  [
    '<pre class="language-js"><code>if (a) {\n  b = `c`;\n}</code></pre>Why?',
    '```js\nif (a) {\n  b = `c`;\n}\n```\nWhy?',
    [],
  ],
  [
    '<p><img src="@@PLUGINFILE@@/plan.png" alt="The plan"> Where?</p>',
    '(The plan) Where?',
    [reasons.picture('plan.png')],
  ],
  ['<iframe src="https://a.example">x</iframe>Seen?', 'Seen?', [reasons.player]],
  ['<table><tr><td>a</td><td>b</td></tr></table>', 'a | b', [reasons.table]],
  ['<a href="https://a.example/x">here</a>', 'here (https://a.example/x)', []],
  [String.raw`In C:\new\table?`, String.raw`In ${'`C:\\new\\table?`'}`, []],
  ['<math><mi>x</mi></math>Sum?', 'Sum?', [reasons.mathMl]],
  ['{a} = ~b # c -> d %50% :: // e', '{a} = ~b # c -> d %50% :: // e', []],
  ['a `tick` and 2**3', 'a `tick` and 2**3', [reasons.marks]],
])('reads the text %j', async (source, text, lost) => {
  const { questions, refused } = await read(quiz(question('truefalse', source, answer(100, 'true'))));
  expect([questions[0]?.text, refused.map((line) => line.slice('truefalse one: '.length))]).toEqual([text, lost]);
});

it('reads a GIFT file, in HTML and in other encodings', async () => {
  const source = String.raw`// question: 12  name: Capital
$CATEGORY: $course$/top

::Capital::[html]<p>What is <b>the</b> capital\: <img src\="a.png"></p>{
	=[html]<p>Delhi</p>#[html]<p>Right</p>
	~<p>Mumbai</p>
	####[html]<i>See</i> 2
}

::Essay::Write about rivers. {}

// [tag:sun]
Sun? {T}

Two {=byte} of {=8} {~bits =bit}
`.replaceAll('\n', '\r\n');
  const expected = {
    questions: [
      {
        ...plain,
        type: 'choice',
        text: 'What is **the** capital:',
        choices: [
          { text: 'Delhi', isRight: true, comment: 'Right' },
          { text: 'Mumbai', isRight: false, comment: '' },
        ],
        explanation: 'See 2',
      },
      { ...plain, tags: ['sun'], type: 'trueFalse', text: 'Sun?', isTrue: true, comment: '' },
    ],
    refused: [`Capital: ${reasons.picture('a.png')}`, `Essay: ${quizTexts.noAnswers}`, `Two: ${quizTexts.gapsUnequal}`],
  };
  expect(await read(source)).toEqual(expected);
  expect(await read(Buffer.from(`\ufeff${source}`, 'utf16le'))).toEqual(expected);
});

it('reads its own GIFT files without a loss, of 200 quizzes', async () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const questions = randomQuestions(seed);
    // oxlint-disable-next-line no-await-in-loop
    expect({ seed, ...(await read(writeQuestions(questions, true))) }).toEqual({ seed, questions, refused: [] });
  }
});
