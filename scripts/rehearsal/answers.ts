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

/** Lets the calls of a page through and keeps their answers. */
export async function recordAnswers(page: Page, answers: Answers): Promise<void> {
  await page.route(isCall, async (route) => {
    if (isReport(route)) return route.fulfill({ status: 204 });
    const answer = await route.fetch().catch(() => undefined);
    if (!answer) return route.abort();
    answers.set(keyOf(route), { status: answer.status(), headers: answer.headers(), body: await answer.body() });
    return route.fulfill({ response: answer });
  });
}

/** Answers the calls of a page as recorded; those that the live version never made go to the API. */
export async function replayAnswers(page: Page, answers: Answers): Promise<void> {
  await page.route(isCall, async (route) => {
    if (isReport(route)) return route.fulfill({ status: 204 });
    const known = answers.get(keyOf(route));
    return known ? route.fulfill(known) : route.continue();
  });
}

/** Whether a response is an API call that failed. A visitor's missing session is none. */
export const isFailedCall = (response: Response): boolean =>
  isCall(new URL(response.url())) && response.status() >= 400 && response.status() !== 401;
