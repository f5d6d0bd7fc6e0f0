import { createLecture } from '@vidya/contracts/calls/lecture';
import { getArticle } from '@vidya/contracts/calls/watching';
import type { Person, TestApi } from '../../testing/api.ts';
import { addCourse } from '../../testing/samples.ts';
import { sharedApi } from '../../testing/shared-api.ts';

let api: TestApi;
let teacher: Person;
let courseId: string;

beforeAll(async () => {
  api = await sharedApi({});
  await api.reset();
  teacher = await api.signIn({ role: 'INSTRUCTOR' });
  courseId = (await addCourse(api.db, { instructorId: teacher.id })).id;
});
afterAll(() => api.close());

const nested = (begin: string, end: string, times: number): string => begin.repeat(times) + end.repeat(times);

it.each([
  String.raw`\def\a{\a\a}\a`,
  String.raw`\def \a {\a}\a`,
  String.raw`\gdef\a{\a}\a`,
  String.raw`\edef\a{\a}\a`,
  String.raw`\xdef\a{\a}\a`,
  String.raw`\let\a\b\a`,
  String.raw`\futurelet\a\b\a`,
  String.raw`\newcommand\a{\a\a}\a`,
  String.raw`\renewcommand{\frac}{\frac\frac}\frac`,
  String.raw`\providecommand\a{\a}\a`,
  String.raw`\global\long\def\a{\a}\a`,
  String.raw`\loop\iftrue x\repeat`,
  String.raw`\expandafter\def\csname a\endcsname{\a}\a`,
  String.raw`\csname def\endcsname\a{\a}\a`,
  String.raw`\input{/etc/passwd}`,
  String.raw`\include{/etc/passwd}`,
  String.raw`\openin5=/etc/passwd \read5 to\a`,
  String.raw`\write18{id}`,
  String.raw`\immediate\write18{id}`,
  String.raw`\includegraphics{https://evil.example/x.png}`,
  String.raw`\includegraphics[src=javascript:alert(1)]{x}`,
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{javascript:alert(1)}`,
  String.raw`\htmlData{onclick=alert(1)}{x}`,
  String.raw`\htmlId{root}{x}`,
  String.raw`\htmlClass{Toastify}{x}`,
  String.raw`\htmlStyle{position:fixed;inset:0}{x}`,
  String.raw`\style{position:fixed}{x}`,
  String.raw`\class{a" onclick="alert(1)}{x}`,
  String.raw`\id{a" onclick="alert(1)}{x}`,
  String.raw`\text{</math><script>alert(1)</script>}`,
  String.raw`\text{<img src=x onerror=alert(1)>}`,
  String.raw`\verb|<script>alert(1)</script>|`,
  String.raw`\color{red;background:url(https://evil.example)}x`,
  String.raw`\colorbox{"><script>alert(1)</script>}{x}`,
  String.raw`\textcolor{expression(alert(1))}{x}`,
  String.raw`\rule{99999em}{99999em}`,
  String.raw`\hspace{-99999em}x\kern-99999em x\raisebox{99999em}{x}`,
  String.raw`\tag{<b onmouseover=alert(1)>}x`,
  String.raw`\label{root}\ref{root}`,
  String.raw`\operatorname{alert(1)}\char"3C\char60\unicode{x3C}`,
  String.raw`\begin{array}{${'c'.repeat(5_000)}}x\end{array}`,
  String.raw`\begin{matrix}${'&'.repeat(5_000)}\end{matrix}`,
  nested('{', '}', 2_000),
  nested(String.raw`\sqrt{`, '}', 1_000),
  nested(String.raw`\left(`, String.raw`\right)`, 1_000),
  nested(String.raw`\begin{matrix}`, String.raw`\end{matrix}`, 300),
  nested('x^{', '}', 2_000),
  'x'.repeat(50_000),
  '\\'.repeat(20_001),
  String.raw`\underbrace`.repeat(3_000),
  '%'.repeat(10_000),
  '#1#2\u0000\u202e\ud800',
])('%.60s is drawn without what could act, or refused with a sentence', async (tex) => {
  const body = { title: 'Read', description: '', kind: 'article' as const, article: `<p>So $$${tex}$$ it is</p>` };
  const { status, body: reply } = await api.inject(createLecture, { params: { courseId }, body, as: teacher });
  const params = { courseId, lectureId: reply.Data?.lectureId ?? '' };
  const read = await api.inject(getArticle, { params, as: teacher });
  const html = read.body.Data?.html ?? '';
  expect([200, 400]).toContain(status);
  expect([status === 200, reply.Message.length < 300]).toEqual([html !== '', true]);
  expect(html.replaceAll(/alttext="[^"]*"/g, '')).not.toMatch(
    /<(?:script|img|svg|iframe|style|a)\b|<[^>]*\s(?:on\w+|style|href|src|id|class="(?!tml-))=?/i,
  );
  expect(html.length).toBeLessThan(2_000_000);
});
