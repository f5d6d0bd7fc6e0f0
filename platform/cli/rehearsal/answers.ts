import type { Page, Response, Route } from 'playwright-core';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** What the API answered to the live version, by method, address and body. */
export type Answers = Map<string, Answer>;

const keyOf = (route: Route): string => {
  const request = route.request();
  return `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
};

const isCall = (url: URL): boolean => url.pathname.startsWith('/api/');

/** Rehearsals are no visits. */
const isReport = (route: Route): boolean => new URL(route.request().url()).pathname.endsWith('/release/report');

/** What the API answers now; undefined if it does not. */
async function askApi(route: Route): Promise<Answer | undefined> {
  const answer = await route.fetch().catch(() => undefined);
  return answer && { status: answer.status(), headers: answer.headers(), body: await answer.body() };
}

type AnswerTo = (route: Route) => Promise<void>;

/** Answers the calls of a page by `answerTo`. */
const answerCalls = (page: Page, answerTo: AnswerTo): Promise<unknown> =>
  page.route(isCall, (route) => (isReport(route) ? route.fulfill({ status: 204 }) : answerTo(route)));

async function fulfillAndKeep(route: Route, answers: Answers, answer: Answer | undefined): Promise<void> {
  if (!answer) return route.abort();
  answers.set(keyOf(route), answer);
  return route.fulfill(answer);
}

/** Lets the calls of a page through and keeps their answers. */
export const recordAnswers = (page: Page, answers: Answers) =>
  answerCalls(page, async (route) => fulfillAndKeep(route, answers, await askApi(route)));

/** Answers each call of a page as recorded; lets those that are new through once, and keeps their answers. */
export const repeatAnswers = (page: Page, answers: Answers) =>
  answerCalls(page, async (route) =>
    fulfillAndKeep(route, answers, answers.get(keyOf(route)) ?? (await askApi(route))),
  );

/** Answers the calls of a page as recorded; those that the live version never made go to the API. */
export const replayAnswers = (page: Page, answers: Answers) =>
  answerCalls(page, (route) => {
    const known = answers.get(keyOf(route));
    return known ? route.fulfill(known) : route.continue();
  });

/** Whether a response is an API call that failed. A visitor's missing session is none. */
export const isFailedCall = (response: Response): boolean =>
  isCall(new URL(response.url())) && response.status() >= 400 && response.status() !== 401;
